import { expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { paths, serviceLinks, townPath } from "#content/site-map.ts";
import { ANY_SIZE, address, journeys, open, soon } from "#tests/support/journey.ts";
import { errorsOf } from "#tests/support/page-errors.ts";

const { arrive, arriveAt } = journeys();

test("une adresse inconnue ne note que ce qu’elle doit", async () => {
	const page = await arrive({ keepsPages: true });
	const errors = errorsOf(page);
	await open(page, "/rien");
	await soon(() => errors.some((error) => error.endsWith("404 : /rien"))).toBe(true);
	const expected = /^\/rien : 404 : \/rien$|^404 http.*\/rien$|Failed to load resource.*404/;
	expect(errors.filter((error) => !expected.test(error))).toEqual([]);
});

test.each(ANY_SIZE)("$where, vingt pages de suite sans rechargement et sans erreur", async ({ size }) => {
	const page = await arriveAt(paths.home, { size });
	await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
	const errors = errorsOf(page);
	const towns = ["bourgoin-jallieu", "voiron", "cremieu", "villefontaine"].map(townPath);
	const stops = [...serviceLinks.map((entry) => entry.path), ...towns, paths.serviceArea, paths.legal, paths.terms];
	const walk = [
		...stops,
		townPath("la-tour-du-pin"),
		paths.lockChange,
		paths.legal,
		townPath("lisle-abeau"),
		...stops.slice(0, 3),
	];
	expect(walk).toHaveLength(20);
	for (const path of walk) {
		await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();
		await soon(() =>
			page.evaluate(() => document.querySelector('link[rel="canonical"]')?.getAttribute("href")),
		).toMatch(new RegExp(`${path}$`));
	}
	expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
	expect(await page.title()).not.toBe(chrome.error.title);
	expect(errors).toEqual([]);
});

test("une page où l’on est venu par un lien se recharge sans erreur, et reprend vie", async () => {
	const page = await arriveAt(paths.home);
	const errors = errorsOf(page);
	for (const path of [townPath("voiron"), paths.lockChange, paths.serviceArea, paths.contact, paths.emergency]) {
		await page.locator(`a[href="${path}"]:visible`).first().click();
		await soon(() => address(page)).toBe(path);
		await page.reload({ waitUntil: "domcontentloaded" });
		await page.getByRole("button", { name: consent.manage }).waitFor();
	}
	expect(errors).toEqual([]);
});
