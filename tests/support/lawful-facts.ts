import { afterAll, beforeAll } from "vitest";
import { lawful } from "./quotes.ts";

/** For all tests of a file. */
export function withLawfulFacts(): void {
	let restore = () => {};
	beforeAll(() => {
		restore = lawful();
	});
	afterAll(() => restore());
}
