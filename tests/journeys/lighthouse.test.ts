import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { townPath } from "#content/site-map.ts";
import { BROWSER_ARGUMENTS, chromiumPath } from "#tests/support/browser.ts";
import { type LiveSite, startSite } from "#tests/support/journey.ts";
import { freePort } from "#tools/free-port.ts";

let browser: Browser | undefined;
let site: LiveSite | undefined;
let port = 0;

beforeAll(async () => {
	port = await freePort();
	site = await startSite();
	const args = [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`];
	browser = await chromium.launch({ executablePath: await chromiumPath(), args });
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
});

/** All pages have their notes in `npm run bench:pages -- notes`. Speed is a ratio measured by a benchmark, never by a test: what is held here does not depend on the machine. */
test.each([townPath("voiron")])(
	"%s : Lighthouse sur téléphone donne 100 à l’accessibilité, aux bonnes pratiques et au référencement",
	async (path) => {
		const onlyCategories = ["accessibility", "best-practices", "seo"];
		const result = await lighthouse(`${site?.url}${path}`, { port, onlyCategories, logLevel: "error" });
		const { categories = {}, audits = {} } = result?.lhr ?? {};
		const failed = Object.values(audits).filter(
			(audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === "binary",
		);
		const scores = onlyCategories.map((category) => categories[category]?.score);
		expect(scores, failed.map((audit) => audit.id).join(", ")).toEqual([1, 1, 1]);
	},
);
