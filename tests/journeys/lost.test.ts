import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { paths } from "#content/site-map.ts";
import { violations } from "#tests/support/axe.ts";
import { ANY_SIZE, address, errorsOf, journeys, open, pressInFooter, soon } from "#tests/support/journey.ts";

const here = journeys();
const { arrive } = here;
const { notFound, error } = chrome;

describe.each(ANY_SIZE)("$where", ({ size }) => {
	test.each(["/nulle-part", "/404"])(
		"%s n’existe pas : la page le dit, donne le numéro et ramène à l’accueil",
		async (path) => {
			const page = await arrive({ size });
			const response = await page.goto(path, { waitUntil: "domcontentloaded" });
			expect(response?.status()).toBe(404);
			await page.getByRole("heading", { level: 1, name: notFound.title }).waitFor();
			expect(await page.getByText(notFound.code, { exact: true }).isVisible()).toBe(true);
			expect(await page.getByRole("main").locator(`a[href="${business.telHref}"]`).isVisible()).toBe(true);
			await page.getByRole("link", { name: notFound.homeLink }).click();
			await soon(() => address(page)).toBe(paths.home);
		},
	);

	test.each([
		["ne viennent pas", (route: Route) => route.abort("internetdisconnected"), "Failed to fetch"],
		["sont refusées par le serveur", (route: Route) => route.fulfill({ status: 500 }), "500 Internal Server Error"],
	] as const)(
		"une ville dont les données %s finit sur l’écran d’erreur, qui garde l’appel et la sortie",
		async (_, fail, said) => {
			const page = await arrive({ size });
			await page.clock.install();
			let tries = 0;
			await page.route("**/donnees/serrurier-voiron.json", (route) => {
				tries++;
				return fail(route);
			});
			await open(page, paths.home);
			await pressInFooter(page, "Voiron");
			// Left over the link, the pointer would say again that it will be followed.
			await page.mouse.move(0, 0);
			const title = page.getByRole("heading", { level: 1, name: error.title });
			await soon(async () => {
				await page.clock.runFor(30_000);
				return title.isVisible();
			}).toBe(true);
			expect(tries).toBe(4);
			const main = page.getByRole("main");
			expect(await main.textContent()).toContain(said);
			expect(await main.locator(`a[href="${business.telHref}"]`).isVisible()).toBe(true);
			expect(await page.title()).toBe(error.title);
			await page.clock.resume();
			expect(await violations(page)).toEqual([]);
			await main.getByRole("link", { name: error.homeLink }).click();
			await soon(() => address(page)).toBe(paths.home);
			await soon(() => page.title()).not.toBe(error.title);
		},
	);
});

test("l’adresse manquée est notée dans la console et dans le journal, sans ce qui suit le « ? » ni rien d’autre", async () => {
	const page = await arrive({ keepsPages: true });
	const noted = errorsOf(page);
	await open(page, "/perdue?nom=Lef%C3%A8vre");
	await soon(() => noted).toContain("/perdue : 404 : /perdue");
	// The browser's own two lines tell what it asked for.
	expect(noted.filter((text) => !/ : 404 : \/perdue$|^404 http|Failed to load resource.*404/.test(text))).toEqual([]);
	const logged = here.site.events.filter((event) => event.event === "page_not_found" && event.path === "/perdue");
	expect(logged).toHaveLength(1);
	expect(JSON.stringify(here.site.events)).not.toMatch(/Lef/);
});

test("le plan du site est un vrai fichier", async () => {
	const { status, headers } = await fetch(`${here.site.url}/sitemap.xml`);
	expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
});
