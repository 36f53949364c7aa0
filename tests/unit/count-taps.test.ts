import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { startScript } from "#tools/browser-scripts.ts";

const FACTS = {
	face: "",
	manifest: "",
	rootModule: "",
	entry: "",
	shared: [],
	context: {},
	data: "",
	telHref: business.telHref,
};

test("avec un service de formulaires, sans notre relais, les pages n’ont pas de quoi compter", async () => {
	const counts = async (endpoint: string) => (await startScript(FACTS, endpoint)).code.includes("sendBeacon");
	expect(await counts("/api/devis")).toBe(true);
	for (const elsewhere of ["https://formulaires.exemple/f/code", "//formulaires.exemple/f/code"]) {
		expect([elsewhere, await counts(elsewhere)]).toEqual([elsewhere, false]);
	}
});
