import { expect, test } from "vitest";
import { postOf } from "#relay/delivery/alerts.ts";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mmeLefevre, type Person } from "#tests/support/people.ts";
import { partsOf } from "#tests/support/sms-parts.ts";

const FREE: Webhook = { format: "free-mobile", url: "https://sms.exemple/", user: "12345678", password: "cle" };
const NTFY: Webhook = { format: "ntfy", url: "https://ntfy.exemple/sujet" };
const SIGNED: Webhook = { format: "signed", url: "https://exemple.fr/", secret: "un secret de seize signes" };

/** What is sent of it, as a receiver reads it. @throws when it is not JSON for a strict reader: a lone half of a sign is none */
function sent(webhook: Webhook, parcel: Parcel): Record<string, string> & { bytes: number } {
	const { body } = postOf(webhook, parcel, 0);
	if (/\\ud[89a-f]/i.test(body)) throw new Error(`JSON coupé dans un signe : ${body}`);
	return { ...JSON.parse(body), bytes: Buffer.byteLength(body) };
}

const FAMILY = "👨‍👩‍👧‍👦";
/** Signs that a cut may fall into, and how much of one is none. */
const SIGNS = ["🔑", "🇫🇷", FAMILY, "👍🏽", "❤️‍🔥", "e\u0323\u0302", "ลำ", "قِ", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"];

/** Every request whose text a cut may fall into: each sign repeated, at each place within it. */
function everyCut(): Person[] {
	return SIGNS.flatMap((sign) =>
		Array.from({ length: 14 }, (_, at) => ({ ...mmeLefevre, message: "a".repeat(180 + at) + sign.repeat(300) })),
	);
}

const segments = (text: string) =>
	Array.from(new Intl.Segmenter("fr", { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

test("coupée où que ce soit, l’alerte reste du JSON, et aucun signe n’est coupé en deux", () => {
	for (const person of everyCut()) {
		const parcel = parcelOf(person);
		const whole = new Set([...segments(parcel.request.quote.message), "…"]);
		for (const text of [sent(NTFY, parcel).message ?? "", sent(SIGNED, parcel).text ?? ""]) {
			const shown = segments(text.slice(text.indexOf("urgence. ") + "urgence. ".length));
			expect(shown.filter((sign) => !whole.has(sign))).toEqual([]);
		}
		sent(FREE, parcel);
	}
});

test("une moitié de signe reçue d’un vieux formulaire ne casse pas le JSON", () => {
	const parcel = parcelOf(mmeLefevre);
	for (const half of ["\ud83d", "\udd11"]) {
		const quote = { ...parcel.request.quote, name: `Mme ${half}`, city: half, message: `Bloquée ${half}.` };
		const broken = { ...parcel, request: { ...parcel.request, quote } };
		for (const webhook of [NTFY, FREE, SIGNED])
			expect(JSON.stringify(sent(webhook, broken))).toContain("06 39 98 12 34");
	}
});

test("un SMS français tient en trois parties, avec ses accents ; une écriture d’ailleurs aussi", () => {
	const long = "Bloquée dehors ; la clé s’est cassée dans la serrure… « Où êtes-vous ? » Ça presse, mon œil. ".repeat(
		40,
	);
	const french = sent(FREE, parcelOf({ ...mmeLefevre, message: long })).msg ?? "";
	expect(partsOf(french)).toEqual({ alphabet: "GSM-7", parts: 2 });
	expect(french).toMatch(
		/^URGENT : Mme Lefèvre, Bourgoin-Jallieu, 06 39 98 12 34\. Dépannage d'urgence\. Bloquée dehors ; la clé s'est/,
	);
	for (const message of [
		"أنا خارج المنزل والمفتاح انكسر ".repeat(40),
		"Ключ сломался в замке. ".repeat(40),
		"[{€}]".repeat(200),
	]) {
		const { msg = "" } = sent(FREE, parcelOf({ ...mmeLefevre, message }));
		expect(partsOf(msg).parts).toBeLessThanOrEqual(3);
		expect(msg).toContain("06 39 98 12 34");
	}
});

test("un nom de cent emojis n’éloigne pas le numéro, dans aucun format", () => {
	for (const name of ["🔑".repeat(100), FAMILY.repeat(18), "محمد ".repeat(40), `Z${"\u0301".repeat(199)}`]) {
		const parcel = parcelOf({ ...mmeLefevre, name, city: "🏠".repeat(100), message: "🔥".repeat(2_000) });
		const { msg = "" } = sent(FREE, parcel);
		expect(partsOf(msg).parts).toBeLessThanOrEqual(3);
		const { message = "", bytes } = sent(NTFY, parcel);
		expect(bytes).toBeLessThanOrEqual(4_096);
		for (const text of [msg, message]) expect(text).toContain("06 39 98 12 34");
	}
});

test("un rappel de cinquante tient dans ce que prend chaque service, et dit combien il tait", () => {
	const { request } = parcelOf({ ...mmeLefevre, name: "Mme de Saint-Étienne-de-Saint-Geoirs ".repeat(2) });
	const waiting = Array.from({ length: 60 }, (_, n) => ({ ...request, id: `260314-${n}` }));
	const facts = {
		id: "rappel-1.webhook",
		channel: "webhook",
		queuedAtMs: request.receivedAtMs,
		messageId: "<r@x>",
	} as const;
	const parcel = { ...facts, attempts: 0, uncertainSends: 0, kind: "reminder", waiting } as const;
	const { message = "", bytes } = sent(NTFY, parcel);
	expect(bytes).toBeLessThanOrEqual(4_096);
	const named = message.match(/06 39 98 12 34/g)?.length ?? 0;
	expect(named).toBeGreaterThan(5);
	expect(message).toContain(`Et ${60 - named} autres.`);
	const { msg = "" } = sent(FREE, parcel);
	expect(partsOf(msg)).toEqual({ alphabet: "GSM-7", parts: 3 });
	expect(msg).toMatch(/06 39 98 12 34[\s\S]*Et \d+ autres\./);
});
