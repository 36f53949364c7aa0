import { expect, test } from "vitest";
import { validator } from "#tests/support/html-validator.ts";
import { builtPages } from "#tests/support/pages.ts";

test.each(builtPages())("$path est du HTML valide", async ({ html, path }) => {
	const report = await validator.validateString(html, `${path}.html`);
	const faults = report.results.flatMap((result) =>
		result.messages.map((message) => `${message.ruleId} : ${message.message} (${message.selector ?? ""})`),
	);
	expect(faults).toEqual([]);
});
