import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { homePage } from "#content/pages/home.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { press } from "#tests/support/consent.ts";
import { address, journeys, open, pressInFooter, soon } from "#tests/support/journey.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { fill, send, success } from "#tests/support/quote-form.ts";

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
	await pressInFooter(page, "Voiron");
	await soon(() => page.locator("h1").textContent()).toContain("Voiron");
	await open(page, paths.contact);
	await fill(page, mDaSilva);
	await send(page);
	await success(page).waitFor();
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

/* A link pressed first of all, before anything else moved: React comes with that press, and the link waits for it. */

const LINK = `main a[href="${paths.serviceArea}"]`;

/** A phone as slow as it may be: what the page gives React is as long as a test needs. */
const withPatience = (page: Page, ms: number) =>
	page.addInitScript((patience) => {
		const { setTimeout } = globalThis;
		const LINK_PATIENCE_MS = 300;
		globalThis.setTimeout = ((what: () => void, after: number, ...more: []) =>
			setTimeout(what, after === LINK_PATIENCE_MS ? patience : after, ...more)) as typeof globalThis.setTimeout;
	}, ms);

/** @returns whether the link was followed in the same document */
async function pressedFirst(page: Page, press: (page: Page) => Promise<void>): Promise<boolean> {
	await page.goto(paths.home);
	await soon(() => page.evaluate(() => "script" in document.documentElement.dataset)).toBe(true);
	await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
	const before = await page.evaluate(() => history.length);
	await press(page);
	await soon(() => address(page)).toBe(paths.serviceArea);
	await soon(() => page.locator("h1").count()).toBe(1);
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	return page.evaluate(() => "sameDocument" in globalThis);
}

const byScript = (page: Page) => page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), LINK);
async function byFinger(page: Page): Promise<void> {
	const link = page.locator(LINK).first();
	await link.scrollIntoViewIfNeeded();
	const box = await link.boundingBox();
	if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test.each([
	["un doigt", byFinger],
	["un script", byScript],
] as const)(
	"le tout premier appui, par %s, est suivi sans charger de document, à froid comme à la seconde visite",
	async (_, press) => {
		const page = await arrive({ size: "phone" });
		await withPatience(page, 10_000);
		expect(await pressedFirst(page, press)).toBe(true);
		expect(await pressedFirst(page, press)).toBe(true);
	},
);

test("React ne vient pas : le lien pressé mène à sa page comme sans script, une seule fois", async () => {
	const page = await arrive({ size: "phone" });
	const asked: string[] = [];
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === paths.serviceArea) asked.push(request.resourceType());
	});
	await page.route("**/assets/client-*.js", () => {});
	expect(await pressedFirst(page, byFinger)).toBe(false);
	// Asked for while it waited, then gone to.
	expect(asked).toEqual(["fetch", "document"]);
});
