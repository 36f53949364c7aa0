import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import type { QuoteNotice } from "./records.ts";
import { ask, type Context, type Script } from "./script.ts";
import { signed } from "./visitor.ts";

/* The receipt that leaves for who sent a request: rarely enough that nobody can fill a stranger’s mailbox with it. */

/** In all, whoever asks. */
const AN_HOUR_AT_MOST = 30;
const SAME_ADDRESS_EVERY_MS = DAY_MS;

/**
 * Queues one, after the letter to the owner, unless this address had one within a day, or thirty left within the hour. What is
 * remembered of an address is a keyed hash, for that day: whoever erases the request does not get round it.
 */
export function* queueReceipt(context: Context, id: string, email: string, nowMs: number): Script<void> {
	yield* context.dialect.lock("receipts");
	const hash = yield* signed(context, `receipt ${email.toLowerCase()}`, nowMs);
	const [sent] = yield* ask(
		`SELECT count(*) AS lately, (SELECT count(*) FROM entry WHERE hash = :hash AND ends_at > :nowMs) AS same
			FROM entry WHERE kind = 'receipt' AND made_at > :hourAgoMs AND made_at <= :nowMs`,
		{ hash, nowMs, hourAgoMs: nowMs - HOUR_MS },
	);
	if (Number(sent?.same) > 0 || Number(sent?.lately) >= AN_HOUR_AT_MOST) return;
	yield* ask(
		`INSERT INTO entry (hash, kind, made_at, ends_at) VALUES (:hash, 'receipt', :nowMs, :endsAtMs)
			ON CONFLICT (hash) DO UPDATE SET made_at = excluded.made_at, ends_at = excluded.ends_at`,
		{ hash, nowMs, endsAtMs: nowMs + SAME_ADDRESS_EVERY_MS },
	);
	yield* ask(
		`INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, next_attempt_at)
			VALUES (:parcelId, 'letter', 'receipt', :id, 'pending', :nowMs, :messageId, :nowMs)`,
		{ id, nowMs, parcelId: `${id}.recu`, messageId: context.messageId(`recu.${id}`) },
	);
}

const nameOfMail = (requestId: string, { id, about }: Pick<QuoteNotice, "id" | "about">): string =>
	`${requestId}.devis-${id.replace("/", "-")}-${about}`;

/** When the quote was put into a letter to its customer to be read; nothing where it never was. */
export function* quoteMailedAt(requestId: string, id: string): Script<number | undefined> {
	const [row] = yield* ask("SELECT queued_at FROM parcel WHERE id = :name", {
		name: nameOfMail(requestId, { id, about: "read" }),
	});
	return row && Number(row.queued_at);
}

/**
 * Queues the letter that takes a quote to its customer, as a receipt is sent: after all that goes to the owner, never twice.
 * Resolves to whether it will leave: not the same one again, and not without an address.
 */
export function* mailQuote(context: Context, requestId: string, notice: QuoteNotice): Script<boolean> {
	const name = nameOfMail(requestId, notice);
	const queued = yield* ask(
		`INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, next_attempt_at, notice)
			SELECT :name, 'letter', 'receipt', id, 'pending', :nowMs, :messageId, :nowMs, :notice FROM request
				WHERE id = :requestId AND email <> '' AND quarantined = 0
			ON CONFLICT (id) DO NOTHING RETURNING id`,
		{
			...{ name, requestId, nowMs: notice.atMs, messageId: context.messageId(name) },
			notice: JSON.stringify(notice),
		},
	);
	return queued.length > 0;
}
