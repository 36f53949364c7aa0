import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { contactPage } from "#content/pages/contact.ts";
import { paths } from "#content/site-map.ts";
import { parisDay } from "#relay/clock.ts";
import { journeys, open, soon, startSite } from "#tests/support/journey.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const { arrive, arriveAt } = journeys();

/** A site of its own, with all that it counted as it stands in its file. */
async function countingSite(settings: Record<string, string> = {}) {
	const dataDir = await tempFolder();
	const site = await startSite({ ...settings, DATA_DIR: dataDir });
	onTestFinished(() => site.stop());
	const rows = () => {
		const db = new DatabaseSync(join(dataDir, "demandes.sqlite"), { readOnly: true });
		const found = db.prepare("SELECT * FROM daily_count ORDER BY page").all();
		db.close();
		return found.map((row) => ({ ...row }));
	};
	return { site, rows };
}

const numbers = (page: Page) => page.locator(`main a[href="${business.telHref}"]:visible`);
/** By a link of the page, without loading another. */
async function goToContact(page: Page) {
	await page.locator(`a[href^="${paths.contact}"]:visible`).first().click();
	// The address changes before the page does.
	await soon(() => page.title()).toBe(contactPage.seo.title);
}

/** All that the browser keeps of the site. */
const kept = async (page: Page) => ({
	cookies: await page.context().cookies(),
	keys: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
});

/** A browser that says before any page what it wants, and writes down each beacon that leaves. */
async function listeningIn(page: Page, wish = "") {
	await page.addInitScript(`{
		${wish}
		globalThis.beacons = [];
		navigator.sendBeacon = (address, body) => globalThis.beacons.push(address + " " + body) > 0;
	}`);
	return () => page.evaluate<string[]>("globalThis.beacons");
}

test("le numéro touché sur la page d’urgence compte pour elle ; rien ne reste ni chez la personne ni d’elle", async () => {
	const { site, rows } = await countingSite();
	const page = await arriveAt(paths.emergency, { site, size: "phone" });
	const before = await kept(page);
	await numbers(page).first().tap();
	const tapped = { day: parisDay(Date.now()), page: paths.emergency, kind: "tap" };
	await soon(rows).toEqual([{ ...tapped, count: 1 }]);
	await numbers(page).first().press("Enter");
	await soon(rows).toEqual([{ ...tapped, count: 2 }]);
	expect(await kept(page)).toEqual({ cookies: [], keys: before.keys });
});

test("seul notre numéro compte : appeler le 17, ouvrir une page ne se dit à personne", async () => {
	const page = await arrive();
	const beacons = await listeningIn(page);
	await open(page, paths.breakIn);
	await page.locator('a[href="tel:17"]').first().click();
	await goToContact(page);
	expect(await beacons()).toEqual([]);
	// Not by a pointer: the page still scrolls to its top under it.
	await numbers(page).first().dispatchEvent("click");
	expect(await beacons()).toEqual(["/api/appels /contact"]);
});

const WISHES = ["doNotTrack: { value: '1' }", "globalPrivacyControl: { value: true }"];
test.each(WISHES)("un navigateur qui demande à ne pas être suivi ne dit rien (%s)", async (wish) => {
	const page = await arrive();
	const beacons = await listeningIn(page, `Object.defineProperties(navigator, { ${wish} });`);
	await open(page, paths.emergency);
	await numbers(page).first().click();
	expect(await beacons()).toEqual([]);
});
