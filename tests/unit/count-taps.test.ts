import { expect, test } from "vitest";
import { bundled } from "#tools/browser-file.ts";

test("avec un service de formulaires, sans notre relais, les pages n’ont pas de quoi compter", async () => {
	const counts = async (endpoint: string) =>
		(await bundled("tests/support/counting-entry.ts", { __QUOTE_ENDPOINT__: endpoint })).includes("sendBeacon");
	expect(await counts("/api/devis")).toBe(true);
	for (const elsewhere of ["https://formulaires.exemple/f/code", "//formulaires.exemple/f/code"]) {
		expect([elsewhere, await counts(elsewhere)]).toEqual([elsewhere, false]);
	}
});
