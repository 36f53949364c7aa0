import { describe, expect, test } from "vitest";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { builtPages } from "#tests/support/pages.ts";

/* A browser's translator changes every text of a page and no attribute: what is sent must be an attribute. */
describe.each(builtPages())("$path", ({ $ }) => {
	test("traduite, la page envoie les mêmes valeurs", () => {
		for (const control of $("option, input[type=radio]").toArray()) expect(control.attribs.value).toBeDefined();
		for (const list of $("select[name=service]").toArray())
			expect(
				$(list)
					.find("option")
					.toArray()
					.map(({ attribs }) => attribs.value),
			).toEqual(["", ...SERVICE_CHOICES]);
	});
});
