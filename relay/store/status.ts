import type { AnswerFacts, Standing, StepKind } from "./notebook.ts";
import { photoBytes } from "./photos.ts";
import type {
	Channel,
	ChannelStatus,
	CopyContent,
	CountedKind,
	DailyCount,
	SafetyKind,
	SafetyRecord,
	StoreStatus,
} from "./records.ts";
import { ask, namedIn, type Row, type Script, toAlarm, whenSet } from "./script.ts";

/** What is known of copies off the machine. */
export function* safety(): Script<Record<SafetyKind, SafetyRecord>> {
	const rows = yield* ask("SELECT * FROM safety");
	const recordOf = (kind: SafetyKind) => toRecord(rows.find((row) => row.kind === kind) ?? {});
	return { copy: recordOf("copy"), drill: recordOf("drill") };
}

/** Writes down how an attempt ended: with what it holds, or with why it failed. A failure leaves what is known of the last good one; a success ends the failures. */
export function* noteSafety(kind: SafetyKind, outcome: CopyContent | { reason: string }, nowMs: number): Script<void> {
	if ("reason" in outcome) {
		yield* ask(
			`INSERT INTO safety (kind, failing_since, reason) VALUES (:kind, :nowMs, :reason)
				ON CONFLICT (kind) DO UPDATE SET failing_since = coalesce(safety.failing_since, excluded.failing_since),
					reason = excluded.reason`,
			{ kind, nowMs, reason: outcome.reason },
		);
		return;
	}
	const { requests = null, digest = null } = outcome;
	yield* ask(
		`INSERT INTO safety (kind, done_at, requests, digest) VALUES (:kind, :nowMs, :requests, :digest)
			ON CONFLICT (kind) DO UPDATE SET done_at = excluded.done_at, requests = excluded.requests,
				digest = excluded.digest, failing_since = NULL, reason = NULL`,
		{ kind, nowMs, requests, digest },
	);
}

/** Forgets what nobody does any more, so that no alarm rings for it. */
export function* forgetSafety(kinds: readonly SafetyKind[]): Script<void> {
	if (kinds.length === 0) return;
	const { names, values } = namedIn(kinds);
	yield* ask(`DELETE FROM safety WHERE kind IN (${names})`, values);
}

function toRecord(row: Row): SafetyRecord {
	return {
		...whenSet("doneAtMs", row.done_at),
		...whenSet("requests", row.requests),
		...whenSet("digest", row.digest, String),
		...whenSet("failingSinceMs", row.failing_since),
		...whenSet("reason", row.reason, String),
	};
}

/** What is going on, counted from the tables alone. */
export function* status(): Script<StoreStatus> {
	// Two counts, each from an index: asked with every page of the notebook.
	const [requests] = yield* ask(
		"SELECT count(*) AS n, (SELECT count(*) FROM request WHERE quarantined = 1) AS quarantined FROM request",
	);
	const [relay] = yield* ask("SELECT max(seen_at) AS seen_at FROM relay");
	const alarms = yield* ask("SELECT * FROM alarm ORDER BY since");
	return {
		requests: Number(requests?.n),
		quarantined: Number(requests?.quarantined),
		channels: { letter: yield* channelStatus("letter"), webhook: yield* channelStatus("webhook") },
		alarms: alarms.map(toAlarm),
		safety: yield* safety(),
		photoBytes: yield* photoBytes(),
		...whenSet("lastSeenAtMs", relay?.seen_at),
	};
}

function* channelStatus(channel: Channel): Script<ChannelStatus> {
	// Whether the owner hears of requests: a customer's mailbox that is full is no trouble of his.
	const [waiting = {}] = yield* ask(
		`SELECT count(*) AS n, min(queued_at) AS oldest, min(next_attempt_at) AS next, min(failing_since) AS failing
			FROM parcel WHERE channel = :channel AND next_attempt_at IS NOT NULL AND kind <> 'receipt'`,
		{ channel },
	);
	// A wrong password first: no other letter gets as far, and only the owner can mend it.
	const [failing] = yield* ask(
		`SELECT last_error FROM parcel WHERE channel = :channel AND next_attempt_at IS NOT NULL AND failing_since IS NOT NULL AND kind <> 'receipt'
			ORDER BY CASE WHEN last_error LIKE 'AUTH%' THEN 0 ELSE 1 END, failing_since, seq LIMIT 1`,
		{ channel },
	);
	// Held alarms are left out: each would be one more thing to alarm about.
	const [held = {}] = yield* ask(
		`SELECT count(*) AS n, min(settled_at) AS since, max(last_error) AS reason FROM parcel
			WHERE channel = :channel AND state = 'held' AND kind <> 'alarm'`,
		{ channel },
	);
	const [accepted] = yield* ask(
		"SELECT max(settled_at) AS last FROM parcel WHERE channel = :channel AND state = 'accepted' AND kind IN ('request', 'news', 'trial')",
		{ channel },
	);
	return {
		waiting: Number(waiting.n),
		...whenSet("oldestQueuedAtMs", waiting.oldest),
		...whenSet("nextAttemptAtMs", waiting.next),
		...whenSet("failingSinceMs", waiting.failing),
		...whenSet("reason", failing?.last_error, String),
		held: Number(held.n),
		...(Number(held.n) > 0 ? { heldSinceMs: Number(held.since ?? 0), heldReason: String(held.reason ?? "") } : {}),
		...whenSet("lastAcceptedAtMs", accepted?.last),
	};
}

export function* countOne({ day, page, kind }: Omit<DailyCount, "count">): Script<void> {
	yield* ask(
		`INSERT INTO daily_count (day, page, kind, count) VALUES (:day, :page, :kind, 1)
			ON CONFLICT (day, page, kind) DO UPDATE SET count = daily_count.count + 1`,
		{ day, page, kind },
	);
}

/** Counts of taps and requests from that day on, oldest first. */
export function* dailyCounts(fromDay: string): Script<DailyCount[]> {
	const rows = yield* ask("SELECT * FROM daily_count WHERE day >= :fromDay ORDER BY day, page, kind", { fromDay });
	return rows.map(({ day, page, kind, count }) => ({
		day: String(day),
		page: String(page),
		kind: kind as CountedKind,
		count: Number(count),
	}));
}

/** Lists of answers by the moment from which they count, as read last. */
type Remembered = { version: string; since: Map<number, AnswerFacts[]> };

/** More than the notebook has spans, over midnight. */
const LISTS_AT_MOST = 8;

/**
 * Reads what the figures are made of: every request received since then, quarantine aside, oldest first. As long as no request came, went or was noted upon, the same list is given again: a year of
 * them takes longer to read than all else on the page.
 */
export function answersReader(): (sinceMs: number) => Script<AnswerFacts[]> {
	let last: Remembered = { version: "", since: new Map() };
	return function* (sinceMs) {
		const version = yield* versionOfRequests();
		if (version !== last.version || last.since.size >= LISTS_AT_MOST) last = { version, since: new Map() };
		const { since } = last;
		const known = since.get(sinceMs);
		if (known) return known;
		const list = yield* answers(sinceMs);
		since.set(sinceMs, list);
		return list;
	};
}

/** Differs after a request was kept or erased, and after anything was noted: each step, and a release from quarantine, is an event. */
function* versionOfRequests(): Script<string> {
	const [row] = yield* ask(
		`SELECT (SELECT max(seq) FROM event) AS last_event, (SELECT count(*) FROM request) AS requests,
			(SELECT max(received_at) FROM request) AS newest`,
	);
	return `${row?.last_event} ${row?.requests} ${row?.newest}`;
}

function* answers(sinceMs: number): Script<AnswerFacts[]> {
	const rows = yield* ask(
		`SELECT received_at, answered_at, urgent, city, service, standing, last_step, appointment_at,
				id IN (SELECT request_id FROM event WHERE kind = 'noted') AS is_call FROM request
			WHERE quarantined = 0 AND received_at >= :sinceMs ORDER BY received_at`,
		{ sinceMs },
	);
	// Ten thousand in a year: without a copy for what may be missing.
	return rows.map((row) => {
		const facts: AnswerFacts = {
			receivedAtMs: Number(row.received_at),
			urgent: Number(row.urgent) === 1,
			city: String(row.city),
			service: String(row.service),
			standing: row.standing as Standing,
		};
		if (row.answered_at != null) facts.answeredAtMs = Number(row.answered_at);
		// SQLite says 1, PostgreSQL true.
		if (Number(row.is_call) === 1) facts.isCall = true;
		if (row.appointment_at != null) facts.hasAppointment = true;
		if (row.last_step != null) facts.lastKind = row.last_step as StepKind;
		return facts;
	});
}
