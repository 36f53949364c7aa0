import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { navigate, postQuote, postWithoutScript } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

test("D13 · la sixième demande en dix minutes attend, celle d’une autre adresse passe", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock });
	const from = (visitor: string, n: number) =>
		postQuote(relay.url, mDaSilva, { visitor, headers: { "idempotency-key": `${visitor}-${n}` } });
	for (let n = 1; n <= 5; n++) expect((await from("198.51.100.7", n)).status).toBe(200);
	clock.advance(60_000);
	const sixth = await from("198.51.100.7", 6);
	expect([sixth.status, sixth.headers.get("retry-after")]).toEqual([429, "540"]);
	expect((await from("198.51.100.8", 1)).status).toBe(200);
	clock.advance(539_999);
	expect((await from("198.51.100.7", 7)).status).toBe(429);
	clock.advance(1);
	expect((await from("198.51.100.7", 8)).status).toBe(200);
});

test("un réseau IPv6 (/64) compte pour un seul visiteur", async () => {
	const relay = await startTestRelay();
	const from = (visitor: string) => postQuote(relay.url, mDaSilva, { visitor });
	for (let n = 1; n <= 5; n++) expect((await from(`2001:db8:0:1::${n}`)).status).toBe(200);
	expect((await from("2001:0db8:0000:0001:ffff::6")).status).toBe(429);
	expect((await from("2001:db8:0:2::1")).status).toBe(200);
});

test("un visiteur ne peut pas s’inventer une adresse devant notre proxy", async () => {
	const relay = await startTestRelay();
	const statuses: number[] = [];
	for (let n = 1; n <= 6; n++) {
		const visitor = `203.0.113.${n}, 198.51.100.9`;
		statuses.push((await postQuote(relay.url, mDaSilva, { visitor })).status);
	}
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("renvoyer la même demande ne coûte rien, mais une clé ne sert pas à en envoyer dix", async () => {
	const relay = await startTestRelay();
	const visitor = "198.51.100.20";
	const post = (message: string) =>
		postQuote(relay.url, { ...mmeLefevre, message }, { visitor, headers: { "idempotency-key": "une-cle" } });
	for (let n = 0; n < 20; n++) expect((await post("La même demande, renvoyée.")).status).toBe(200);
	const statuses = [];
	for (let n = 0; n < 6; n++) statuses.push((await post(`Une autre demande, numéro ${n}`)).status);
	expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test("cinq fautes ne ferment la porte à personne, vingt si", async () => {
	const relay = await startTestRelay();
	const visitor = "198.51.100.30";
	for (let n = 0; n < 6; n++)
		expect((await postQuote(relay.url, { ...mDaSilva, city: "" }, { visitor })).status).toBe(422);
	expect((await postQuote(relay.url, mDaSilva, { visitor })).status).toBe(200);
	const statuses: number[] = [];
	for (let n = 0; n < 16; n++)
		statuses.push((await postQuote(relay.url, { ...mDaSilva, city: "" }, { visitor })).status);
	expect(statuses.at(-1)).toBe(429);
});

/** What costs a visitor nothing and makes a page each time: every way to be refused, and the question of the travel time. */
const ASKED: Record<string, (url: string, visitor: string) => Promise<Response>> = {
	"une demande venue d’un autre site": (url, visitor) =>
		postWithoutScript(url, mDaSilva, { from: "/contact", visitor, headers: { "sec-fetch-site": "cross-site" } }),
	"une demande qui n’est pas un formulaire": (url, visitor) =>
		postWithoutScript(url, mDaSilva, { from: "/contact", visitor, headers: { "content-type": "text/plain" } }),
	"une demande avec une faute": (url, visitor) =>
		postWithoutScript(url, { ...mDaSilva, city: "" }, { from: "/contact", visitor }),
	"une demande de trop": (url, visitor) => postWithoutScript(url, mDaSilva, { from: "/contact", visitor }),
	"un trajet": (url, visitor) => navigate(`${url}/trajet?lieu=ailleurs`, { headers: { "x-forwarded-for": visitor } }),
};

test.each(Object.entries(ASKED))("%s : une page trente fois en dix minutes, puis une ligne", async (_, ask) => {
	let pages = 0;
	const clock = manualClock();
	const makePage = async () => `<!doctype html><title>page ${++pages}</title>`;
	const relay = await startTestRelay({ clock, makePage });
	const first = (await ask(relay.url, "198.51.100.40")).status;
	for (let n = 0; n < 40; n++) await ask(relay.url, "198.51.100.40");
	expect(pages).toBeLessThanOrEqual(30);
	const last = await ask(relay.url, "198.51.100.40");
	expect([last.status, Number(last.headers.get("retry-after")) > 0]).toEqual([429, true]);
	expect(await last.text()).toContain(business.phoneNational);
	expect((await ask(relay.url, "198.51.100.41")).status).toBe(first);
	clock.advance(10 * 60_000);
	expect((await ask(relay.url, "198.51.100.40")).status).toBe(first);
});

test("qui n’a fait qu’être refusé d’avance peut encore envoyer sa demande", async () => {
	const relay = await startTestRelay();
	const visitor = "198.51.100.42";
	for (let n = 0; n < 40; n++) await ASKED["une demande venue d’un autre site"]?.(relay.url, visitor);
	expect((await postQuote(relay.url, mDaSilva, { visitor })).status).toBe(200);
});
