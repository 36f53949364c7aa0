import type { Late } from "./notebook.ts";
import type { Channel, StoredRequest } from "./records.ts";
import { toRequest } from "./rows.ts";
import { ask, type Dialect, type Script } from "./script.ts";
import { note } from "./steps.ts";

interface Parts {
	dialect: Dialect;
	messageId: (name: string) => string;
	channels: readonly Channel[];
}

/** What waits beyond its promise, in one message by every channel. Written down with each request: it is told of once. */
export function* queueReminder(
	{ dialect, messageId, channels }: Parts,
	nowMs: number,
	{ urgentUntilMs, othersUntilMs = Number.MIN_SAFE_INTEGER }: Late,
): Script<boolean> {
	yield* dialect.lock("reminder");
	// Two ranges of one index: a thousand requests that wait within their promise are not looked at every minute.
	const late = `SELECT id, received_at FROM request WHERE quarantined = 0 AND standing = 'to-call'
		AND NOT EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND kind = 'reminded')`;
	const due = yield* ask(
		`${late} AND urgent = 1 AND received_at <= :urgentUntilMs
			UNION ALL ${late} AND urgent = 0 AND received_at <= :othersUntilMs ORDER BY received_at, id`,
		{ urgentUntilMs, othersUntilMs },
	);
	if (due.length === 0) return false;
	const name = `rappel-${nowMs}`;
	for (const { id } of due) yield* note(String(id), { kind: "reminded", text: name }, nowMs);
	for (const channel of channels) {
		const id = channel === "letter" ? name : `${name}.${channel}`;
		yield* ask(
			`INSERT INTO parcel (id, channel, kind, state, queued_at, message_id, next_attempt_at)
				VALUES (:id, :channel, 'reminder', 'pending', :queuedAtMs, :messageId, :dueAtMs)`,
			{ id, channel, queuedAtMs: nowMs, dueAtMs: nowMs, messageId: messageId(name) },
		);
	}
	return true;
}

/** Requests that a reminder names and that still wait: whoever answered meanwhile is not told again. */
export function* remindedIn(parcelId: string): Script<StoredRequest[]> {
	const rows = yield* ask(
		`SELECT * FROM request WHERE standing = 'to-call' AND quarantined = 0
			AND EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND kind = 'reminded' AND text = :name)
			ORDER BY urgent DESC, received_at, id`,
		{ name: parcelId.replace(/\.[a-z]+$/, "") },
	);
	return rows.map(toRequest);
}
