import { MINUTE_MS } from "#relay/clock.ts";
import { queueReceipt } from "./receipt.ts";
import type { Arrival, Channel, Kept, ParcelState } from "./records.ts";
import { ask, type Context, type Script } from "./script.ts";
import { note, summarize } from "./steps.ts";
import { visitorToken } from "./visitor.ts";

const REPLAY_WINDOW_MS = 10 * MINUTE_MS;
/** 64 KiB once written as text: more than any form that is let through. */
const PROBE_BYTES = 48 * 1024;

/** Crockford's alphabet: no letter that is mistaken for a digit when read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A request's number, such as « 260314-7K3FQ9XM »: the day (UTC), then 40 random bits. */
function newId({ randomBytes }: Context, receivedAtMs: number): string {
	const day = new Date(receivedAtMs).toISOString().slice(2, 10).replaceAll("-", "");
	return `${day}-${Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]).join("")}`;
}

/**
 * Keeps a request and one parcel for each channel, or a call and its event, in one transaction, on the disk when it resolves. The same key with the same
 * content, or without key the same content within 10 minutes, is a replay. The same key with other content is kept and linked to
 * the first.
 */
export function* keep(context: Context, arrival: Arrival): Script<Kept> {
	const { quote, contentHash, messageHash, keyHash, receivedAtMs, suspicions, quarantined } = arrival;
	yield* context.dialect.lock(`keep ${keyHash ?? contentHash}`);
	const sameKey =
		keyHash === null
			? []
			: yield* ask("SELECT id, content_hash FROM request WHERE key_hash = :keyHash ORDER BY received_at, id", {
					keyHash,
				});
	const [replayed] = keyHash === null ? yield* recent(contentHash, receivedAtMs) : sameKey.filter(sameContent);
	if (replayed !== undefined) return yield* kept(String(replayed.id), true);

	const id = newId(context, receivedAtMs);
	yield* ask(
		`INSERT INTO request (id, received_at, key_hash, content_hash, message_hash, linked_to, name, email, phone, city,
				service, message, urgent, suspicions, quarantined)
			VALUES (:id, :receivedAtMs, :keyHash, :contentHash, :messageHash, :linkedTo, :name, :email, :phone, :city,
				:service, :message, :urgent, :suspicions, :quarantined)`,
		{
			...quote,
			urgent: quote.urgent ? 1 : 0,
			...{ id, receivedAtMs, keyHash, contentHash, messageHash },
			linkedTo: sameKey[0] === undefined ? null : String(sameKey[0].id),
			suspicions: suspicions.join(" "),
			quarantined: quarantined ? 1 : 0,
		},
	);
	if (arrival.noted) {
		const { isToCall, ...by } = arrival.noted;
		yield* note(id, { kind: "noted", ...by }, receivedAtMs);
		if (!isToCall) yield* note(id, { kind: "called", ...by }, receivedAtMs);
		yield* summarize(id);
		return yield* kept(id, false);
	}
	yield* queue("letter", quarantined ? "quarantined" : "pending");
	if (arrival.sendsReceipt && !quarantined) yield* queueReceipt(context, id, quote.email, receivedAtMs);
	// An urgent request alerts the owner even when a bot may have sent it: a false alarm costs one glance.
	if (quote.urgent && context.channels.includes("webhook")) yield* queue("webhook", "pending");
	return yield* kept(id, false);

	function* kept(id: string, replay: boolean): Script<Kept> {
		return { id, replay, token: yield* visitorToken(context, id, receivedAtMs) };
	}

	function sameContent(row: Record<string, unknown>): boolean {
		return row.content_hash === contentHash;
	}

	function* queue(channel: Channel, state: ParcelState): Script<void> {
		yield* ask(
			`INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, next_attempt_at)
				VALUES (:parcelId, :channel, 'request', :id, :state, :receivedAtMs, :messageId, :nextAttemptAtMs)`,
			{
				...{ id, channel, state, receivedAtMs },
				parcelId: `${id}.${channel}`,
				messageId: context.messageId(`devis.${id}`),
				nextAttemptAtMs: state === "pending" ? receivedAtMs : null,
			},
		);
	}
}

function recent(contentHash: string, receivedAtMs: number) {
	return ask(
		`SELECT id FROM request WHERE content_hash = :contentHash AND received_at > :sinceMs
			ORDER BY received_at, id LIMIT 1`,
		{ contentHash, sinceMs: receivedAtMs - REPLAY_WINDOW_MS },
	);
}

/**
 * Resolves when a request as large as any could be kept at this moment. Inserts one of maximum size and deletes it in the same transaction: never visible, yet every byte goes to the
 * disk (secure_delete writes what it frees). A small request may still fit where this one does not.
 */
export function* checkWritable(context: Context, nowMs: number): Script<void> {
	const padding = Buffer.from(context.randomBytes(PROBE_BYTES)).toString("base64");
	const quote = {
		name: "",
		email: "",
		phone: "",
		city: "",
		service: "Autre",
		message: padding,
		urgent: false,
	} as const;
	const { id } = yield* keep(context, {
		...{ quote, messageHash: null, keyHash: null, receivedAtMs: nowMs, suspicions: [], quarantined: true },
		contentHash: `essai ${padding.slice(0, 32)}`,
	});
	yield* ask("DELETE FROM request WHERE id = :id", { id });
}

/** How many other people sent this very message since then. Somebody who sends their own message again is one person. */
export function* countOthersWith(messageHash: string, email: string, sinceMs: number): Script<number> {
	const [row] = yield* ask(
		`SELECT count(DISTINCT lower(email)) AS others FROM request
			WHERE message_hash = :messageHash AND received_at > :sinceMs AND lower(email) <> lower(:email)`,
		{ messageHash, email, sinceMs },
	);
	return Number(row?.others);
}
