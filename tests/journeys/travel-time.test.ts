import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { words } from "#content/travel-time-words.ts";
import { aboutMinutes, km } from "#content/wording.ts";
import { ANSWER_ID, INPUT_ID } from "#shared/places/arrival.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { address, focused, hold, journeys, open, soon } from "#tests/support/journey.ts";
import { answer, answered, ask, callOf, read, section } from "#tests/support/travel-time.ts";

const { arrive, arriveAt, stay } = journeys();
const SENTENCES = [
	["38317 CEDEX", words.cedex("38317")],
	["Montagnieu", words.namesakes("Montagnieu")],
	["bourg", words.several("bourg")],
	["Marseille", words.unknown("Marseille")],
	["🔑", words.nonsense],
	["saint ".repeat(20), words.tooLong],
	["'; DROP TABLE villes; --", words.unknown("'; DROP TABLE villes; --")],
] as const;
const beyond = read(words.beyondRadius(km(facts.radiusKm)));

/* At the size where the room is scarce; both sizes are for the suggestions, which lie over the page. */
describe("au téléphone", () => {
	const visit = stay({ size: "phone" }, (page) => open(page, paths.serviceArea));

	test("Morestel : 22 min, de quoi appeler, et le lien vers sa page", async () => {
		const page = await arriveAt(paths.serviceArea, { size: "phone" });
		expect(serviceAreaPage.travelTime.button).toBe("Calculer le temps de trajet");
		await ask(page, "Morestel");
		await soon(() => answered(page)).toContain("22 min");
		expect(await answered(page)).toContain(read(words.distance(km(18))));
		expect(await answered(page)).not.toContain(beyond);
		expect(await callOf(page).textContent()).toContain(business.phoneNational);
		await answer(page)
			.getByRole("link", { name: words.page("Morestel") })
			.click();
		await soon(() => address(page)).toBe(townPath("morestel"));
	});

	test("un code postal partagé donne toutes ses communes", async () => {
		const { page } = visit;
		await ask(page, "38300");
		const sharing = towns.filter((town) => (town.postalCodes as readonly string[]).includes("38300"));
		expect(sharing.length).toBeGreaterThan(3);
		await soon(() => answered(page)).toMatch(/^38300 : 17 communes\. Laquelle est la vôtre \?/);
		for (const town of sharing)
			expect(await answered(page)).toContain(`${town.name}${read(aboutMinutes(town.minutes))}`);
		await answer(page).getByRole("button", { name: "Saint-Savin" }).click();
		await soon(() => answered(page)).toContain(read(`${aboutMinutes(15)}À`));
		// The button is gone: the focus is on the answer, not lost.
		await soon(() => focused(page)).toBe("Saint-Savin");
	});

	test("chaque question sans réponse a sa phrase", async () => {
		const { page } = visit;
		for (const [typed, sentence] of SENTENCES) {
			await ask(page, typed);
			await soon(() => answered(page), typed).toContain(read(sentence));
		}
	});

	test("rien d’écrit : une phrase, et le téléphone", async () => {
		const { page } = visit;
		await ask(page, "  ");
		await soon(() => answered(page)).toContain(read(words.empty));
		expect(await callOf(page).isVisible()).toBe(true);
	});
});

test("les données ne sont demandées qu’à la première question, une seule fois", async () => {
	const page = await arrive();
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().endsWith(PLACES_PATH)) asked++;
	});
	await open(page, paths.serviceArea);
	expect(asked).toBe(0);
	for (const place of ["Morestel", "Voiron", "Morestel"]) {
		await ask(page, place);
		await soon(() => answered(page)).toContain(place);
	}
	expect(asked).toBe(1);
});

test("une question posée après l’échec recommence tout", async () => {
	const page = await arrive();
	await page.clock.install();
	let isDown = true;
	await page.route(`**${PLACES_PATH}`, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
	await open(page, paths.serviceArea);
	await ask(page, "Morestel");
	await soon(async () => {
		await page.clock.runFor(1_000);
		return answered(page);
	}).toContain(read(words.failed));
	isDown = false;
	await ask(page, "Morestel");
	await soon(() => answered(page)).toContain("22 min");
});

test("quand le calcul lui-même ne vient pas, le téléphone est là, et une autre question le redemande", async () => {
	const page = await arrive();
	let isDown = true;
	await page.route("**/assets/calculator-*.js*", (route) => (isDown ? route.abort() : route.continue()));
	await open(page, paths.serviceArea);
	await ask(page, "Morestel");
	await soon(() => answered(page)).toContain(read(words.failed));
	expect(await callOf(page).textContent()).toContain(business.phoneNational);
	isDown = false;
	await ask(page, "Morestel");
	await soon(() => answered(page)).toContain("22 min");
});

test("l’attente ne se dit que si elle dure", async () => {
	const page = await arrive();
	const release = await hold(page, `**${PLACES_PATH}`);
	await open(page, paths.serviceArea);
	await ask(page, "Morestel");
	expect(await answered(page)).toBe("");
	await soon(() => answered(page)).toBe(words.pending);
	release();
	await soon(() => answered(page)).toContain("22 min");
});

/* What is answered without script is relay/travel's to hold: here, that a browser shows it. */
describe("sans script", () => {
	const askPlainly = async (place: string) => {
		const page = await arriveAt(paths.serviceArea, { size: "phone", script: false });
		await ask(page, place);
		return page;
	};

	test("« 38510 » mène à la page de la ville, qui dit le temps", async () => {
		const page = await askPlainly("38510");
		await soon(() => address(page)).toBe(townPath("morestel"));
		expect(read((await page.getByRole("main").textContent()) ?? "")).toContain("22 min");
	});

	test("« Burgoin » a sa réponse sous la question, que l’on voit sans rien toucher", async () => {
		const page = await askPlainly("Burgoin");
		const answer = page.locator(`#${ANSWER_ID}`);
		await soon(async () => read((await answer.textContent()) ?? "")).toContain("Vous cherchiez peut-être");
		expect(await answer.locator(":focus").count()).toBe(1);
		await soon(() => answer.locator(":focus").evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(844);
		expect(await page.locator(`#${INPUT_ID}`).inputValue()).toBe("Burgoin");
	});
});

/* The script wakes at the first gesture: at each moment of its start, whoever is quicker than it has the same answer. */
test.each([0, 15, 40, 80])(
	"une commune envoyée %i ms après le premier geste a sa réponse",
	async (delayMs) => {
		const page = await arrive();
		for (let visit = 0; visit < 3; visit++) {
			await page.goto(paths.home, { waitUntil: "load" });
			await page.locator(`#${INPUT_ID}`).fill("Voiron");
			await page.waitForTimeout(delayMs);
			await page.keyboard.press("Enter");
			// Without script the relay answers by the town's page.
			await expect
				.poll(() => page.locator("main").innerText())
				.toMatch(/À 35.km de Bourgoin-Jallieu|Votre serrurier à Voiron/);
		}
	},
	30_000,
);

const button = (page: Page) => section(page).getByRole("button", { name: words.position });

interface Device {
	position?: { latitude: number; longitude: number; accuracy?: number };
	/** What the browser answers instead: 2 unavailable, 3 too slow. */
	error?: 2 | 3;
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
	expect(await answered(page)).toContain(read(aboutMinutes(22)));
	expect(await answered(page)).toContain(read(words.call));
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
	["introuvable", { error: 2 }, words.unavailable],
	["trop lente", { error: 3 }, words.timeout],
	["trop vague", { position: { latitude: 45.59, longitude: 5.27, accuracy: 40_000 } }, words.vague],
	["à l’étranger", { position: { latitude: 46.2044, longitude: 6.1432 } }, words.away],
	["au fond du Trièves, trop loin", { position: { latitude: 44.8167, longitude: 5.7512 } }, words.away],
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
	const page = await arriveAt(paths.serviceArea, { script: false });
	expect(await button(page).count()).toBe(0);
});
