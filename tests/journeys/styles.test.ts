import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { homePage } from "#content/pages/home.ts";
import { paths } from "#content/site-map.ts";
import { hold } from "#tests/support/held.ts";
import { journeys, open, soon } from "#tests/support/journey.ts";

const { arrive, arriveAt } = journeys();
const SHEET = /\/assets\/app-[^/]+\.css$/;

/** How the first review stands, as the browser works it out. */
const letterStyle = (page: Page) =>
	page.evaluate(() => {
		const letter = document.querySelector(".letter");
		return letter ? getComputedStyle(letter).borderTopWidth + getComputedStyle(letter).paddingLeft : "absent";
	});
const goHome = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: business.name }).first().click({ noWaitAfter: true });

test("une page atteinte par un lien a les mêmes styles que si l’on y arrive directement", async () => {
	const direct = await arrive();
	await open(direct, paths.home);
	const expected = await letterStyle(direct);
	expect(expected).not.toBe("absent");

	const page = await arriveAt(paths.legal);
	await goHome(page);
	await soon(() => page.locator("h1").textContent()).toBe(homePage.hero.title);
	// The reviews stand under the first screen, which is drawn first.
	await soon(() => letterStyle(page)).toBe(expected);
});

test("tant que ses styles ne sont pas là, l’ancienne page reste : jamais de page nue", async () => {
	const page = await arrive();
	const answer = await hold(page, SHEET);
	await open(page, paths.legal);
	const before = await page.locator("h1").textContent();
	await goHome(page);
	await page.waitForTimeout(400);
	expect(await page.locator("h1").textContent()).toBe(before);
	answer();
	await soon(() => page.locator("h1").textContent()).toBe(homePage.hero.title);
	await soon(() => letterStyle(page)).not.toBe("absent");
});

test("si la feuille ne vient pas du tout, la page s’affiche quand même", async () => {
	const page = await arrive();
	await page.route(SHEET, (route) => route.abort());
	await open(page, paths.legal);
	await goHome(page);
	await soon(() => page.locator("h1").textContent()).toBe(homePage.hero.title);
});
