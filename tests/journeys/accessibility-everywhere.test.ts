import { expect, test } from "vitest";
import { allPaths } from "#content/all-paths.ts";
import { violations } from "#tests/support/axe.ts";
import { journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive } = journeys();
/** One of each kind is looked at with its scripts, in accessibility.test.ts. */
const seen: readonly string[] = KINDS_OF_PAGE;
const others = allPaths().filter((path) => !seen.includes(path));

// The files as they are served, without their scripts: a third of the time. What script adds has its own tests.
test("au téléphone, aucune des autres pages ne met d’obstacle à personne", async () => {
	expect(others.length + seen.length).toBe(83);
	const page = await arrive({ size: "phone" });
	await page.route("**/assets/*.js", (route) => route.abort());
	const found: string[] = [];
	for (const path of others) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		// As the start script would: where the browser has not drawn a part yet, axe takes another's ground for its own.
		await page.evaluate(() => {
			document.documentElement.dataset.whole = "";
		});
		found.push(...(await violations(page)).map((line) => `${path} ${line}`));
	}
	expect(found).toEqual([]);
}, 120_000);
