import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { bundled } from "#tools/bundle.ts";

test("avec un service de formulaires, sans notre relais, les pages ne comptent rien", async () => {
	const code = await bundled("tests/support/counting-entry.ts");
	const listens = (quoteEndpoint: string) => {
		let heard = 0;
		const page = { addEventListener: () => heard++, navigator: {}, __PUBLISHED__: { quoteEndpoint } };
		runInNewContext(code, page);
		return heard;
	};
	expect(listens("/api/devis")).toBe(1);
	for (const elsewhere of ["https://formulaires.exemple/f/code", "//formulaires.exemple/f/code"])
		expect([elsewhere, listens(elsewhere)]).toEqual([elsewhere, 0]);
});
