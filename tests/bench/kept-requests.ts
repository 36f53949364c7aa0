import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { towns } from "#content/towns.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, parisDay } from "#relay/clock.ts";
import type { StepKind } from "#relay/store/notebook.ts";
import { PHOTOS_AT_MOST } from "#relay/store/photos.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { sampleQuote } from "#tests/support/quotes.ts";

const SPREAD_DAYS = 730;
/** What waits for a call: more than a locksmith ever lets wait, and than a page shows. */
const TO_CALL = 60;
/** Those of the last month, which is as long as they are kept. Of a small store, a page of them. */
const robotsOf = (count: number) => Math.min(400, Math.ceil(count / 5));
const underWayOf = (count: number) => Math.min(330, Math.ceil(count / 5));
/** Coming appointments: a page shows them all. */
const VISITS = 40;
const FAMILY_NAMES = [
	"Lefèvre",
	"Da Silva",
	"Martin",
	"Nguyen",
	"Benali",
	"Perrin",
	"Garnier",
	"Œuvrard",
	"Roux",
	"Blanc",
];
const FIRST_NAMES = ["Anne", "Paulo", "Zoé", "Hervé", "Inès", "Jean-Luc", "Maëlle", "Karim", "Odile", "Thibault"];
const MESSAGES = [
	"Bonjour, la porte a claqué et les clés sont restées dedans, je suis sur le palier.",
	"Je voudrais un devis pour une porte blindée A2P BP2, l’immeuble date de 1974 et la porte fait 83 cm.",
	"La serrure tourne dans le vide depuis hier soir. Peut-on la réparer, ou faut-il la changer ?",
	"Après un cambriolage il faut remettre la porte en état et changer les trois cylindres, l’assurance attend une facture.",
];
/** 5,000 of these are 500 MB. */
const PHOTO_BYTES = 100_000;
const PDF_BYTES = 60_000;
const KEPT_AT_ONCE = 500;
const PAGES = ["/", "/contact", "/depannage", "/services", "/tarifs", "/zone-intervention", "autre"];

/**
 * Fills a store with requests of two years, in the proportions of a busy publishing: most finished or from before the notebook, some
 * under way with appointments, a few to call back, robots of the last month. By the store's own functions, so that nothing stands
 * that it could not have written; by SQL only what it would do one by one, as a relay does: letters that were taken, and « before »
 * as the migration writes it.
 *
 * @returns the id of a request under way, to be shown
 */
export async function fillStore(dataDir: string, count: number, nowMs: number): Promise<string> {
	const random = (size: number) => crypto.getRandomValues(new Uint8Array(size));
	const store = openSqliteStore({ dataDir, randomBytes: random, messageDomain: "exemple.fr", channels: ["letter"] });
	const ids: string[] = [];
	for (let first = 0; first < count; first += KEPT_AT_ONCE) {
		const some = Array.from({ length: Math.min(KEPT_AT_ONCE, count - first) }, (_, index) => first + index);
		const kept = await Promise.all(some.map((n) => store.keep(arrival(n, count, nowMs))));
		ids.push(...kept.map(({ id }) => id));
	}
	for (let first = 0; first < count; first += KEPT_AT_ONCE) {
		const some = ids.slice(first, first + KEPT_AT_ONCE);
		await Promise.all(some.map((id, index) => takeSteps(store, id, first + index, count, nowMs)));
	}
	for (let days = 0; days < SPREAD_DAYS; days++) {
		const day = parisDay(nowMs - days * DAY_MS);
		await Promise.all(PAGES.map((page) => store.countOne({ day, page, kind: days % 3 === 0 ? "request" : "tap" })));
	}
	await store.close();
	const db = new DatabaseSync(join(dataDir, "demandes.sqlite"));
	db.exec(`UPDATE parcel SET state = 'accepted', next_attempt_at = NULL, attempts = 1, settled_at = queued_at + 2000
		WHERE state = 'pending'`);
	const before = `id IN (SELECT id FROM request WHERE received_at < ${nowMs - (SPREAD_DAYS / 2) * DAY_MS} AND standing = 'to-call')`;
	db.exec(`INSERT INTO event (request_id, at, kind, text) SELECT id, received_at, 'before', '' FROM request WHERE ${before};
		UPDATE request SET standing = 'before' WHERE ${before};`);
	const shown = ids.at(-1 - Math.min(count - 1, TO_CALL + robotsOf(count) + 5)) ?? "";
	fillWithPhotosAndQuotes(db, ids.slice(0, count / 4), shown, nowMs);
	db.close();
	return shown;
}

/** Photographs as heavy as their quota lets so many be, six to a request; a quote with its two PDFs for as many requests as have some. */
function fillWithPhotosAndQuotes(db: DatabaseSync, ids: readonly string[], shown: string, nowMs: number): void {
	const photo = db.prepare("INSERT INTO photo (request_id, at, digest, size, image) VALUES (?, ?, ?, ?, ?)");
	const quote = db.prepare(
		"INSERT INTO quote (id, request_id, at, body, answer, pdf, signed) VALUES (?, ?, ?, ?, ?, ?, ?)",
	);
	const answer = JSON.stringify({
		...{ is: "accepted", name: "Anne Lefèvre", atMs: nowMs, withOption: false, startsEarly: false, word: "" },
		digest: "a".repeat(64),
	});
	const [image, pdf] = [randomBytes(PHOTO_BYTES), randomBytes(PDF_BYTES)];
	db.exec("BEGIN");
	const photographed = [shown, ...ids.filter((_, index) => index % PHOTOS_AT_MOST === 0)];
	for (const [index, id] of photographed.entries()) {
		for (let nth = 0; nth < PHOTOS_AT_MOST; nth++)
			photo.run(id, nowMs, createHash("sha256").update(`${index} ${nth}`).digest("hex"), PHOTO_BYTES, image);
		const number = `2025-${String(index + 1).padStart(3, "0")}`;
		const madeAtMs = nowMs - index * HOUR_MS;
		const body = JSON.stringify({ ...sampleQuote, number, madeAtMs, validUntilMs: madeAtMs + 30 * DAY_MS });
		quote.run(`${number}/1`, id, madeAtMs, body, answer, pdf, pdf);
		db.prepare("INSERT INTO event (request_id, at, kind, text) VALUES (?, ?, 'quote-sent', ?)").run(
			id,
			madeAtMs,
			`${number}/1`,
		);
	}
	db.exec("COMMIT");
}

type Part = "before" | "done" | "under-way" | "robot" | "to-call";

/** The oldest first; the last ones are those to call, then come robots. */
function partOf(n: number, count: number): Part {
	if (count === 1) return "under-way";
	const fromTheEnd = count - 1 - n;
	if (fromTheEnd < TO_CALL) return "to-call";
	if (fromTheEnd < TO_CALL + robotsOf(count)) return "robot";
	if (fromTheEnd < TO_CALL + robotsOf(count) + underWayOf(count)) return "under-way";
	return n < count / 3 && n % 4 !== 0 ? "before" : "done";
}

function receivedAt(n: number, count: number, nowMs: number): number {
	const fromTheEnd = count - 1 - n;
	if (partOf(n, count) === "to-call") return nowMs - (fromTheEnd + 1) * 40 * MINUTE_MS;
	if (partOf(n, count) === "robot") return nowMs - (2 + ((fromTheEnd * 7) % 27)) * DAY_MS;
	return nowMs - 3 * DAY_MS - Math.floor((fromTheEnd / count) * SPREAD_DAYS * DAY_MS);
}

function arrival(n: number, count: number, nowMs: number): Parameters<RequestStore["keep"]>[0] {
	const pick = <T>(list: readonly T[], step: number) => list[Math.floor(n / step) % list.length] as T;
	const name = `${pick(FIRST_NAMES, 1)} ${pick(FAMILY_NAMES, 10)}`;
	const isRobot = partOf(n, count) === "robot";
	const quote = {
		name,
		email: `client.${n}@exemple.fr`,
		phone: `06 39 98 ${String(n % 10_000)
			.padStart(4, "0")
			.replace(/(..)/, "$1 ")}`,
		city: pick(towns, 1).name,
		service: pick(SERVICE_CHOICES, 3),
		message: `${pick(MESSAGES, 1)} C’est au ${n} de la rue.`,
		urgent: n % 5 === 0,
	};
	const contentHash = createHash("sha256").update(JSON.stringify(quote)).digest("base64url");
	return {
		...{ quote, contentHash, messageHash: contentHash, keyHash: null, receivedAtMs: receivedAt(n, count, nowMs) },
		suspicions: isRobot ? ["links", "script"] : [],
		quarantined: isRobot,
	};
}

async function takeSteps(store: RequestStore, id: string, n: number, count: number, nowMs: number): Promise<void> {
	const part = partOf(n, count);
	if (part !== "done" && part !== "under-way") return;
	const afterMs = receivedAt(n, count, nowMs) + (5 + (n % 200)) * MINUTE_MS;
	const steps: [StepKind, number][] = [["called", afterMs]];
	if (n % 2 === 0) steps.push(["quote-sent", afterMs + HOUR_MS]);
	const isVisited = part === "done" ? n % 3 === 0 : count - 1 - n < TO_CALL + robotsOf(count) + VISITS;
	if (isVisited) steps.push(["appointment", afterMs + 2 * HOUR_MS]);
	if (n % 7 === 0) steps.push(["note", afterMs + 3 * HOUR_MS]);
	if (part === "done") steps.push([n % 6 === 0 ? "dropped" : "done", afterMs + DAY_MS]);
	for (const [kind, atMs] of steps) {
		const appointmentAtMs = part === "done" ? atMs + DAY_MS : nowMs + (n % 20) * 6 * HOUR_MS;
		await store.take(
			id,
			{
				kind,
				text: kind === "note" ? "Deux portes finalement, dont celle du garage." : "",
				seen: Number.MAX_SAFE_INTEGER,
				...(kind === "appointment" ? { appointmentAtMs } : {}),
			},
			atMs,
		);
	}
}
