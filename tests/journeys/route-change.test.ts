import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { paths, townPath } from "#content/site-map.ts";
import { address, BOTH_SIZES, errorsOf, focusedId, journeys, pressInFooter, soon } from "#tests/support/journey.ts";

const { arriveAt } = journeys();

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedHeading = (page: Page) =>
	page.evaluate(() => document.activeElement?.closest("h1, h2")?.textContent ?? "");
const heading = (page: Page) => page.locator("h1").textContent();

describe.each(BOTH_SIZES)("$where", ({ size }) => {
	const onHomeFarDown = async () => {
		const page = await arriveAt(paths.home, { size });
		// Lost by a page load: what follows must be navigation inside the site.
		await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await soon(() => scrollY(page)).toBeGreaterThan(1_000);
		return page;
	};
	const followFooterLink = async (page: Page, name: string, path: string) => {
		await pressInFooter(page, name);
		await soon(() => address(page)).toBe(path);
	};

	test("d’un lien à l’autre, la page commence en haut, titre lu et focus sur lui", async () => {
		const page = await onHomeFarDown();
		const visited = [
			["Porte blindée", paths.armouredDoor],
			["Voiron", townPath("voiron")],
			["Crémieu", townPath("cremieu")],
			["Mentions légales", paths.legal],
		] as const;
		for (const [name, path] of visited) {
			await followFooterLink(page, name, path);
			await soon(() => scrollY(page)).toBe(0);
			expect(await focusedHeading(page)).toBe(await page.locator("h1").textContent());
			const announced = page.locator("#site > [role=status][aria-live=polite]");
			await soon(() => announced.textContent()).toBe(await page.title());
		}
		expect(await page.evaluate(() => "sameDocument" in globalThis)).toBe(true);
	});

	test("le bouton Retour du navigateur ramène aussi en haut", async () => {
		const page = await onHomeFarDown();
		const home = await heading(page);
		await followFooterLink(page, "Voiron", townPath("voiron"));
		await soon(() => scrollY(page)).toBe(0);
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await page.goBack();
		await soon(() => heading(page)).toBe(home);
		await settled(page);
		expect(await scrollY(page)).toBe(0);
		expect(await focusedHeading(page)).not.toBe("");
		await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
		await page.goForward();
		await soon(() => heading(page)).not.toBe(home);
		await settled(page);
		expect(await scrollY(page)).toBe(0);
	});

	test("« Demander un devis » mène au titre du formulaire, visible sous l’en-tête", async () => {
		const page = await onHomeFarDown();
		await page.getByRole("link", { name: chrome.quote }).last().click();
		await soon(() => address(page)).toBe(paths.quoteForm);
		await soon(() => focusedId(page)).toBe("devis");
		await settled(page);
		const { target, header } = await formHeading(page);
		expect(target.top).toBeGreaterThanOrEqual(header.bottom);
		expect(target.bottom).toBeLessThan(header.bottom + 400);
	});

	test("ouverte directement, l’adresse du formulaire montre le formulaire", async () => {
		const page = await arriveAt(paths.quoteForm, { size });
		await settled(page);
		const { target, header, height } = await formHeading(page);
		expect(target.top).toBeGreaterThanOrEqual(header.bottom);
		expect(target.bottom).toBeLessThan(height);
	});
});

test("une page où l’on est venu par un lien se recharge sans erreur, et reprend vie", async () => {
	const page = await arriveAt(paths.home);
	const errors = errorsOf(page);
	for (const path of [townPath("voiron"), paths.lockChange, paths.serviceArea, paths.contact, paths.emergency]) {
		await page.locator(`a[href="${path}"]:visible`).first().click();
		await soon(() => address(page)).toBe(path);
		await page.waitForLoadState("domcontentloaded");
		await page.reload({ waitUntil: "domcontentloaded" });
		await page.getByRole("button", { name: consent.manage }).waitFor();
	}
	expect(errors).toEqual([]);
});

test("une page rechargée garde la place où on la lisait", async () => {
	const page = await arriveAt(paths.home, { size: "phone" });
	await page.evaluate(() => scrollTo(0, 1_200));
	await page.reload();
	await soon(() => scrollY(page)).toBe(1_200);
});

/** Leaves the browser the time of two frames, in which a restored offset would show. */
const settled = (page: Page) =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

function formHeading(page: Page) {
	return page.evaluate(() => {
		const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
		return { target: box("#devis"), header: box("#site > header"), height: innerHeight };
	});
}
