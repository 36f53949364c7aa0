import { beforeEach, describe, expect, test } from "vitest";
import { isQuarantined, suspicionsOf } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { STORES, type TestStore } from "#tests/support/stores.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

const looksLikeRobot = (changes: Partial<Quote>, sent: Record<string, string> = {}, others = 0) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(sent)) form.set(name, value);
	return isQuarantined(suspicionsOf({ ...parcelOf(mDaSilva).request.quote, ...changes }, form, others));
};

describe("une vraie demande n’est jamais mise en quarantaine", () => {
	test.each<[string, Partial<Quote>, Record<string, string>]>([
		["porte claquée", parcelOf(mmeLefevre).request.quote, {}],
		["piège vide", {}, { _honey: "" }],
		["un lien vers la serrure voulue", { message: "Posez-vous https://exemple.fr/serrure-a2p ? Merci" }, {}],
		["deux liens vers la serrure voulue", { message: "https://exemple.fr/a ou www.exemple.fr/b ?" }, {}],
		["une personne de passage qui écrit en russe", { message: "Дверь захлопнулась, ключи внутри" }, {}],
		["un accent et un trait d’union", { name: "Zoé N'Guyễn-Łukasz", city: "L’Isle-d’Abeau" }, {}],
		["deux secondes pile", {}, { _elapsed: "2000" }],
		["une durée illisible", {}, { _elapsed: "vite" }],
	])("%s", (_who, changes, sent) => expect(looksLikeRobot(changes, sent)).toBe(false));
});

describe("ce qui ressemble à un robot attend l’avis de l’artisan", () => {
	test.each<[string, Partial<Quote>, Record<string, string>]>([
		["champ piège rempli", {}, { _honey: "x" }],
		["rempli en moins de deux secondes", {}, { _elapsed: "1999" }],
		["un lien en guise de nom", { name: "https://casino.exemple" }, {}],
		["liens en code", { message: "Bonjour [url=https://casino.exemple]ici[/url]" }, {}],
		["liens dans une autre écriture", { message: "Лучшее казино https://a.exemple https://b.exemple" }, {}],
	])("%s", (_what, changes, sent) => expect(looksLikeRobot(changes, sent)).toBe(true));

	test("le même message déjà envoyé par deux autres", () => {
		expect([looksLikeRobot({}, {}, 1), looksLikeRobot({}, {}, 2)]).toEqual([false, true]);
	});
});

const HOUR = 3_600_000;

async function open(store: TestStore, more: Record<string, string> = {}) {
	const clock = manualClock();
	const settings = { ...(await store.settings()), ...more };
	const relay = await startTestRelay({ clock, settings });
	return { clock, settings, relay };
}
type Open = Awaited<ReturnType<typeof open>>;

async function post({ relay }: Open, person: Person, extra: Record<string, string> = {}): Promise<string> {
	const form = quoteForm(person);
	for (const [name, value] of Object.entries(extra)) form.set(name, value);
	const response = await postQuote(relay.url, person, { form });
	expect(response.status).toBe(200);
	return ((await response.json()) as { id: string }).id;
}
const subjects = async ({ relay }: Open) => (await lettersIn(relay.dataDir)).map(({ subject }) => subject);
const quarantined = ({ relay }: Open) => relay.events.filter(({ event }) => event === "quote_quarantined").length;

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D19 · le champ piège rempli : « ok », aucune lettre, dans le courrier du lendemain, « liberer » l’envoie", async () => {
		const place = await open(store);
		const id = await post(place, mDaSilva, { _honey: "https://robot.exemple" });
		await aMoment();
		expect(await subjects(place)).toEqual([]);
		place.clock.advance(20 * HOUR);
		await aMoment();
		expect(await subjects(place)).toEqual([]);
		// The next day, eight o'clock in Paris is past.
		place.clock.advance(2 * HOUR);
		const [digest] = await eventually("le courrier du jour", async () => {
			const letters = await lettersIn(place.relay.dataDir);
			return letters.length > 0 && letters;
		});
		expect(digest?.subject).toBe("Robot ou client ? · Installation porte blindée · M. Da Silva · L’Isle-d’Abeau");
		expect(digest?.text).toContain("elle ressemble à un envoi de robot et ne vous a pas été envoyée.");
		for (const told of ["M. Da Silva", "06 39 98 56 78", "champ piège rempli"]) {
			expect(digest?.text).toContain(told);
			expect(digest?.html).toContain(told);
		}
		// For a thumb: the call, then the list where they are sorted.
		for (const told of ['href="tel:+33639985678"', "/carnet/robots", "Trier dans le carnet"])
			expect(digest?.html).toContain(told);
		const { said } = await demandes(place.settings, `liberer ${id}`, { nowMs: place.clock.nowMs() });
		expect(said).toBe(`La demande ${id} sort de la quarantaine, son e-mail part dans quelques secondes.`);
		place.clock.advance(5_000);
		await eventually("la lettre", async () => (await subjects(place)).length === 2);
		expect(await subjects(place)).toContain("L’Isle-d’Abeau · Installation porte blindée · M. Da Silva");
	});

	test("le courrier de quarantaine n’est envoyé qu’une fois, et pas pour rien", async () => {
		const place = await open(store);
		await post(place, mDaSilva, { _honey: "x" });
		for (let day = 0; day < 4; day++) {
			place.clock.advance(24 * HOUR);
			await aMoment();
		}
		expect(await subjects(place)).toHaveLength(1);
	});

	test("une urgence en quarantaine alerte tout de suite par le second canal", async () => {
		const gateway = await startGateway();
		const place = await open(store, { WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET });
		const id = await post(place, mmeLefevre, { _honey: "rempli par le navigateur" });
		const alert = await eventually("l’alerte", () => gateway.received[0]);
		expect(alert.content).toMatchObject({ type: "demande-urgente", id, quarantined: true });
		expect(alert.content.text).toMatch(
			/^URGENT \(en quarantaine\u202f: peut-être un robot\)\u202f: Mme Lefèvre, .*06 39 98 12 34/,
		);
		expect(await subjects(place)).toEqual([]);
	});

	test("sans second canal, une urgence en quarantaine n’attend pas le lendemain, et un robot n’inonde pas", async () => {
		const place = await open(store);
		await post(place, mmeLefevre, { _honey: "x" });
		place.clock.advance(60_000);
		await eventually("le courrier", async () => (await subjects(place)).length === 1);
		for (let n = 0; n < 5; n++) await post(place, { ...mmeLefevre, name: `Robot ${n}` }, { _honey: "x" });
		place.clock.advance(30 * 60_000);
		await aMoment();
		expect(await subjects(place)).toHaveLength(1);
		place.clock.advance(30 * 60_000);
		await eventually("le courrier suivant", async () => (await subjects(place)).length === 2);
		expect((await subjects(place)).at(-1)).toBe("URGENT · Robots ou clients ? 5 demandes attendent votre avis");
		const several = (await lettersIn(place.relay.dataDir)).find(({ subject }) => subject?.includes("5"));
		expect(several?.text).toContain("elles ressemblent à des envois de robot et ne vous ont pas été envoyées.");
	});

	test("le même long message envoyé par trois personnes différentes devient suspect", async () => {
		const place = await open(store);
		const message = "Nous référençons votre site en première page, contactez-nous vite.";
		for (let n = 1; n <= 4; n++) await post(place, { ...mDaSilva, email: `n${n}@exemple.fr`, message });
		expect(quarantined(place)).toBe(2);
		for (let n = 1; n <= 4; n++)
			await post(place, { ...mDaSilva, email: `n${n}@exemple.fr`, message: "Bonjour, merci." });
		expect(quarantined(place)).toBe(2);
	});
});
