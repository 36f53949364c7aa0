import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { words } from "#content/travel-time-words.ts";
import { km, minutes } from "#content/wording.ts";
import { ANSWER_ID, INPUT_ID } from "#shared/places/arrival.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { address, focused, journeys, open, soon } from "#tests/support/journey.ts";
import { answer, answered, ask, callOf, read } from "#tests/support/travel-time.ts";

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
		for (const town of sharing) expect(await answered(page)).toContain(`${town.name}${read(minutes(town.minutes))}`);
		await answer(page).getByRole("button", { name: "Saint-Savin" }).click();
		await soon(() => answered(page)).toContain(read(words.call(minutes(15))));
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

/* What is answered without script is relay/travel's to hold: here, that a browser shows it. */
describe("sans script", () => {
	const askPlainly = async (place: string) => {
		const page = await arrive({ size: "phone", script: false });
		await page.goto(paths.serviceArea);
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
