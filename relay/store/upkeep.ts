import { DatabaseSync } from "node:sqlite";
import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import { emptyQuotes, partFromQuotes } from "./parted-quotes.ts";
import type { PurgeLimits, UnreportedQuarantine } from "./records.ts";
import { ask, type Context, namedIn, queueOwn, type Script, toRequest, whenSet } from "./script.ts";

/**
 * Reads a copy whole, and its newest request, if there is one, as the relay would.
 *
 * @throws when it is damaged, or no copy of ours
 */
export function readCopy(file: string): { requests: number; newestId?: string } {
	const copy = new DatabaseSync(file, { readOnly: true });
	try {
		const [check] = copy.prepare("PRAGMA integrity_check").all();
		if (check?.integrity_check !== "ok") {
			throw Object.assign(new Error(`la copie «\u202f${file}\u202f» n’est pas saine`), { code: "DAMAGED" });
		}
		const requests = Number(copy.prepare("SELECT count(*) AS n FROM request").get()?.n);
		const row = copy.prepare("SELECT * FROM request ORDER BY received_at DESC LIMIT 1").get();
		return { requests, ...(row === undefined ? {} : { newestId: toRequest(row).id }) };
	} finally {
		copy.close();
	}
}

/** A relay that gave no sign of life for so long is forgotten. */
const RELAY_REMEMBERED_MS = 7 * DAY_MS;

/** This relay is alive. */
export function* recordHeartbeat({ owner }: Context, nowMs: number): Script<void> {
	yield* ask(
		`INSERT INTO relay (owner, seen_at) VALUES (:owner, :nowMs)
			ON CONFLICT (owner) DO UPDATE SET seen_at = excluded.seen_at`,
		{ owner, nowMs },
	);
	yield* ask("DELETE FROM relay WHERE seen_at < :beforeMs OR seen_at > :aheadMs", {
		beforeMs: nowMs - RELAY_REMEMBERED_MS,
		// Written before the clock was set back.
		aheadMs: nowMs + HOUR_MS,
	});
}

/** Queues a digest of the quarantined requests that no digest told of, when `isDue` says so. */
export function* queueDigest(
	context: Context,
	nowMs: number,
	isDue: (waiting: UnreportedQuarantine) => boolean,
): Script<boolean> {
	yield* context.dialect.lock("digest");
	const [waiting] = yield* ask(
		`SELECT min(received_at) AS oldest, max(urgent) AS urgent FROM request
			WHERE quarantined = 1 AND digest_id IS NULL`,
	);
	if (waiting?.oldest == null) return false;
	const [last] = yield* ask("SELECT max(queued_at) AS at FROM parcel WHERE kind = 'digest'");
	const untold: UnreportedQuarantine = {
		oldestReceivedAtMs: Number(waiting.oldest),
		urgent: Number(waiting.urgent) === 1,
		...whenSet("lastDigestAtMs", last?.at),
	};
	if (!isDue(untold)) return false;
	const id = `quarantaine-${nowMs}`;
	yield* queueOwn(context, { id, channel: "letter", kind: "digest" }, nowMs);
	yield* ask("UPDATE request SET digest_id = :id WHERE quarantined = 1 AND digest_id IS NULL", { id });
	return true;
}

/**
 * Erases what is older than its time. What has not reached the owner stays, alerts included, however old it is, or seems. Resolves to
 * the ids that letters in the mail folder carry.
 */
export function* purge({ countsBeforeDay, quotesBeforeMs, ...limits }: PurgeLimits): Script<string[]> {
	yield* ask("DELETE FROM daily_count WHERE day < :countsBeforeDay", { countsBeforeDay });
	const requests = yield* ask(
		`SELECT id FROM request
			WHERE (received_at < :requestsBeforeMs OR (quarantined = 1 AND received_at < :quarantinedBeforeMs))
				AND NOT EXISTS (SELECT 1 FROM parcel WHERE request_id = request.id
					AND state IN ('pending', 'retry', 'uncertain', 'held'))`,
		{ ...limits },
	);
	const erased = yield* erase(requests.map(({ id }) => String(id)));
	// Digests name the people of their day: none outlives the quarantine.
	const old = yield* ask(
		`DELETE FROM parcel WHERE kind <> 'request' AND queued_at < :quarantinedBeforeMs AND next_attempt_at IS NULL
			RETURNING id`,
		{ quarantinedBeforeMs: limits.quarantinedBeforeMs },
	);
	const oldIds = [...old.map(({ id }) => String(id)), ...(yield* emptyQuotes(quotesBeforeMs))];
	yield* owe(oldIds);
	return [...erased, ...oldIds];
}

/** Erases requests, their parcels, and the digests and reminders that named them. Resolves to the ids that letters carry. */
export function* erase(ids: readonly string[]): Script<string[]> {
	const erased: string[] = [];
	// In slices: a database takes only so many parameters at once.
	for (let from = 0; from < ids.length; from += 500) {
		const { names, values } = namedIn(ids.slice(from, from + 500));
		// The letter that reminded of it names it too.
		const reminders = yield* ask(
			`SELECT DISTINCT text FROM event WHERE kind = 'reminded' AND request_id IN (${names})`,
			values,
		);
		erased.push(...reminders.map(({ text }) => String(text)));
		yield* partFromQuotes(ids.slice(from, from + 500));
		const gone = yield* ask(`DELETE FROM request WHERE id IN (${names}) RETURNING id, digest_id`, values);
		for (const { id, digest_id } of gone) erased.push(String(id), ...(digest_id == null ? [] : [String(digest_id)]));
	}
	const letters = [...new Set(erased)];
	yield* owe(letters);
	return letters;
}

/** Written down with the erasure: a relay that dies before the letters and the freed bytes are gone finds it at its next start. */
export function* owe(letters: readonly string[]): Script<void> {
	for (const letter of letters) {
		yield* ask("INSERT INTO entry (hash, kind) VALUES (:letter, 'erasing') ON CONFLICT (hash) DO NOTHING", { letter });
	}
}

/** Ids that letters carry of what was erased, until `scrub` has ended. */
export function* erasing(): Script<string[]> {
	return (yield* ask("SELECT hash FROM entry WHERE kind = 'erasing'")).map(({ hash }) => String(hash));
}

export function* forgetErasing(letters: readonly string[]): Script<void> {
	for (const letter of letters) yield* ask("DELETE FROM entry WHERE hash = :letter AND kind = 'erasing'", { letter });
}
