import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { offlineNote } from "#content/page-facts.ts";
import { breakInPage } from "#content/pages/break-in.ts";
import { emergencyPage } from "#content/pages/emergency.ts";
import { paths, townPath } from "#content/site-map.ts";
import { address, journeys, open, pressInFooter, soon } from "#tests/support/journey.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { answersIn, fill } from "#tests/support/quote-form.ts";
import { isKept, loseNetworkAfter } from "#tests/support/ways-to-come.ts";

const { arrive, arriveAt } = journeys();

/** One visit, then no network at all. */
async function visitThenLoseNetwork(...visited: string[]): Promise<Page> {
	const page = await arrive({ size: "phone", keepsPages: true });
	await loseNetworkAfter(page, ...visited);
	return page;
}

const numberIsThere = async (page: Page) => {
	expect(await page.getByRole("link", { name: chrome.strip }).isVisible()).toBe(true);
	expect(await page.getByRole("main").textContent()).toContain(business.phoneNational);
};

describe("sur un palier sans réseau, après une visite", () => {
	test("la page de la ville se recharge, avec son temps et le numéro", async () => {
		const page = await visitThenLoseNetwork(townPath("voiron"));
		await page.reload();
		expect(await page.locator("h1").textContent()).toContain("Voiron");
		expect(await page.getByRole("main").textContent()).toContain("25\u00a0min");
		await numberIsThere(page);
		await page.getByText(offlineNote).waitFor();
	});

	test("la page du dépannage s’ouvre sans avoir été visitée, et calcule le temps d’une commune", async () => {
		const page = await visitThenLoseNetwork(paths.home);
		await open(page, paths.emergency);
		expect(await page.locator("h1").textContent()).toBe(emergencyPage.hero.title);
		await numberIsThere(page);
		const field = page.getByRole("combobox");
		await field.fill("38540");
		await field.press("Enter");
		await page.getByText("Heyrieux", { exact: false }).first().waitFor();
	});

	test("après une effraction, la liste et le 17 s’ouvrent sans avoir été visités", async () => {
		const page = await visitThenLoseNetwork(paths.home);
		await open(page, paths.breakIn);
		expect(await page.locator("h1").textContent()).toBe(breakInPage.hero.title);
		expect(await page.getByRole("main").textContent()).toMatch(/\b17\b/);
		await numberIsThere(page);
	});

	test("une page jamais visitée mène à celle du dépannage", async () => {
		const page = await visitThenLoseNetwork(paths.home);
		await page.goto(townPath("grenoble"));
		expect(address(page)).toBe(paths.emergency);
		await numberIsThere(page);
	});
});

test("une adresse inconnue et une page en panne ne prennent la place d’aucune page", async () => {
	const page = await arriveAt(paths.home, { keepsPages: true });
	await soon(() => isKept(page, paths.home), "accueil gardé", 15_000).toBe(true);
	await page.goto("/rien-de-tel");
	await page.goto(paths.home);
	expect(await isKept(page, "/rien-de-tel")).toBe(false);
});

describe("le site change pendant la visite", () => {
	test("le script d’une page a disparu : un seul rechargement mène à la page demandée, la demande commencée est gardée", async () => {
		const page = await arriveAt(paths.contact);
		await fill(page, mmeLefevre);
		await page.context().route(/\/assets\/service-area-[^/]+\.js/, (route) => route.fulfill({ status: 404, body: "" }));
		let loads = 0;
		page.on("load", () => loads++);
		await pressInFooter(page, "Voir toutes les villes");
		await soon(() => address(page)).toBe(paths.serviceArea);
		await soon(() => loads).toBe(1);
		await open(page, paths.contact);
		await soon(() => answersIn(page)).toEqual(mmeLefevre);
	});
});
