import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { address, journeys, soon } from "#tests/support/journey.ts";

/* A link pressed first of all, before anything else moved: React comes with that press, and the link waits for it. */

const { arrive } = journeys();
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
