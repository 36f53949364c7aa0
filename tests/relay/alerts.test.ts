import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { postOf } from "#relay/delivery/alerts.ts";
import { createWebhookCourier } from "#relay/delivery/webhook-courier.ts";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/records.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { STORES, type TestStore } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

/** GSM 03.38: its signs, then those that take two septets. */
const BASIC =
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENDED = "\f^{}\\[~]|€";

/** How many messages a network makes of a text, none of them ending inside a sign of two units. */
function partsOf(text: string): { alphabet: "GSM-7" | "UCS-2"; parts: number } {
	const signs = [...text];
	const isGsm = signs.every((sign) => BASIC.includes(sign) || EXTENDED.includes(sign));
	const sizes = signs.map((sign) => (isGsm ? (EXTENDED.includes(sign) ? 2 : 1) : sign.length));
	const [alone, joined] = isGsm ? [160, 153] : [70, 67];
	const whole = sizes.reduce((sum, size) => sum + size, 0);
	let [parts, used] = [1, 0];
	for (const size of sizes) {
		if (used + size > joined) [parts, used] = [parts + 1, 0];
		used += size;
	}
	return { alphabet: isGsm ? "GSM-7" : "UCS-2", parts: whole <= alone ? 1 : parts };
}

async function withGateway(store: TestStore, smtpUrl?: string) {
	const gateway = await startGateway();
	const clock = manualClock();
	const settings = { ...(await store.settings()), WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	const relay = await startTestRelay({ clock, smtpUrl, settings });
	return { gateway, clock, relay, seen: relay.seen };
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D25 · le serveur de courriel ne répond pas : l’alerte urgente arrive en moins de 5 s, signée", async () => {
		const mail = await startMailServer();
		mail.behaviours = [{ kind: "hang" }];
		const { gateway, clock, relay } = await withGateway(store, mail.url);
		// A first letter already hangs when the urgent request comes.
		await postQuote(relay.url, mDaSilva);
		await eventually("la lettre bloquée", () => mail.tries === 1);
		const startMs = Date.now();
		const { id } = (await (await postQuote(relay.url, mmeLefevre)).json()) as { id: string };
		const { headers, body, content, atMs } = await eventually("l’alerte", () => gateway.received[0]);
		expect(atMs - startMs).toBeLessThan(5_000);
		expect(content).toMatchObject({ type: "demande-urgente", id, name: "Mme Lefèvre", phone: "06 39 98 12 34" });
		expect(headers["idempotency-key"]).toBe(`${id}.webhook`);
		const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
		const expected = createHmac("sha256", SECRET).update(signed).digest("base64");
		expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
		expect(Number(headers["webhook-timestamp"])).toBe(Math.floor(Date.UTC(2026, 2, 14, 9, 26, 53) / 1000));
		expect(mail.received).toHaveLength(0);
		const stopped = relay.stop();
		clock.advance(5_000);
		await stopped;
	});

	test("la passerelle en panne est réessayée, avec la même clé et un horodatage neuf", async () => {
		const { gateway, clock, relay, seen } = await withGateway(store);
		gateway.answers = [500, 429];
		await postQuote(relay.url, mmeLefevre);
		await seen("webhook_retry");
		clock.advance(5_000);
		await eventually("le deuxième essai", () => gateway.received.length === 2);
		await seen("webhook_retry", 2);
		clock.advance(15_000);
		await seen("webhook_accepted");
		const headers = gateway.received.map((alert) => alert.headers);
		expect(new Set(headers.map((sent) => sent["idempotency-key"])).size).toBe(1);
		expect(new Set(headers.map((sent) => sent["webhook-signature"])).size).toBe(3);
	});

	test("une redirection n’est pas suivie : ce que l’alerte porte n’est dit à personne d’autre", async () => {
		const stranger = await startGateway();
		const { gateway, relay, seen } = await withGateway(store);
		gateway.location = stranger.url;
		gateway.answers = [307];
		await postQuote(relay.url, mmeLefevre);
		expect(await seen("webhook_held")).toMatchObject({ reason: "POST 307" });
		expect(stranger.received).toEqual([]);
	});

	test("une demande sans urgence n’alerte pas", async () => {
		const { gateway, relay, seen } = await withGateway(store);
		await postQuote(relay.url, mDaSilva);
		await seen("letter_accepted");
		await aMoment();
		expect(gateway.received).toEqual([]);
	});
});

test("par ntfy, une urgence sonne avec son titre, à la racine du serveur, sous son sujet", async () => {
	const gateway = await startGateway();
	const settings = { WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: "tk_jeton" };
	const relay = await startTestRelay({ settings });
	await postQuote(relay.url, mmeLefevre);
	const { headers, content } = await eventually("l’alerte", () => gateway.received[0]);
	expect(headers.authorization).toBe("Bearer tk_jeton");
	expect(content).toMatchObject({
		topic: "alerte",
		priority: 5,
		title: "URGENT · Bourgoin-Jallieu · Dépannage d'urgence",
		message: expect.stringContaining("Mme Lefèvre, Bourgoin-Jallieu, 06 39 98 12 34."),
	});
});

test("par Free Mobile, un SMS qui tient en trois, avec l’identifiant et la clé", async () => {
	const gateway = await startGateway();
	const settings = { WEBHOOK_FORMAT: "free-mobile", WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: "12345678:cle" };
	const relay = await startTestRelay({ settings });
	await postQuote(relay.url, { ...mmeLefevre, message: "Bloquée. ".repeat(200) });
	const { content } = await eventually("l’alerte", () => gateway.received[0]);
	expect(content).toMatchObject({ user: "12345678", pass: "cle" });
	const { msg } = content as unknown as { msg: string };
	expect(msg).toMatch(/^URGENT : Mme Lefèvre/);
	expect(partsOf(msg).parts).toBeLessThanOrEqual(3);
});

test("« essayer » envoie par les deux chemins, et dit ce que chacun répond", async () => {
	const gateway = await startGateway();
	const settings = { DATA_DIR: await tempFolder(), WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	const well = await demandes(settings, "essayer");
	expect([well.exit, well.said]).toEqual([0, expect.stringContaining("Second chemin\u202f: accepté")]);
	expect(well.said).toContain("aucun serveur n’est réglé");
	expect(gateway.received[0]?.content).toMatchObject({ type: "essai" });
	gateway.answers = [403];
	const refused = await demandes(settings, "essayer");
	expect([refused.exit, refused.warned]).toEqual([1, expect.stringContaining("POST 403")]);
});

const never = new AbortController().signal;
const FORMATS = {
	signed: { format: "signed", secret: "un secret de seize signes" },
	ntfy: { format: "ntfy" },
	"free-mobile": { format: "free-mobile", user: "12345678", password: "cle" },
} as const;
const person = { ...mmeLefevre, name: "Mme 🔑 Lefèvre", message: "Bloquée 🔥 ".repeat(500) };

/** An urgent request sent to a gateway that answers those statuses, then takes what comes. */
async function alertTo(format: keyof typeof FORMATS, answers: number[], attempts = 0) {
	const gateway = await startGateway();
	gateway.answers = answers;
	const webhook = { ...FORMATS[format], url: gateway.url } as Webhook;
	const courier = createWebhookCourier({ webhook, clock: { nowMs: () => 0 } });
	const outcome = await courier.deliver(parcelOf(person, { attempts }), async () => {}, never);
	return { outcome, sent: gateway.received };
}

test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])(
	"%s · refusée pour sa taille ou ses signes, l’alerte repart aussitôt plus courte, puis sans un mot tapé",
	async (format) => {
		for (const status of [400, 413, 414, 422, 431]) {
			const { outcome, sent } = await alertTo(format, [status, status]);
			expect([status, outcome]).toEqual([status, { kind: "accepted" }]);
			const [whole = 0, short = 0, bare = 0] = sent.map(({ body }) => body.length);
			expect([sent.length, whole > short, short > bare]).toEqual([3, true, true]);
			expect(sent[1]?.body).toContain("Lefèvre");
			expect(sent[2]?.body).toContain("rappelez le 06 39 98 12 34");
			expect(sent[2]?.body).toMatch(/^[ -~]+$/);
			expect(sent[2]?.body).not.toContain("Mme");
			expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
		}
	},
);

test("une passerelle qui casse (500) sur un signe : la première fois on attend, ensuite on en dit moins", async () => {
	expect(await alertTo("ntfy", [500])).toMatchObject({ outcome: { kind: "postponed", reason: "POST 500" } });
	const { outcome, sent } = await alertTo("ntfy", [500], 1);
	expect([outcome, sent.length]).toEqual([{ kind: "accepted" }, 2]);
});

test("un refus qui ne doit rien au texte n’est pas redit plus court", async () => {
	for (const status of [307, 401, 403, 404, 410, 415, 429, 503]) {
		const { outcome, sent } = await alertTo("signed", [status, status, status], 3);
		expect([status, sent.length, outcome]).toEqual([status, 1, expect.objectContaining({ reason: `POST ${status}` })]);
	}
});

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
