import { createHmac } from "node:crypto";
import { MINUTE_MS } from "#relay/clock.ts";
import { hashOf, newToken } from "./entrance.ts";
import { BY_VISITOR, INSTEAD_OF, type NotebookEvent } from "./notebook.ts";
import type { StoredRequest, VisitorNews } from "./records.ts";
import { ask, type Context, queueOwn, type Row, type Script, toRequest, whenSet } from "./script.ts";
import { eventsOf, note, summarize, summaryOf } from "./steps.ts";
import { erase } from "./upkeep.ts";

/* The private page of one request (« /suivi »), and what its holder does there. */

/** A row of its own, with the secret that the addresses are made with: each is told again whenever it is needed. */
const SECRET = "visitor-secret";

const secret = () => ask("SELECT key FROM entry WHERE hash = :SECRET", { SECRET });
const tokenOf = (row: Row | undefined, requestId: string): string =>
	createHmac("sha256", String(row?.key)).update(requestId).digest("base64url");

/** A text signed with that secret, which is made where there is none. */
export function* signed(context: Context, text: string, nowMs: number): Script<string> {
	let [row] = yield* secret();
	if (row === undefined) {
		yield* ask(
			"INSERT INTO entry (hash, kind, key, made_at) VALUES (:SECRET, :SECRET, :key, :nowMs) ON CONFLICT (hash) DO NOTHING",
			{ SECRET, key: newToken(context), nowMs },
		);
		[row] = yield* secret();
	}
	return tokenOf(row, text);
}

/**
 * The token of a request's page, as long as the request: 32 bytes that nobody can guess. Found again by its hash, which is all that
 * stands beside the request (decision 0051).
 */
export function* visitorToken(context: Context, requestId: string, nowMs: number): Script<string> {
	const token = yield* signed(context, requestId, nowMs);
	yield* ask(
		`INSERT INTO entry (hash, kind, request_id, made_at) VALUES (:hash, 'visitor', :requestId, :nowMs)
			ON CONFLICT (hash) DO NOTHING`,
		{ hash: hashOf(token), requestId, nowMs },
	);
	return token;
}

/** The same without writing; nothing for a request that came before there were such pages. */
export function* knownVisitorToken(requestId: string): Script<string | undefined> {
	const [row] = yield* secret();
	const token = tokenOf(row, requestId);
	const known = yield* ask("SELECT hash FROM entry WHERE hash = :hash", { hash: hashOf(token) });
	return known.length > 0 ? token : undefined;
}

/** A request as its sender may see it. */
export interface VisitorFile extends StoredRequest {
	events: NotebookEvent[];
	/** Of the appointment that stands. */
	appointmentAtMs?: number;
}

export function* requestOf(token: string): Script<Row | undefined> {
	const [row] = yield* ask(
		`SELECT request.* FROM entry JOIN request ON request.id = entry.request_id
			WHERE entry.hash = :hash AND entry.kind = 'visitor'`,
		{ hash: hashOf(token) },
	);
	return row;
}

/** The same, with whatever else happens to the request waiting; erased while this one waited, nothing. */
export function* lockedRequest({ dialect }: Context, token: string): Script<Row | undefined> {
	const found = yield* requestOf(token);
	if (found === undefined) return undefined;
	yield* dialect.lock(`event ${found.id}`);
	return yield* requestOf(token);
}

/** Nothing where there never was such a page, or its request is gone. */
export function* visitorFile(token: string): Script<VisitorFile | undefined> {
	const row = yield* requestOf(token);
	if (row === undefined) return undefined;
	const events = yield* eventsOf(String(row.id));
	return { ...toRequest(row), events, ...whenSet("appointmentAtMs", row.appointment_at) };
}

/** One that did not leave yet goes to no address but the one that it was counted for. */
export const withdrawReceipt = (id: string) =>
	ask("DELETE FROM parcel WHERE request_id = :id AND kind = 'receipt'", { id });

/** What somebody does on the page of their request: a word, a number or an e-mail that is right, or that nobody need come. */
export type VisitorStep = Pick<VisitorNews, "kind" | "text">;

/** « already »: two taps, or a reload. « too-many »: nothing is kept any more. */
export type VisitorResult = "taken" | "already" | "too-many" | "gone";

/** More is no conversation. */
const STEPS_AT_MOST = 40;
const TWICE_WITHIN_MS = 10 * MINUTE_MS;
/** The owner hears of words once in so long. */
const NEWS_EVERY_MS = 3 * MINUTE_MS;
const COLUMN = { number: "phone", email: "email" } as const;

/** Keeps it and tells the owner, in one transaction. */
export function* takeFromVisitor(
	context: Context,
	token: string,
	step: VisitorStep,
	nowMs: number,
): Script<VisitorResult> {
	const row = yield* lockedRequest(context, token);
	if (row === undefined) return "gone";
	const id = String(row.id);
	const column = step.kind === "number" || step.kind === "email" ? COLUMN[step.kind] : undefined;
	if (column && row[column] === step.text) return "already";
	const text = column ? `${step.text}${INSTEAD_OF}${row[column]}` : step.text;
	const own = (yield* eventsOf(id)).filter(({ device }) => device === BY_VISITOR);
	if (own.some((event) => event.kind === step.kind && event.text === text && nowMs - event.atMs < TWICE_WITHIN_MS))
		return "already";
	if (own.length >= STEPS_AT_MOST) return "too-many";
	yield* note(id, { kind: step.kind, text, device: BY_VISITOR }, nowMs);
	if (step.kind === "email") yield* withdrawReceipt(id);
	if (column) yield* ask(`UPDATE request SET ${column} = :text WHERE id = :id`, { text: step.text, id });
	yield* summarize(id);
	// Who gave it up and writes again may want him after all: the lists hold it for over.
	const isGivenUp = summaryOf(yield* eventsOf(id)).lastStep?.kind === "unneeded";
	yield* queueNews(context, row, isGivenUp, nowMs);
	return "taken";
}

/** A letter of what the visitor did; one that waits tells it too. What cannot wait leaves at once, by both channels when it is urgent. */
export function* queueNews(context: Context, row: Row, isPressing: boolean, nowMs: number): Script<void> {
	const { id, quote, quarantined } = toRequest(row);
	// Like a robot's request: seen by who looks there, told to nobody.
	if (quarantined) return;
	const [last] = yield* ask(
		`SELECT queued_at, next_attempt_at, lease_until FROM parcel WHERE request_id = :id AND kind = 'news' AND channel = 'letter'
			ORDER BY seq DESC LIMIT 1`,
		{ id },
	);
	const isWaiting = last?.next_attempt_at != null && last.lease_until == null;
	if (isWaiting && !isPressing) return;
	if (isWaiting) {
		yield* ask(
			`UPDATE parcel SET next_attempt_at = :nowMs, queued_at = :nowMs WHERE request_id = :id AND kind = 'news' AND next_attempt_at > :nowMs AND attempts = 0`,
			{ id, nowMs },
		);
	}
	const [newest] = yield* ask("SELECT max(seq) AS seq FROM event WHERE request_id = :id", { id });
	const leavesAtMs = isPressing || last === undefined ? nowMs : Math.max(nowMs, Number(last.queued_at) + NEWS_EVERY_MS);
	const channels = isPressing && quote.urgent ? context.channels : (["letter"] as const);
	for (const channel of channels) {
		if (isWaiting && channel === "letter") continue;
		yield* ask(
			`INSERT INTO parcel (id, channel, kind, request_id, notice, state, queued_at, message_id, next_attempt_at)
				VALUES (:parcelId, :channel, 'news', :id, :notice, 'pending', :leavesAtMs, :messageId, :leavesAtMs)`,
			{
				...{ id, channel, leavesAtMs },
				parcelId: `${id}.news${newest?.seq}.${channel}`,
				messageId: context.messageId(`nouvelles.${id}.${newest?.seq}`),
				notice: JSON.stringify({ fromSeq: Number(newest?.seq) }),
			},
		);
	}
}

/** What the visitor did since that letter was asked for. */
export function* newsIn(row: Row): Script<VisitorNews[]> {
	const { fromSeq } = JSON.parse(String(row.notice)) as { fromSeq: number };
	const events = yield* eventsOf(String(row.request_id));
	return events
		.filter(({ seq, device }) => seq >= fromSeq && device === BY_VISITOR)
		.map(({ kind, text, atMs }) => ({ kind: kind as VisitorNews["kind"], text, atMs }));
}

/** Erases the request of that page, and tells the owner that it is gone, which he may be on his way to. Resolves as `erase` does. */
export function* eraseByVisitor(context: Context, token: string, nowMs: number): Script<string[]> {
	const row = yield* requestOf(token);
	if (row === undefined) return [];
	const id = String(row.id);
	const erased = yield* erase([id]);
	if (Number(row.quarantined) === 0) {
		yield* queueOwn(
			context,
			{
				...{ id: `effacee-${id}`, channel: "letter", kind: "withdrawn" },
				notice: JSON.stringify({ requestId: id, ...whenSet("appointmentAtMs", row.appointment_at) }),
			},
			nowMs,
		);
	}
	return erased;
}
