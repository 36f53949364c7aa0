import { HOUR_MS } from "#relay/clock.ts";
import type { Device, Pass, PassKind } from "./notebook.ts";
import { number, whenSet } from "./rows.ts";
import { ask, type Dialect, type Row, type Script } from "./script.ts";

const SIGN_IN_LETTERS_AN_HOUR = 3;
/** A session's last use is known to the minute: not every page that is looked at waits for the disk. */
const SEEN_EVERY_MS = 60_000;
/** A row of its own: that somebody signed in once outlives the session. */
const FIRST_SIGN_IN = "first-sign-in";
/** A session goes by the beginning of its hash, which opens nothing. */
const ID_LETTERS = 16;
const IS_PASS = "kind IN ('sign-in', 'request', 'calendar')";

export function* addPass(hash: string, { kind, requestId, madeAtMs, endsAtMs }: Pass): Script<void> {
	yield* ask(
		"INSERT INTO entry (hash, kind, request_id, made_at, ends_at) VALUES (:hash, :kind, :requestId, :madeAtMs, :endsAtMs)",
		{ hash, kind, madeAtMs, requestId: requestId ?? null, endsAtMs: endsAtMs ?? null },
	);
}

export function* passOf(hash: string, nowMs: number): Script<Pass | undefined> {
	const [row] = yield* ask(
		`SELECT * FROM entry WHERE hash = :hash AND ${IS_PASS} AND (ends_at IS NULL OR ends_at > :nowMs)`,
		{
			hash,
			nowMs,
		},
	);
	return row && toPass(row);
}

export function* signIn(
	passHash: string,
	{ hash, label }: { hash: string; label: string },
	nowMs: number,
): Script<boolean> {
	const used = yield* ask(
		"DELETE FROM entry WHERE hash = :passHash AND kind = 'sign-in' AND ends_at > :nowMs RETURNING hash",
		{ passHash, nowMs },
	);
	if (used.length === 0) return false;
	yield* ask(
		"INSERT INTO entry (hash, kind, label, made_at, seen_at) VALUES (:hash, 'session', :label, :madeAtMs, :seenAtMs)",
		{ hash, label, madeAtMs: nowMs, seenAtMs: nowMs },
	);
	yield* ask("INSERT INTO entry (hash, kind, made_at) VALUES (:name, :kind, :nowMs) ON CONFLICT (hash) DO NOTHING", {
		...{ name: FIRST_SIGN_IN, kind: FIRST_SIGN_IN, nowMs },
	});
	return true;
}

export function* enter(sessionHash: string, nowMs: number, idleSinceMs: number): Script<Device | undefined> {
	const [row] = yield* ask(
		"SELECT * FROM entry WHERE hash = :sessionHash AND kind = 'session' AND seen_at >= :idleSinceMs",
		{
			sessionHash,
			idleSinceMs,
		},
	);
	if (row === undefined) return undefined;
	// A clock that was set back has seen it later than now.
	if (Math.abs(nowMs - number(row.seen_at)) >= SEEN_EVERY_MS) {
		yield* ask("UPDATE entry SET seen_at = :nowMs WHERE hash = :sessionHash", { nowMs, sessionHash });
	}
	return toDevice(row);
}

export function* devices(): Script<Device[]> {
	return (yield* ask("SELECT * FROM entry WHERE kind = 'session' ORDER BY seen_at DESC, hash")).map(toDevice);
}

export function* endSessions(id: string | "all"): Script<number> {
	const ended = yield* id === "all"
		? ask("DELETE FROM entry WHERE kind = 'session' RETURNING hash")
		: ask(`DELETE FROM entry WHERE kind = 'session' AND substr(hash, 1, ${ID_LETTERS}) = :id RETURNING hash`, { id });
	return ended.length;
}

export function* withdrawPasses(kind: PassKind): Script<void> {
	yield* ask("DELETE FROM entry WHERE kind = :kind", { kind });
}

export function* queueSignIn(
	{ dialect, messageId }: { dialect: Dialect; messageId: (name: string) => string },
	nowMs: number,
): Script<boolean> {
	yield* dialect.lock("sign-in");
	const [row] = yield* ask(
		"SELECT count(*) AS count FROM parcel WHERE kind = 'sign-in' AND queued_at > :sinceMs AND queued_at <= :aheadMs",
		{ sinceMs: nowMs - HOUR_MS, aheadMs: nowMs + HOUR_MS },
	);
	if (number(row?.count) >= SIGN_IN_LETTERS_AN_HOUR) return false;
	const id = `carnet-${nowMs}-${number(row?.count)}`;
	yield* ask(
		`INSERT INTO parcel (id, channel, kind, state, queued_at, message_id, next_attempt_at)
			VALUES (:id, 'letter', 'sign-in', 'pending', :queuedAtMs, :messageId, :dueAtMs)`,
		{ id, queuedAtMs: nowMs, dueAtMs: nowMs, messageId: messageId(id) },
	);
	return true;
}

export function* wasEverOpened(): Script<boolean> {
	return (yield* ask("SELECT hash FROM entry WHERE hash = :name", { name: FIRST_SIGN_IN })).length > 0;
}

/** Forgets links that have ended, devices that were not used for long, and letters of the entrance that nobody waits for. */
export function* purgeEntrance(nowMs: number, idleSinceMs: number): Script<void> {
	yield* ask("DELETE FROM entry WHERE ends_at <= :nowMs", { nowMs });
	yield* ask("DELETE FROM entry WHERE kind = 'session' AND seen_at < :idleSinceMs", { idleSinceMs });
	yield* ask("DELETE FROM parcel WHERE kind = 'sign-in' AND queued_at < :beforeMs AND lease_until IS NULL", {
		beforeMs: nowMs - HOUR_MS,
	});
}

const toPass = (row: Row): Pass => ({
	kind: row.kind as PassKind,
	...(row.request_id == null ? {} : { requestId: String(row.request_id) }),
	madeAtMs: number(row.made_at),
	...whenSet("endsAtMs", row.ends_at),
});

const toDevice = (row: Row): Device => ({
	id: String(row.hash).slice(0, ID_LETTERS),
	label: String(row.label),
	madeAtMs: number(row.made_at),
	seenAtMs: number(row.seen_at),
});
