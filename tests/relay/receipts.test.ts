import { load } from "cheerio";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { sendForm } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { newVisitor, postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";
import { visitorFields as fields } from "#visitor/views.ts";

/* S11 · The receipt by e-mail to who sent a request (devis.md, 1). */

async function withMail(store: TestStore) {
	const mail = await startMailServer();
	const clock = manualClock();
	const settings = await store.settings();
	const relay = await startTestRelay({ clock, smtpUrl: mail.url, settings });
	let letters = 0;
	return {
		...{ mail, clock, relay, settings },
		/** Sends it and waits until the owner's letter left; resolves to the path of its page. */
		async send(person: Person, form?: FormData): Promise<string> {
			const answer = await postQuote(relay.url, person, form ? { form } : {});
			await relay.seen("letter_accepted", ++letters);
			return answer.headers.get(FOLLOW_HEADER) ?? "";
		},
		/** Waits until that many left, and lets what would be one too many leave. */
		async receipts(count: number) {
			await eventually(`${count} accusés`, () => mail.receipts.length >= count);
			const store = await openTestStore(settings);
			await eventually("plus rien n’attend", async () => (await store.nextDueAtMs("letter")) === undefined);
			return Promise.all(mail.receipts.map((letter) => PostalMime.parse(letter)));
		},
	};
}
const from = (person: Person, index: number): Person => ({
	...person,
	email: `p${index}@exemple.fr`,
	message: `Une porte, ${index}.`,
});

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("elle part à l’adresse donnée, sans un mot tapé, avec l’adresse de la page et rien du carnet", async () => {
		const { send, receipts, relay } = await withMail(store);
		const path = await send(mmeLefevre);
		const [letter, ...others] = await receipts(1);
		expect(others).toEqual([]);
		expect(letter?.to).toMatchObject([{ address: mmeLefevre.email }]);
		expect(letter?.from?.address).toBe(business.email);
		// An answer to it reaches the owner; a machine's is answered by nobody.
		expect(letter?.replyTo).toMatchObject([{ address: business.email }]);
		const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
		expect([header("auto-submitted"), header("x-auto-response-suppress")]).toEqual(["auto-replied", "All"]);
		const said = `${letter?.subject}${letter?.text}${letter?.html}`;
		// Who is locked out touches the number.
		expect(load(letter?.html || "")(`a[href="${business.telHref}"]`).text()).toContain(business.phoneNational);
		for (const part of ["text", "html"] as const) expect(letter?.[part]).toContain(relay.url + path);
		expect(said).not.toContain("/carnet");
		for (const typed of [mmeLefevre.name, mmeLefevre.city, mmeLefevre.message, mmeLefevre.phone])
			expect(said).not.toContain(typed);
	});

	test("une par adresse et par jour, même effacée et refaite, même écrite autrement ; le lendemain, une autre", async () => {
		const { send, receipts, relay, clock } = await withMail(store);
		const path = await send(from(mDaSilva, 1));
		await receipts(1);
		await sendForm(
			relay.url + path,
			{ [fields.act]: "erase", [fields.confirmed]: "oui" },
			{ "x-forwarded-for": newVisitor() },
		);
		expect((await fetch(relay.url + path)).status).toBe(404);
		await relay.seen("letter_accepted", 2);
		await postQuote(relay.url, { ...from(mDaSilva, 1), email: "P1@Exemple.FR", message: "Encore une porte." });
		await relay.seen("letter_accepted", 3);
		expect(await receipts(1)).toHaveLength(1);
		clock.advance(DAY_MS + HOUR_MS);
		await postQuote(relay.url, { ...from(mDaSilva, 1), message: "Une autre porte." });
		expect(await receipts(2)).toHaveLength(2);
	});

	test("trente par heure en tout ; l’heure passée, elles repartent", async () => {
		const { send, receipts, clock } = await withMail(store);
		for (let index = 1; index <= 32; index++) await send(from(mDaSilva, index));
		expect(await receipts(30)).toHaveLength(30);
		clock.advance(HOUR_MS + 1);
		await send(from(mDaSilva, 33));
		expect(await receipts(31)).toHaveLength(31);
	});

	test("rien à un robot, même libéré, ni à qui corrige son adresse avant le départ, ni sans le réglage", async () => {
		const { mail, relay, settings, receipts, clock } = await withMail(store);
		const robot = quoteForm(from(mDaSilva, 1));
		robot.set("_honey", "x");
		const { id } = (await (await postQuote(relay.url, mDaSilva, { form: robot })).json()) as { id: string };
		await demandes(settings, `liberer ${id}`, { nowMs: clock.nowMs() });
		clock.advance(5_000);
		await relay.seen("letter_accepted");
		await mail.goDown();
		const path = (await postQuote(relay.url, from(mDaSilva, 2))).headers.get(FOLLOW_HEADER) ?? "";
		await relay.seen("letter_retry");
		await sendForm(
			relay.url + path,
			{ [fields.act]: "correct", [fields.email]: "victime@exemple.fr" },
			{ "x-forwarded-for": newVisitor() },
		);
		await mail.comeUp();
		clock.advance(20_000);
		await relay.seen("letter_accepted", 3);
		await receipts(0);
		expect(mail.receipts).toEqual([]);
	});

	test("une adresse qu’aucun serveur ne prend : l’artisan et la page le disent, rien n’attend, aucune alarme", async () => {
		const { mail, send, receipts, relay, clock, settings } = await withMail(store);
		mail.refusesVisitors = 550;
		const path = await send(mmeLefevre);
		await relay.seen("receipt_held");
		await receipts(0);
		expect(await (await fetch(relay.url + path)).text()).toContain("vérifiez l’adresse");
		expect((await demandes(settings, "etat", { nowMs: clock.nowMs() })).said).not.toContain("ALARME");
		const [held] = await (await openTestStore(settings)).list();
		expect(held?.parcels.map(({ state }) => state)).toEqual(["accepted"]);
		expect((await demandes(settings, `exporter --email ${mmeLefevre.email}`, { nowMs: clock.nowMs() })).said).toContain(
			"adresse à vérifier",
		);
	});

	test("une boîte qui la remet à plus tard n’alarme personne et ne retient aucune demande ; après un jour, plus rien", async () => {
		const { mail, relay, clock, settings, send, receipts } = await withMail(store);
		mail.refusesVisitors = 450;
		await send(mmeLefevre);
		await relay.seen("receipt_retry");
		for (let hour = 0; hour < 26; hour++) {
			clock.advance(HOUR_MS);
			await relay.seen("receipt_retry", Math.min(hour + 2, 7)).catch(() => {});
		}
		await relay.seen("receipt_held");
		await receipts(0);
		expect((await demandes(settings, "etat", { nowMs: clock.nowMs() })).said).not.toContain("ALARME");
		expect(relay.events.filter(({ event }) => event.startsWith("alarm"))).toEqual([]);
	});
});

test("sans serveur de courriel, rien n’est écrit à personne", async () => {
	const relay = await startTestRelay();
	await postQuote(relay.url, mmeLefevre);
	await relay.seen("letter_accepted");
	expect(relay.events.some(({ event }) => event.startsWith("receipt"))).toBe(false);
});
