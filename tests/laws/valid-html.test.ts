import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { builtPages } from "#tests/support/pages.ts";

const validator = new HtmlValidate({
	root: true,
	extends: ["html-validate:standard", "html-validate:a11y"],
	rules: {
		// React writes void elements and boolean attributes in its own (valid) way, and no line breaks.
		"void-style": "off",
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"no-trailing-whitespace": "off",
		"no-inline-style": "error",
		"no-implicit-button-type": "error",
	},
});

test.each(builtPages())("$path est du HTML valide", async ({ html, path }) => {
	const report = await validator.validateString(html, `${path}.html`);
	const faults = report.results.flatMap((result) =>
		result.messages.map((message) => `${message.ruleId} : ${message.message} (${message.selector ?? ""})`),
	);
	expect(faults).toEqual([]);
});
