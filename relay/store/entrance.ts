import { createHash } from "node:crypto";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type { Device, Pass, PassKind } from "./notebook.ts";
import { ask, type Context, queueOwn, type Row, type Script, whenSet } from "./script.ts";

/** How long a link lets in. A calendar's does until it is withdrawn. */
const LASTS_MS: Record<PassKind, number | undefined> = {
	"sign-in": 15 * MINUTE_MS,
	request: 30 * DAY_MS,
	calendar: undefined,
};
const SIGN_IN_LETTERS_AN_HOUR = 3;
/** Once these are spent: one so often, whose link lasts until the next. Whoever presses all day long shuts nobody out. */
const LONE_LETTER_EVERY_MS = 20 * MINUTE_MS;
const LONE_LETTER = "carnet-seule-";
/** A session's last use is known to the minute: not every page that is looked at waits for the disk. */
const SEEN_EVERY_MS = 60_000;
/** A row of its own: that somebody signed in once outlives the session. */
const FIRST_SIGN_IN = "first-sign-in";
/** A session goes by the beginning of its hash, which opens nothing. */
export const ID_LETTERS = 16;
const IS_PASS = "kind IN ('sign-in', 'request', 'calendar')";

const TOKEN_BYTES = 32;

/** What only its holder knows: 43 letters, digits, « - » and « _ ». */
export const newToken = ({ randomBytes }: Context): string =>
	Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");

/** All that is kept of a token. It is as long as the hash: nothing is gained by trying. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Makes a link. Resolves to its token, of which only the hash is kept. */
export function* makePass(
	context: Context,
	{ kind, requestId, lastsMs = LASTS_MS[kind] }: Pass & { lastsMs?: number },
	nowMs: number,
): Script<string> {
	const token = newToken(context);
	yield* ask(
		"INSERT INTO entry (hash, kind, request_id, made_at, ends_at) VALUES (:hash, :kind, :requestId, :nowMs, :endsAtMs)",
		{
			...{ hash: hashOf(token), kind, nowMs },
			requestId: requestId ?? null,
			endsAtMs: lastsMs === undefined ? null : nowMs + lastsMs,
		},
	);
	return token;
}

/** Whether there is such a link at all. */
export function* hasPass(kind: PassKind): Script<boolean> {
	return (yield* ask("SELECT hash FROM entry WHERE kind = :kind LIMIT 1", { kind })).length > 0;
}

/** What a link is for; nothing when it never was, has ended or was used. */
export function* passOf(token: string, nowMs: number): Script<Pass | undefined> {
	const [row] = yield* ask(
		`SELECT * FROM entry WHERE hash = :hash AND ${IS_PASS} AND (ends_at IS NULL OR ends_at > :nowMs)`,
		{ hash: hashOf(token), nowMs },
	);
	return row && toPass(row);
}

/**
 * Uses a sign-in link and opens a session in its place, both or neither. Resolves to the session’s token, or to nothing when the link
 * is no good (any more).
 */
export function* signIn(context: Context, passToken: string, label: string, nowMs: number): Script<string | undefined> {
	const used = yield* ask(
		"DELETE FROM entry WHERE hash = :passHash AND kind = 'sign-in' AND ends_at > :nowMs RETURNING hash",
		{ passHash: hashOf(passToken), nowMs },
	);
	return used.length === 0 ? undefined : yield* openSession(context, label, nowMs);
}

/** Resolves to the token of a new session. */
export function* openSession(context: Context, label: string, nowMs: number): Script<string> {
	const token = newToken(context);
	yield* ask(
		"INSERT INTO entry (hash, kind, label, made_at, seen_at) VALUES (:hash, 'session', :label, :madeAtMs, :seenAtMs)",
		{ hash: hashOf(token), label, madeAtMs: nowMs, seenAtMs: nowMs },
	);
	yield* ask("INSERT INTO entry (hash, kind, made_at) VALUES (:name, :kind, :nowMs) ON CONFLICT (hash) DO NOTHING", {
		...{ name: FIRST_SIGN_IN, kind: FIRST_SIGN_IN, nowMs },
	});
	return token;
}

/** The session's device, seen just now. Nothing when it was ended, or was not used for long. */
export function* enter(sessionToken: string, nowMs: number): Script<Device | undefined> {
	const sessionHash = hashOf(sessionToken);
	const [row] = yield* ask(
		"SELECT * FROM entry WHERE hash = :sessionHash AND kind = 'session' AND seen_at >= :idleSinceMs",
		{ sessionHash, idleSinceMs: idleSince(nowMs) },
	);
	if (row === undefined) return undefined;
	// A clock that was set back has seen it later than now.
	if (Math.abs(nowMs - Number(row.seen_at)) >= SEEN_EVERY_MS) {
		yield* ask("UPDATE entry SET seen_at = :nowMs WHERE hash = :sessionHash", { nowMs, sessionHash });
	}
	return toDevice(row);
}

export function* devices(): Script<Device[]> {
	return (yield* ask("SELECT * FROM entry WHERE kind = 'session' ORDER BY seen_at DESC, hash")).map(toDevice);
}

/** Gives a device the name by which its owner knows it. False when it is there no more. */
export function* nameDevice(id: string, label: string): Script<boolean> {
	const sql = `UPDATE entry SET label = :label WHERE kind = 'session' AND substr(hash, 1, ${ID_LETTERS}) = :id RETURNING hash`;
	return (yield* ask(sql, { id, label })).length > 0;
}

/** Ends one session, or all and the passkeys that would open others. Resolves to their number. */
export function* endSessions(id: string | "all"): Script<number> {
	const ended = yield* id === "all"
		? ask("DELETE FROM entry WHERE kind IN ('session', 'passkey') RETURNING hash")
		: ask(`DELETE FROM entry WHERE kind = 'session' AND substr(hash, 1, ${ID_LETTERS}) = :id RETURNING hash`, { id });
	return ended.length;
}

/** Ends every link of that kind. */
export function* withdrawPasses(kind: PassKind): Script<void> {
	yield* ask("DELETE FROM entry WHERE kind = :kind", { kind });
}

/** Queues a letter with a sign-in link, unless three left within the hour. */
export function* queueSignIn(context: Context, nowMs: number): Script<boolean> {
	yield* context.dialect.lock("sign-in");
	const [row] = yield* ask(
		"SELECT count(*) AS count FROM parcel WHERE kind = 'sign-in' AND queued_at > :sinceMs AND queued_at <= :aheadMs",
		{ sinceMs: nowMs - HOUR_MS, aheadMs: nowMs + HOUR_MS },
	);
	const isSpent = Number(row?.count) >= SIGN_IN_LETTERS_AN_HOUR;
	if (isSpent && !(yield* mayLoneLetterLeave(nowMs))) return false;
	const id = `${isSpent ? LONE_LETTER : "carnet-"}${nowMs}-${Number(row?.count)}`;
	yield* queueOwn(context, { id, channel: "letter", kind: "sign-in" }, nowMs);
	return true;
}

/** Not while a link is good or on its way: the owner has it, or will. */
function* mayLoneLetterLeave(nowMs: number): Script<boolean> {
	const [found] = yield* ask(
		`SELECT hash AS found FROM entry WHERE kind = 'sign-in' AND ends_at > :nowMs
			UNION ALL SELECT id FROM parcel WHERE kind = 'sign-in' AND next_attempt_at IS NOT NULL
			UNION ALL SELECT id FROM parcel WHERE id LIKE :lone AND queued_at > :sinceMs AND queued_at < :aheadMs
			LIMIT 1`,
		{
			...{ nowMs, lone: `${LONE_LETTER}%` },
			...{ sinceMs: nowMs - LONE_LETTER_EVERY_MS, aheadMs: nowMs + LONE_LETTER_EVERY_MS },
		},
	);
	return found === undefined;
}

/** What the link of that letter is. */
export const signInPass = (letterId: string): Pass & { lastsMs?: number } => ({
	kind: "sign-in",
	...(letterId.startsWith(LONE_LETTER) ? { lastsMs: LONE_LETTER_EVERY_MS } : {}),
});

/** Somebody signed in once. */
export function* wasEverOpened(): Script<boolean> {
	return (yield* ask("SELECT hash FROM entry WHERE hash = :name", { name: FIRST_SIGN_IN })).length > 0;
}

/** Forgets links that have ended, devices that were not used for long, and letters of the entrance that nobody waits for. */
export function* purgeEntrance(nowMs: number): Script<void> {
	yield* ask("DELETE FROM entry WHERE ends_at <= :nowMs", { nowMs });
	yield* ask("DELETE FROM entry WHERE kind = 'session' AND seen_at < :idleSinceMs", {
		idleSinceMs: idleSince(nowMs),
	});
	yield* ask("DELETE FROM parcel WHERE kind = 'sign-in' AND queued_at < :beforeMs AND lease_until IS NULL", {
		beforeMs: nowMs - HOUR_MS,
	});
}

/** A session ends when its device was not used for so long. */
export const SESSION_DAYS = 30;
const idleSince = (nowMs: number): number => nowMs - SESSION_DAYS * DAY_MS;

const toPass = (row: Row): Pass => ({
	kind: row.kind as PassKind,
	...whenSet("requestId", row.request_id, String),
});

export const toDevice = (row: Row): Device => ({
	id: String(row.hash).slice(0, ID_LETTERS),
	label: String(row.label),
	madeAtMs: Number(row.made_at),
	seenAtMs: Number(row.seen_at),
});
