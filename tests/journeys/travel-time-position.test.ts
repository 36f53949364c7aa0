import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { km, minutes } from "#content/wording.ts";
import { journeys, open, soon } from "#tests/support/journey.ts";
import { answered, callOf, read, section } from "#tests/support/travel-time.ts";

const { arrive } = journeys();
const button = (page: Page) => section(page).getByRole("button", { name: words.position });

interface Device {
	position?: { latitude: number; longitude: number; accuracy?: number };
	/** What the browser answers instead: 1 refused, 2 unavailable, 3 too slow. */
	error?: 1 | 2 | 3;
}
async function visit({ position, error }: Device) {
	const page = await arrive({ size: "phone" });
	if (position) {
		await page.context().grantPermissions(["geolocation"]);
		await page.context().setGeolocation(position);
	}
	if (error) {
		await page.addInitScript((code) => {
			navigator.geolocation.getCurrentPosition = (_, refuse) =>
				refuse?.({ code, message: "", PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
		}, error);
	}
	await open(page, paths.serviceArea);
	return page;
}

test("à Morestel : près de Morestel, le temps de la vraie distance, sa page, et rien ne quitte l’appareil", async () => {
	const page = await visit({ position: { latitude: 45.6766, longitude: 5.4683 } });
	const sent: string[] = [];
	page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
	await button(page).click();
	await soon(() => answered(page)).toContain(read(words.near("de Morestel")));
	expect(await answered(page)).toContain(read(words.distance(km(18))));
	expect(await answered(page)).toContain(read(words.call(minutes(22))));
	expect(sent.filter((line) => /45[.,]67|5[.,]46/.test(line))).toEqual([]);
});

test("la position n’est demandée qu’à cette pression", async () => {
	const page = await arrive();
	await page.addInitScript(() => {
		Object.assign(globalThis, { askedTimes: 0 });
		navigator.geolocation.getCurrentPosition = () => {
			(globalThis as unknown as { askedTimes: number }).askedTimes++;
		};
	});
	const asked = () => page.evaluate(() => (globalThis as unknown as { askedTimes: number }).askedTimes);
	await open(page, paths.serviceArea);
	await section(page).getByLabel(words.label, { exact: true }).fill("Voiron");
	await page.keyboard.press("Enter");
	await soon(() => answered(page)).toContain("Voiron");
	expect(await asked()).toBe(0);
	await button(page).click();
	await soon(() => answered(page)).toBe(words.locating);
	expect(await asked()).toBe(1);
});

test.each([
	["refusée", { error: 1 }, words.refused],
	["introuvable", { error: 2 }, words.unavailable],
	["trop lente", { error: 3 }, words.timeout],
	["trop vague", { position: { latitude: 45.59, longitude: 5.27, accuracy: 40_000 } }, words.vague],
	["à l’étranger", { position: { latitude: 46.2044, longitude: 6.1432 } }, words.away],
	["au fond du Trièves, trop loin", { position: { latitude: 44.8167, longitude: 5.7512 } }, words.away],
	["à Valence, trop loin", { position: { latitude: 44.9334, longitude: 4.8924 } }, words.away],
] as [string, Device, string][])("position %s : une phrase à elle, et le téléphone", async (_, device, sentence) => {
	const page = await visit(device);
	await button(page).click();
	await soon(() => answered(page)).toContain(read(sentence));
	expect(await callOf(page).isVisible()).toBe(true);
});

test("refusée par le navigateur lui-même, la question peut encore s’écrire", async () => {
	const page = await arrive();
	await page.context().clearPermissions();
	await open(page, paths.serviceArea);
	await button(page).click();
	await soon(() => answered(page)).toContain(read(words.refused));
	await section(page).getByLabel(words.label, { exact: true }).fill("Lyon");
	await page.keyboard.press("Enter");
	await soon(() => answered(page)).toContain(read(words.outsideIsere));
});

test("sans script, le bouton n’est là pour personne", async () => {
	const page = await arrive({ script: false });
	await page.goto(paths.serviceArea);
	expect(await button(page).count()).toBe(0);
});
