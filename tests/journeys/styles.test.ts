import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { homePage } from "#content/pages/home.ts";
import { paths, townPath } from "#content/site-map.ts";
import { hold, journeys, open, pressInFooter, soon } from "#tests/support/journey.ts";

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
	const direct = await arriveAt(paths.home);
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

test("la police des titres arrive sans qu’une ligne du premier écran change de hauteur", async () => {
	// Names whose lines broke otherwise at this width, with the system's face of a Linux machine, and one that never did.
	for (const slug of ["bourgoin-jallieu", "saint-alban-de-roche", "le-peage-de-roussillon", "voiron"] as const) {
		const page = await arrive({ viewport: { width: 412, height: 823 } });
		const bring = await hold(page, "**/*.woff2");
		await open(page, townPath(slug));
		const heights = () =>
			page.evaluate(() =>
				Array.from(document.querySelectorAll("header span, main > :first-child :is(h1, p)"), (element) =>
					Math.round(element.getBoundingClientRect().height),
				),
			);
		const before = await heights();
		const arrived = page.waitForResponse("**/*.woff2");
		bring();
		await (await arrived).finished();
		await page.waitForTimeout(200);
		for (const [index, height] of (await heights()).entries())
			expect(Math.abs(height - (before[index] ?? 0)), slug).toBeLessThan(8);
		const isOn = () =>
			page.evaluate(() => {
				const title = document.querySelector("h1");
				const isHere = [...document.fonts].every(({ status }) => status === "loaded");
				return isHere && title !== null && getComputedStyle(title).fontFamily.includes("Archivo Sign");
			});
		// As the machine's own face has it: where both break alike, the web font stands at once.
		if (slug === "voiron") expect(await isOn()).toBe(true);
		// On the next page it stands in any case.
		await pressInFooter(page, "Voir toutes les villes");
		await page.waitForURL(`**${paths.serviceArea}`);
		await soon(isOn).toBe(true);
	}
});
