import { HOUR_MS } from "#relay/clock.ts";
import { makePass, signInPass } from "./entrance.ts";
import type { Late, Pass } from "./notebook.ts";
import { quotePdf } from "./quotes.ts";
import type { Channel, Leases, Parcel, QuoteNotice, Settlement, SettleResult, StoredRequest } from "./records.ts";
import { ask, type Context, queueOwn, type Row, type Script, toNotice, toParcelFacts, toRequest } from "./script.ts";
import { note } from "./steps.ts";
import { knownVisitorToken, newsIn, withdrawReceipt } from "./visitor.ts";

/**
 * Queues one reminder, by every channel, of the unanswered requests that are late and were never reminded of. Written down with each
 * request: it is told of once.
 */
export function* queueReminder(
	context: Context,
	nowMs: number,
	{ urgentUntilMs, othersUntilMs = Number.MIN_SAFE_INTEGER }: Late,
): Script<boolean> {
	yield* context.dialect.lock("reminder");
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
	for (const channel of context.channels) {
		const id = channel === "letter" ? name : `${name}.${channel}`;
		yield* queueOwn(context, { id, name, channel, kind: "reminder" }, nowMs);
	}
	return true;
}

/** Requests that a reminder names and that still wait: whoever answered meanwhile is not told again. */
function* remindedIn(parcelId: string): Script<StoredRequest[]> {
	const rows = yield* ask(
		`SELECT * FROM request WHERE standing = 'to-call' AND quarantined = 0
			AND EXISTS (SELECT 1 FROM event WHERE request_id = request.id AND kind = 'reminded' AND text = :name)
			ORDER BY urgent DESC, received_at, id`,
		{ name: parcelId.replace(/\.[a-z]+$/, "") },
	);
	return rows.map(toRequest);
}

/*
 * A lease names the relay that holds it and expires unless renewed. When a relay stops while a letter is leaving, nobody
 * can know whether the letter arrived: it is never simply sent again.
 */
const INTERRUPTED = `lease_owner = NULL, lease_until = NULL, leaving = 0, attempts = attempts + 1,
	last_error = 'interrupted', failing_since = coalesce(failing_since, CAST(:nowMs AS BIGINT)), uncertain_sends = uncertain_sends + 1,
	state = CASE WHEN uncertain_sends = 0 THEN 'uncertain' ELSE 'held' END,
	next_attempt_at = CASE WHEN uncertain_sends = 0 THEN CAST(:uncertainUntilMs AS BIGINT) ELSE NULL END`;

/** No wait and no lease is as long: what lies farther ahead was written before the clock was set back, and is due. */
const FROM_THE_FUTURE_MS = HOUR_MS;

/** Leases the oldest parcel that is due, so that nobody else sends it; nothing when none is due. A receipt waits for all that goes to the owner. */
export function* claimOldestDue(
	context: Context,
	channel: Channel,
	nowMs: number,
	{ leaseMs, uncertainMs }: Leases,
): Script<Parcel | undefined> {
	const farMs = nowMs + FROM_THE_FUTURE_MS;
	yield* ask(
		`UPDATE parcel SET ${INTERRUPTED} WHERE channel = :channel AND leaving = 1 AND (lease_until <= :nowMs OR lease_until > :farMs)`,
		{
			...{ channel, nowMs, farMs },
			uncertainUntilMs: nowMs + uncertainMs,
		},
	);
	const [row] = yield* ask(
		`SELECT * FROM parcel
			WHERE channel = :channel AND next_attempt_at IS NOT NULL AND (next_attempt_at <= :nowMs OR next_attempt_at > :farMs)
				AND (coalesce(lease_until, 0) <= :nowMs OR lease_until > :farMs)
			ORDER BY CASE kind WHEN 'receipt' THEN 1 ELSE 0 END, queued_at, seq LIMIT 1 ${context.dialect.skipLocked}`,
		{ channel, nowMs, farMs },
	);
	if (row === undefined) return undefined;
	yield* ask("UPDATE parcel SET lease_owner = :owner, lease_until = :leaseUntilMs WHERE id = :id", {
		...{ owner: context.owner, id: String(row.id) },
		leaseUntilMs: nowMs + leaseMs,
	});
	return yield* toParcel(row, (pass) => makePass(context, pass, nowMs));
}

/** @param newPass makes the link that a letter carries, in the commit that claims it: a letter costs the disk nothing more */
function* toParcel(row: Row, newPass: (pass: Pass) => Script<string>): Script<Parcel> {
	const facts = toParcelFacts(row);
	if (row.kind === "alarm") return { ...facts, kind: "alarm", notice: toNotice(row) };
	if (row.kind === "digest") {
		const rows = yield* ask(
			"SELECT * FROM request WHERE digest_id = :id AND quarantined = 1 ORDER BY urgent DESC, received_at, id",
			{ id: facts.id },
		);
		return { ...facts, kind: "digest", quarantined: rows.map(toRequest) };
	}
	if (row.kind === "reminder") return { ...facts, kind: "reminder", waiting: yield* remindedIn(facts.id) };
	if (row.kind === "sign-in") return { ...facts, kind: "sign-in", token: yield* newPass(signInPass(facts.id)) };
	if (row.kind === "withdrawn") {
		const gone = JSON.parse(String(row.notice)) as { requestId: string; appointmentAtMs?: number };
		return { ...facts, kind: "withdrawn", ...gone };
	}
	const [request] = yield* ask("SELECT * FROM request WHERE id = :id", { id: String(row.request_id) });
	if (request === undefined) throw new Error("a parcel without its request");
	if (row.kind === "receipt") {
		// Of the visitor's page: none of the owner's links leaves for anybody else.
		const token = (yield* knownVisitorToken(String(row.request_id))) ?? "";
		const to = { ...facts, kind: "receipt", request: toRequest(request), token } as const;
		if (row.notice == null) return to;
		const notice = JSON.parse(String(row.notice)) as QuoteNotice;
		// Of a contract that was given up the letter itself is the receipt.
		const pdf = notice.about === "withdrawn" ? undefined : yield* quotePdf(notice.id, notice.about);
		return { ...to, quote: { ...notice, ...(pdf === undefined ? {} : { pdf }) } };
	}
	const token =
		facts.channel === "letter" ? { token: yield* newPass({ kind: "request", requestId: String(row.request_id) }) } : {};
	if (row.kind === "news") {
		// To come when the letter was asked for.
		const isKept = request.standing === "under-way" || request.last_step === "unneeded";
		const isAhead = isKept && Number(request.appointment_at) > facts.queuedAtMs;
		const visit = isAhead ? { visitAtMs: Number(request.appointment_at) } : {};
		return { ...facts, kind: "news", request: toRequest(request), news: yield* newsIn(row), ...visit, ...token };
	}
	return { ...facts, kind: "request", request: toRequest(request), ...token };
}

/** Keeps the lease while an attempt lasts. False when the parcel is no longer ours. */
export function* renew({ owner }: Context, { id }: Parcel, leaseUntilMs: number): Script<boolean> {
	const renewed = yield* ask(
		"UPDATE parcel SET lease_until = :leaseUntilMs WHERE id = :id AND lease_owner = :owner RETURNING id",
		{ id, owner, leaseUntilMs },
	);
	return renewed.length > 0;
}

/**
 * Notes that the letter itself starts to leave: whoever finds this after a crash cannot know whether it arrived. Rejects when the parcel
 * was erased or is no longer ours: then nothing may leave.
 */
export function* markLeaving({ owner }: Context, { id, kind }: Parcel): Script<void> {
	// A receipt is never sent twice: whatever interrupts it, it has left.
	const left = kind === "receipt" ? "state = 'accepted', next_attempt_at = NULL" : "leaving = 1";
	const marked = yield* ask(`UPDATE parcel SET ${left} WHERE id = :id AND lease_owner = :owner RETURNING id`, {
		id,
		owner,
	});
	if (marked.length === 0) throw Object.assign(new Error("no longer ours to send"), { code: "GONE" });
}

/** An address that its server does not take, at the step where it is named: nothing else is said of it. */
const NO_SUCH_ADDRESS = /^RCPT/;

/** Ends the lease, unless another relay took the parcel over or its request was erased meanwhile. */
export function* settle(
	{ owner }: Context,
	parcel: Parcel,
	settlement: Settlement,
	nowMs: number,
	begunMs = nowMs,
): Script<SettleResult> {
	const { id } = parcel;
	const accepted = settlement.state === "accepted";
	// An acceptance after the lease expired still counts: no second letter.
	const ours = accepted ? "(lease_owner = :owner OR lease_owner IS NULL)" : "lease_owner = :owner";
	const settled = yield* ask(
		`UPDATE parcel SET state = :state, next_attempt_at = :nextAttemptAtMs, last_error = :reason,
			attempts = attempts + 1, uncertain_sends = uncertain_sends + CAST(:uncertain AS INTEGER), lease_owner = NULL, lease_until = NULL,
			leaving = 0, settled_at = :nowMs,
			failing_since = CASE WHEN CAST(:accepted AS INTEGER) = 1 THEN NULL ELSE coalesce(failing_since, CAST(:begunMs AS BIGINT)) END
			WHERE id = :id AND ${ours} RETURNING id`,
		{
			...{ id, owner, nowMs, begunMs },
			state: settlement.state,
			accepted: accepted ? 1 : 0,
			nextAttemptAtMs: "nextAttemptAtMs" in settlement ? settlement.nextAttemptAtMs : null,
			reason: ("reason" in settlement && settlement.reason) || null,
			uncertain: settlement.state === "uncertain" ? 1 : 0,
		},
	);
	// Nobody sends a receipt again: it waits for no decision, and keeps no request from being erased.
	if (settled.length > 0 && parcel.kind === "receipt" && settlement.state === "held") {
		yield* withdrawReceipt(parcel.request.id);
		if (NO_SUCH_ADDRESS.test(settlement.reason))
			yield* note(parcel.request.id, { kind: "returned", text: parcel.request.quote.email }, nowMs);
	}
	if (settled.length > 0) return "settled";
	const still = yield* ask("SELECT id FROM parcel WHERE id = :id", { id });
	return still.length > 0 ? "taken over" : "erased";
}

/** Ends the lease as if the parcel had never been claimed. */
export function* giveBack({ owner }: Context, { id }: Parcel): Script<void> {
	yield* ask("UPDATE parcel SET lease_owner = NULL, lease_until = NULL WHERE id = :id AND lease_owner = :owner", {
		id,
		owner,
	});
}

/**
 * At start-up: frees what an earlier process held, as far as it is known to be dead. What was leaving when it died becomes uncertain,
 * or held when that had happened before. Resolves to the number of parcels freed.
 */
export function* releaseLeases(
	{ isAlone }: Context,
	channel: Channel,
	nowMs: number,
	uncertainMs: number,
): Script<number> {
	const everybody = isAlone();
	const dead = `channel = :channel AND lease_until ${everybody ? "IS NOT NULL" : "<= :nowMs"}`;
	const uncertain = yield* ask(`UPDATE parcel SET ${INTERRUPTED} WHERE ${dead} AND leaving = 1 RETURNING id`, {
		...{ channel, nowMs },
		uncertainUntilMs: nowMs + uncertainMs,
	});
	const others = yield* ask(
		`UPDATE parcel SET lease_owner = NULL, lease_until = NULL WHERE ${dead} RETURNING id`,
		everybody ? { channel } : { channel, nowMs },
	);
	return uncertain.length + others.length;
}

/** When the next parcel is due, or nothing when none waits. */
export function* nextDueAtMs(channel: Channel): Script<number | undefined> {
	const [row] = yield* ask(
		`SELECT min(CASE WHEN lease_until > next_attempt_at THEN lease_until ELSE next_attempt_at END) AS due FROM parcel
			WHERE channel = :channel AND next_attempt_at IS NOT NULL`,
		{ channel },
	);
	return row?.due == null ? undefined : Number(row.due);
}
