import { describe, expect, test } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { BOTH_SIZES, journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive } = journeys();

describe.each(BOTH_SIZES)("$where", ({ size }) => {
	test.each(KINDS_OF_PAGE)("%s ne met aucun obstacle à personne", async (path) => {
		const page = await arrive({ size });
		await open(page, path);
		expect(await violations(page)).toEqual([]);
	});
});

test("le contrôle voit bien ce qui n’irait pas", async () => {
	const page = await arrive();
	await open(page, "/contact");
	await page.evaluate(() => {
		document.querySelector("main a")!.setAttribute("aria-label", "autre chose");
		document.querySelector("label")!.remove();
		document.querySelector<HTMLElement>("main p")!.style.color = "#ccc";
	});
	const rules = (await violations(page)).map((line) => line.split(" ")[0]);
	expect(rules).toEqual(expect.arrayContaining(["label", "color-contrast", "label-content-name-mismatch"]));
});
