import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { homePage } from "#content/pages/home.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { press } from "#tests/support/consent.ts";
import { address, journeys, open, soon } from "#tests/support/journey.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { fill, send } from "#tests/support/quote-form.ts";

const { arrive } = journeys();
const picture = pictures[homePage.gallery.items[1]!.picture];
const pictureLink = (page: Page) => page.getByRole("main").getByRole("link", { name: picture.alt });

test("le bandeau des cookies ne vient pas : le site marche sans lui, et rien n’est accepté", async () => {
	const page = await arrive({ decided: false });
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("bandeau-cookies"));
	await page.route("**/assets/bandeau-cookies-*.txt", (route) => route.abort());
	await open(page, paths.home);
	await refused;
	await press(page, consent.manage);
	await page.getByRole("contentinfo").getByRole("link", { name: "Voiron", exact: true }).click();
	await soon(() => page.locator("h1").textContent()).toContain("Voiron");
	await open(page, paths.contact);
	await fill(page, mDaSilva);
	await send(page);
	await page.getByText("Message envoyé !").waitFor();
	expect(errors).toEqual([]);
	expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("la galerie ne vient pas : l’image s’ouvre seule", async () => {
	const page = await arrive();
	await page.route("**/assets/gallery-viewer-*.js*", (route) => route.abort());
	await open(page, paths.home);
	await pictureLink(page).click();
	await soon(() => address(page)).toBe(picture.src);
});

const LOST_ONCE = [
	{
		what: "les règles du formulaire",
		file: "schema",
		path: paths.contact,
		use: send,
		seen: (page: Page) => page.locator("#devis-resume").getByText(FIELD_MESSAGES.email),
	},
	{
		what: "la visionneuse",
		file: "gallery-viewer",
		path: paths.home,
		use: (page: Page) => pictureLink(page).click(),
		seen: (page: Page) => page.getByRole("dialog", { name: chrome.viewer.label }),
	},
];

test.each(LOST_ONCE)("$what : un fichier perdu est redemandé sous une autre adresse, et vient", async (lost) => {
	const page = await arrive();
	await page.route(`**/assets/${lost.file}-*.js`, (route) => route.abort());
	await open(page, lost.path);
	const second = page.waitForResponse(new RegExp(`/assets/${lost.file}-[^/]+\\.js\\?\\d+$`));
	await lost.use(page);
	expect((await second).status()).toBe(200);
	await lost.seen(page).waitFor();
});

test("aucun script ne vient : la page se lit, et l’appel est là", async () => {
	const page = await arrive({ size: "phone" });
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto(paths.home);
	expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(homePage.hero.title);
	expect(await page.getByRole("link", { name: chrome.strip }).isVisible()).toBe(true);
	await page.getByRole("link", { name: chrome.quote }).first().click();
	await soon(() => address(page)).toBe(paths.quoteForm);
});
