import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { words } from "#content/travel-time-words.ts";
import { km, minutes, span } from "#content/wording.ts";
import { ANSWER_ID, INPUT_ID } from "#shared/places/arrival.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { address, focused, journeys, open, soon } from "#tests/support/journey.ts";
import { answer, answered, ask, callOf, read } from "#tests/support/travel-time.ts";

const { arrive, arriveAt, stay } = journeys();
const SPELLINGS = [
	["saint etienne de saint geoirs", "Saint-Étienne-de-Saint-Geoirs"],
	["l isle d abeau", "L’Isle-d’Abeau"],
	["ST-ETIENNE DE ST-GEOIRS", "Saint-Étienne-de-Saint-Geoirs"],
	["L'Isle-d'Abeau", "L’Isle-d’Abeau"],
	["cremieu", "Crémieu"],
	["  Échirolles ", "Échirolles"],
] as const;
const SENTENCES = [
	["38317 CEDEX", words.cedex("38317")],
	["Montagnieu", words.namesakes("Montagnieu")],
	["bourg", words.several("bourg")],
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
		for (const town of sharing) expect(await answered(page)).toContain(`${town.name}${read(minutes(town.minutes))}`);
		await answer(page).getByRole("button", { name: "Saint-Savin" }).click();
		await soon(() => answered(page)).toContain(read(words.call(minutes(15))));
		// The button is gone: the focus is on the answer, not lost.
		await soon(() => focused(page)).toBe("Saint-Savin");
	});

	test("accents, tirets et majuscules ne comptent pas", async () => {
		const { page } = visit;
		for (const [typed, name] of SPELLINGS) {
			await ask(page, typed);
			const town = towns.find((entry) => entry.name === name)!;
			await soon(() => answered(page)).toContain(name);
			expect(await answered(page), typed).toContain(read(minutes(town.minutes)));
		}
	});

	test("au-delà de 50 km, la réponse invite à confirmer par téléphone", async () => {
		const { page } = visit;
		for (const town of towns.filter(({ slug }) => ["saint-marcellin", "sassenage", "vizille"].includes(slug))) {
			await ask(page, town.name);
			await soon(() => answered(page)).toContain(town.name);
			expect((await answered(page)).includes(beyond), town.name).toBe(town.distanceKm > facts.radiusKm);
		}
	});

	test("hors de l’Isère, la réponse le dit", async () => {
		const { page } = visit;
		await ask(page, "Lyon");
		await soon(() => answered(page)).toContain(read(words.outsideIsere));
		expect(await answered(page)).toContain(read(minutes(32)));
		await ask(page, "Saint-Étienne-de-Saint-Geoirs");
		await soon(() => answered(page)).toContain(read(words.insideRadius(km(facts.radiusKm))));
	});

	test("une place connue à peu près a une fourchette, aucun kilomètre, et le même temps dans l’appel", async () => {
		const { page } = visit;
		await ask(page, "Culin");
		await soon(() => answered(page)).toContain(read(span({ min: 10, max: 20 }, "min")));
		expect(await answered(page)).toContain(read(words.roughPlace));
		expect(await answered(page)).not.toMatch(/À \d+ km/);
		expect(read((await callOf(page).textContent()) ?? "")).toContain(
			read(words.call(span({ min: 10, max: 20 }, "min"))),
		);
	});

	test("là où le texte dit de confirmer, le bouton ne promet pas d’heure", async () => {
		const { page } = visit;
		for (const place of ["Grenoble 38000", "Échirolles", "Lyon"]) {
			await ask(page, place);
			await soon(() => answered(page), place).toContain(place.split(" ")[0] ?? "");
			const promises = /j’arrive en/.test((await callOf(page).textContent()) ?? "");
			expect([place, promises]).toEqual([place, !(await answered(page)).includes("appelez pour confirmer")]);
		}
	});

	test("la fourchette de circulation, quand le temps de la ville y est", async () => {
		const { page } = visit;
		await ask(page, "Morestel");
		await soon(() => answered(page)).toContain(read(words.traffic(span({ min: 20, max: 30 }, "min"))));
		await ask(page, "Domarin");
		await soon(() => answered(page)).toContain("Domarin");
		expect(await answered(page)).not.toContain("Selon la circulation");
	});

	test("chaque question sans réponse a sa phrase", async () => {
		const { page } = visit;
		for (const [typed, sentence] of SENTENCES) {
			await ask(page, typed);
			await soon(() => answered(page), typed).toContain(read(sentence));
		}
	});

	test("un lieu inconnu : une phrase, et le téléphone", async () => {
		const { page } = visit;
		await ask(page, "Marseille");
		await soon(() => answered(page)).toContain(read(words.unknown("Marseille")));
		expect(await callOf(page).textContent()).toContain(business.phoneNational);
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

test("quand les données manquent : trois nouveaux essais, 1 s, 2 s et 4 s après, puis le téléphone", async () => {
	const page = await arrive();
	await page.clock.install({ time: "2026-03-14T09:26:53Z" });
	await page.route(`**${PLACES_PATH}`, (route) => route.fulfill({ status: 503 }));
	await page.addInitScript((path) => {
		const tries: number[] = [];
		const realFetch = globalThis.fetch;
		const notingFetch: typeof fetch = (input, options) => {
			if (String(input).endsWith(path)) tries.push(Date.now());
			return realFetch(input, options);
		};
		Object.assign(globalThis, { fetch: notingFetch, tries });
	}, PLACES_PATH);
	await open(page, paths.serviceArea);
	await page.clock.pauseAt("2026-03-14T10:00:00Z");
	await ask(page, "Morestel");
	const stepMs = 50;
	await soon(
		async () => {
			await page.clock.runFor(stepMs);
			return answered(page);
		},
		"la phrase d’échec",
		30_000,
	).toContain(read(words.failed));
	expect(await callOf(page).textContent()).toContain(business.phoneNational);

	const tries = await page.evaluate(() => (globalThis as unknown as { tries: number[] }).tries);
	const waitsMs = tries.slice(1).map((atMs, index) => atMs - (tries[index] ?? 0));
	// A wait begins when the refusal has come, a few steps of the clock after the request.
	expect(waitsMs.map((waitMs) => Math.floor(waitMs / 1_000) * 1_000)).toEqual([1_000, 2_000, 4_000]);
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
	const release = Promise.withResolvers<void>();
	await page.route(`**${PLACES_PATH}`, async (route) => {
		await release.promise;
		await route.continue();
	});
	await open(page, paths.serviceArea);
	await ask(page, "Morestel");
	expect(await answered(page)).toBe("");
	await soon(() => answered(page)).toBe(words.pending);
	release.resolve();
	await soon(() => answered(page)).toContain("22 min");
});

test("une panne passagère ne se voit pas : l’essai suivant répond", async () => {
	const page = await arrive();
	let tries = 0;
	await page.route(`**${PLACES_PATH}`, (route) => (tries++ === 0 ? route.abort() : route.continue()));
	await open(page, paths.serviceArea);
	await ask(page, "Morestel");
	await soon(() => answered(page)).toContain("22 min");
	expect(tries).toBe(2);
});

describe("sans script", () => {
	const askPlainly = async (place: string) => {
		const page = await arrive({ size: "phone", script: false });
		await page.goto(paths.serviceArea);
		await ask(page, place);
		return page;
	};

	test.each([
		["Morestel", "morestel"],
		["38510", "morestel"],
		["les abrets", "les-abrets-en-dauphine"],
		["Saint-Étienne-de-Saint-Geoirs", "saint-etienne-de-saint-geoirs"],
		["vienne", "vienne-nord"],
		["L’Isle-d’Abeau", "lisle-abeau"],
	])("« %s » mène à la page de la ville, qui dit le temps", async (typed, slug) => {
		const page = await askPlainly(typed);
		await soon(() => address(page)).toBe(townPath(slug));
		const town = towns.find((entry) => entry.slug === slug)!;
		expect(read((await page.getByRole("main").textContent()) ?? "")).toContain(read(minutes(town.minutes)));
	});

	test.each([
		["Marseille", "n’est pas dans ma liste"],
		["38300", "Laquelle est la vôtre"],
		["38317 CEDEX", "un code CEDEX"],
		["Burgoin", "Vous cherchiez peut-être"],
	])("« %s » a sa réponse sous la question, que l’on voit sans rien toucher", async (typed, said) => {
		const page = await askPlainly(typed);
		const answer = page.locator(`#${ANSWER_ID}`);
		await soon(async () => read((await answer.textContent()) ?? "")).toContain(said);
		expect(await answer.locator(":focus").count()).toBe(1);
		await soon(() => answer.locator(":focus").evaluate((line) => line.getBoundingClientRect().top)).toBeLessThan(844);
		expect(await page.locator(`#${INPUT_ID}`).inputValue()).toBe(typed);
	});
});
