import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { paths, townPath } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { ANY_SIZE, address, journeys, open, soon } from "#tests/support/journey.ts";

const here = journeys();
const { arrive } = here;
const { notFound, error } = chrome;

describe.each(ANY_SIZE)("$where", ({ size }) => {
	test.each(["/nulle-part", "/serrurier-paris", "/services/coffre-fort", "/serrurier", "/404"])(
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

	test("une ville dont les données ne viennent pas finit sur l’écran d’erreur, qui garde l’appel et la sortie", async () => {
		const page = await arrive({ size });
		await page.clock.install();
		let tries = 0;
		await page.route("**/donnees/serrurier-voiron.json", (route) => {
			tries++;
			return route.abort("internetdisconnected");
		});
		await open(page, paths.home);
		await page.getByRole("contentinfo").getByRole("link", { name: "Voiron", exact: true }).click();
		// Left over the link, the pointer would say again that it will be followed.
		await page.mouse.move(0, 0);
		const title = page.getByRole("heading", { level: 1, name: error.title });
		await soon(async () => {
			await page.clock.runFor(30_000);
			return title.isVisible();
		}).toBe(true);
		expect(tries).toBe(4);
		const main = page.getByRole("main");
		expect(await main.getByText("Failed to fetch").isVisible()).toBe(true);
		expect(await main.locator(`a[href="${business.telHref}"]`).isVisible()).toBe(true);
		expect(await page.title()).toBe(error.title);
		await main.getByRole("link", { name: error.homeLink }).click();
		await soon(() => address(page)).toBe(paths.home);
		await soon(() => page.title()).not.toBe(error.title);
	});
});

test("une réponse d’erreur du serveur se lit aussi sur l’écran d’erreur", async () => {
	const page = await arrive();
	await page.clock.install();
	await page.route("**/donnees/serrurier-voiron.json", (route) => route.fulfill({ status: 500, body: "panne" }));
	await open(page, paths.home);
	await page.getByRole("contentinfo").getByRole("link", { name: "Voiron", exact: true }).click();
	const main = page.getByRole("main");
	await soon(async () => {
		await page.clock.runFor(30_000);
		return main.getByRole("heading", { level: 1, name: error.title }).isVisible();
	}).toBe(true);
	expect(await main.textContent()).toContain("500 Internal Server Error");
});

test("l’adresse manquée est notée dans la console et dans le journal, sans ce qui suit le « ? »", async () => {
	const page = await arrive();
	const noted: string[] = [];
	page.on("console", (message) => message.type() === "error" && noted.push(message.text()));
	await page.goto("/perdue?nom=Lef%C3%A8vre");
	await soon(() => noted.find((text) => text.includes("/perdue"))).toBe("404 : /perdue");
	expect(noted.join()).not.toMatch(/Lef/);
	const logged = here.site.events.filter((event) => event.event === "page_not_found" && event.path === "/perdue");
	expect(logged).toHaveLength(1);
	expect(JSON.stringify(here.site.events)).not.toMatch(/Lef/);
});

test("le plan du site est un vrai fichier, avec toutes les pages", async () => {
	const page = await arrive();
	const response = await page.goto("/sitemap.xml");
	expect([response?.status(), response?.headers()["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
	const written = (await response?.text())?.match(/(?<=<loc>https?:\/\/[^/]+)\/[^<]*/g);
	expect(written).toEqual(allPaths());
});

test("les anciennes adresses de Vienne et de L’Isle-d’Abeau mènent à leur page", async () => {
	const page = await arrive();
	for (const [old, slug] of [
		["/serrurier-vienne", "vienne-nord"],
		["/serrurier-vienne%20nord", "vienne-nord"],
		["/serrurier-l-isle-d-abeau", "lisle-abeau"],
	] as const) {
		expect((await page.goto(old))?.status()).toBe(200);
		expect(address(page)).toBe(townPath(slug));
	}
});
