import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
	runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
	// Experimental for axe, a promise for us: what a voice-control user reads on a button is what it answers to.
	rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } },
	resultTypes: ["violations"],
	// The one rule that reads style sheets again, of a page that turns with the phone, is an experiment.
	preload: false,
};

/** What axe finds wrong on the page as it stands: one line for each element. */
export async function violations(page: Page): Promise<string[]> {
	await page.evaluate(source);
	const results = await page.evaluate(async (options) => {
		const { axe } = globalThis as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } };
		return axe.run(document, options);
	}, OPTIONS as object);
	return results.violations
		.flatMap(({ id, nodes }) =>
			nodes.map((node) => `${id} : ${node.target.join(" ")} (${node.failureSummary?.split("\n")[1]?.trim()})`),
		)
		.filter((line) => !isUnderTheFloatingCall(line));
}

/**
 * The round call button floats over the page: what happens to lie under it is scrolled clear of it, and its own size is
 * measured in touch.test.ts.
 */
function isUnderTheFloatingCall(line: string): boolean {
	return line.startsWith("target-size :") && line.includes("partially obscured");
}
