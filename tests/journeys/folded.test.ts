import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { CHANGES, run } from "#tests/support/changed-page.ts";
import { isBooted, isWhole, journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

/* What a phone shows shut until it is pressed (app/ui/section.tsx, « Folded »). */

const { arrive } = journeys();
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** How many of a page's parts are open, and how many there are. */
const openOf = (page: Page) =>
	page.evaluate(() => [".folded[open]", ".folded"].map((part) => document.querySelectorAll(part).length));

test.each(KINDS_OF_PAGE)(
	"%s : fermé sur un téléphone, ouvert d’un appui ; entier sans script, et sur grand écran",
	async (path) => {
		const phone = await arrive({ viewport: PHONE });
		await phone.goto(path);
		await isWhole(phone);
		const [open, all = 0] = await openOf(phone);
		expect(open).toBe(0);
		expect(all).toBeGreaterThanOrEqual(2);
		await phone.locator("main .folded > summary, footer .folded > summary").last().click();
		expect(await openOf(phone)).toEqual([1, all]);
		// Laid on its side it is wide.
		await phone.setViewportSize({ width: 844, height: 390 });
		await expect.poll(() => openOf(phone)).toEqual([all, all]);
		for (const how of [{ viewport: WIDE }, { viewport: PHONE, script: false }]) {
			const page = await arrive(how);
			await page.goto(path);
			if (how.viewport === WIDE) await isWhole(page);
			expect(await page.locator(".folded[open]").count()).toBe(all);
		}
	},
);

test("sur une page qu’un traducteur a changée, que React refait entière, ce qui était fermé le reste", async () => {
	const page = await arrive({ viewport: PHONE });
	await page.goto(paths.lockChange);
	await isBooted(page);
	await page.evaluate(run(CHANGES["un traducteur met chaque texte dans un <font>"] ?? ""));
	await isWhole(page);
	expect(await page.locator("main font").count()).toBe(0);
	expect((await openOf(page))[0]).toBe(0);
});

test("ce qui est en vue, ou déjà passé, ne se ferme pas sous le lecteur ; la page suivante, elle, arrive fermée", async () => {
	const page = await arrive({ viewport: PHONE });
	await page.goto(`${paths.lockChange}#devis`);
	await isWhole(page);
	// The heading stands at the top of the screen, all before it was passed.
	expect(await page.locator("main .folded[open]").count()).toBe(await page.locator("main .folded").count());
	expect(await page.locator("footer .folded[open]").count()).toBe(0);
	await page.locator("footer .folded > summary").last().click();
	await page.locator(`footer a[href="${paths.serviceArea}"]`).click();
	await page.waitForURL(`**${paths.serviceArea}`);
	// What is below the first screen comes after it.
	await page.locator("main .folded").first().waitFor();
	await expect.poll(() => page.locator("main .folded[open]").count()).toBe(0);
});
