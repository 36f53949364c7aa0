import {
	type EventKind,
	isSeen,
	type LastKind,
	type NotebookEvent,
	type Standing,
	type Step,
	type TakeResult,
} from "./notebook.ts";
import type { RequestFile } from "./records.ts";
import { ask, type Context, namedIn, type Row, type Script, toParcelRecord, toRequest, whenSet } from "./script.ts";

const STANDING_AFTER: Partial<Record<NotebookEvent["kind"], Standing>> = {
	called: "under-way",
	"quote-sent": "under-way",
	appointment: "under-way",
	leaving: "under-way",
	done: "finished",
	dropped: "finished",
	unneeded: "finished",
	before: "before",
};

/** What a request's events amount to. The only place that says so. */
export interface Summary {
	standing: Standing;
	/** The last step that stands, and gave the standing. */
	lastStep?: { kind: LastKind; atMs: number };
	appointmentAtMs?: number;
	/** When the owner first answered: « sans suite » is no answer. */
	answeredAtMs?: number;
}

/** Numbers of the events that « Annuler » took back. */
export const undoneIn = (events: readonly NotebookEvent[]): ReadonlySet<number> =>
	new Set(events.flatMap(({ kind, undoes }) => (kind === "undone" && undoes !== undefined ? [undoes] : [])));

/** @param events of one request, in the order they came */
export function summaryOf(events: readonly NotebookEvent[]): Summary {
	const undone = undoneIn(events);
	const steps = events.filter(({ seq, kind }) => STANDING_AFTER[kind] !== undefined && !undone.has(seq));
	const last = steps.at(-1);
	// Who rang and waits to be called back does so still with a quote made meanwhile.
	const waitsAll = events.some(({ kind }) => kind === "noted") && steps.every(({ kind }) => kind === "quote-sent");
	if (last === undefined || waitsAll) return { standing: "to-call" };
	const gave = STANDING_AFTER[last.kind] ?? "to-call";
	if (last.kind === "before") return { standing: gave };
	// « La porte coince de nouveau »: whoever writes after the end is not over until that is read; who gave it up himself, and says thank you, is.
	const seen = events.findLast((one) => isSeen(one) && !undone.has(one.seq))?.seq ?? 0;
	const isReopened =
		gave === "finished" &&
		last.kind !== "unneeded" &&
		events.some(({ seq, kind }) => kind === "word" && seq > Math.max(last.seq, seen));
	const standing = isReopened ? "under-way" : gave;
	// Whoever gives the contract up gives up the visit that it was for.
	const withdrew = events.findLast(({ kind }) => kind === "withdrew")?.seq ?? 0;
	const appointment = steps.findLast(({ kind, seq }) => kind === "appointment" && seq > withdrew);
	const answer = steps.find(({ kind }) => kind !== "dropped" && kind !== "unneeded" && kind !== "before");
	return {
		standing,
		lastStep: { kind: last.kind as LastKind, atMs: last.atMs },
		...whenSet("appointmentAtMs", appointment?.appointmentAtMs),
		...whenSet("answeredAtMs", answer?.atMs),
	};
}

/** What nobody pressed a button for changes nothing of what a page shows as done. */
const BY_ITSELF: ReadonlySet<EventKind> = new Set([
	"noted",
	"before",
	"reminded",
	"released",
	"resent",
	"word",
	"email",
	"photo",
	"returned",
]);

export function* eventsOf(requestId: string): Script<NotebookEvent[]> {
	return (yield* ask("SELECT * FROM event WHERE request_id = :requestId ORDER BY seq", { requestId })).map(toEvent);
}

/** The same of several requests at once, by id; nothing for one that has none. */
export function* eventsByRequest(ids: readonly string[]): Script<Map<string, NotebookEvent[]>> {
	if (ids.length === 0) return new Map();
	const { names, values } = namedIn(ids);
	const rows = yield* ask(`SELECT * FROM event WHERE request_id IN (${names}) ORDER BY seq`, values);
	const byRequest = Map.groupBy(rows, (row) => String(row.request_id));
	return new Map([...byRequest].map(([id, own]) => [id, own.map(toEvent)]));
}

/** Of a quote that was made here: « 2026-014/1 ». */
const QUOTE_ID = /^\d{4}-\d+\/\d+$/;

/** Notes a step once, and works out again where the request stands, in one transaction. */
export function* take({ dialect }: Context, requestId: string, step: Step, nowMs: number): Script<TakeResult> {
	yield* dialect.lock(`event ${requestId}`);
	const [request] = yield* ask("SELECT id FROM request WHERE id = :requestId", { requestId });
	if (request === undefined) return { result: "gone" };
	const events = yield* eventsOf(requestId);
	const since = events.filter(({ seq, kind }) => seq > step.seen && !BY_ITSELF.has(kind));
	if (since.some((event) => isSame(event, step)) || isAlreadyUndone(events, step)) return { result: "already" };
	// A note contradicts nothing: it is kept whatever the other device did.
	if (since.length > 0 && step.kind !== "note") return { result: "changed", since };
	if (step.kind === "undone" && !events.some(({ seq, kind }) => seq === step.undoes && !BY_ITSELF.has(kind))) {
		return { result: "gone" };
	}
	yield* note(requestId, step, nowMs);
	// Who notes something has the page before him: news that still wait are read. What cannot wait never does (visitor.ts).
	if (step.kind !== "undone") {
		yield* ask(
			`DELETE FROM parcel WHERE request_id = :requestId AND kind = 'news' AND attempts = 0 AND lease_until IS NULL
				AND next_attempt_at > :nowMs`,
			{ requestId, nowMs },
		);
	}
	// A quote that is taken back leaves no more, where its letter waits.
	const back = step.kind === "undone" ? events.find(({ seq }) => seq === step.undoes) : undefined;
	if (back?.kind === "quote-sent" && QUOTE_ID.test(back.text)) {
		yield* ask(
			`DELETE FROM parcel WHERE request_id = :requestId AND kind = 'receipt' AND state = 'pending' AND lease_until IS NULL
				AND notice LIKE :about`,
			{ requestId, about: `%"id":"${back.text}"%` },
		);
	}
	if (step.phone !== undefined)
		yield* ask("UPDATE request SET phone = :phone WHERE id = :requestId", { requestId, phone: step.phone });
	yield* summarize(requestId);
	return { result: "taken" };
}

/** Writes down what happened to a request. */
export function* note(
	requestId: string,
	event: { kind: EventKind; text?: string; appointmentAtMs?: number; undoes?: number; device?: string },
	nowMs: number,
): Script<void> {
	yield* ask(
		`INSERT INTO event (request_id, at, kind, text, appointment_at, undoes, device)
			VALUES (:requestId, :nowMs, :kind, :text, :appointmentAtMs, :undoes, :device)`,
		{
			...{ requestId, nowMs, kind: event.kind, text: event.text ?? "" },
			appointmentAtMs: event.appointmentAtMs ?? null,
			undoes: event.undoes ?? null,
			device: event.device ?? null,
		},
	);
}

/** Works out again what a request's events amount to. */
export function* summarize(requestId: string): Script<void> {
	const { standing, lastStep, appointmentAtMs, answeredAtMs } = summaryOf(yield* eventsOf(requestId));
	yield* ask(
		`UPDATE request SET standing = :standing, last_step = :kind, last_step_at = :at, appointment_at = :appointmentAtMs,
			answered_at = :answeredAtMs WHERE id = :requestId`,
		{
			...{ requestId, standing },
			kind: lastStep?.kind ?? null,
			at: lastStep?.atMs ?? null,
			appointmentAtMs: appointmentAtMs ?? null,
			answeredAtMs: answeredAtMs ?? null,
		},
	);
}

const isSame = (event: NotebookEvent, step: Step) =>
	event.kind === step.kind &&
	event.text === step.text &&
	event.appointmentAtMs === step.appointmentAtMs &&
	event.undoes === step.undoes;

const isAlreadyUndone = (events: readonly NotebookEvent[], step: Step) =>
	step.kind === "undone" && events.some(({ kind, undoes }) => kind === "undone" && undoes === step.undoes);

function toEvent(row: Row): NotebookEvent {
	return {
		seq: Number(row.seq),
		atMs: Number(row.at),
		kind: row.kind as EventKind,
		text: String(row.text),
		...whenSet("appointmentAtMs", row.appointment_at),
		...whenSet("undoes", row.undoes),
		...whenSet("device", row.device, String),
	};
}

/** The last step that stands, as a request's row has it. */
export const lastStepIn = (row: Row): { lastStep?: { kind: LastKind; atMs: number } } =>
	row.last_step == null ? {} : { lastStep: { kind: row.last_step as LastKind, atMs: Number(row.last_step_at) } };

/** The newest first. */
export function* list(): Script<RequestFile[]> {
	const requests = yield* ask("SELECT * FROM request ORDER BY received_at DESC, id DESC");
	const parcels = yield* ask("SELECT * FROM parcel WHERE kind = 'request' ORDER BY seq");
	const byRequest = Map.groupBy(parcels, (parcel) => String(parcel.request_id));
	return requests.map((row) => ({
		...toRequest(row),
		...whenSet("linkedTo", row.linked_to, String),
		parcels: (byRequest.get(String(row.id)) ?? []).map(toParcelRecord),
	}));
}

/** The device that asked, if one did. */
type By = Pick<Step, "device">;

/** Sends what waits in quarantine. False when it did not wait there. */
export function* release(id: string, nowMs: number, by: By = {}): Script<boolean> {
	const released = yield* ask(
		"UPDATE request SET quarantined = 0, digest_id = NULL WHERE id = :id AND quarantined = 1 RETURNING id",
		{ id },
	);
	yield* ask(
		`UPDATE parcel SET state = 'pending', next_attempt_at = :nowMs WHERE request_id = :id AND state = 'quarantined'`,
		{ id, nowMs },
	);
	if (released.length > 0) yield* note(id, { kind: "released", ...by }, nowMs);
	return released.length > 0;
}

const AGAIN = `state = 'pending', next_attempt_at = :nowMs, attempts = 0, uncertain_sends = 0, failing_since = NULL`;

/**
 * Sends a request's held parcels again, or its letter if none is held. Resolves to the number of parcels. Resets the backoff and the five-day limit. A letter that had been accepted gets another Message-ID: some mailboxes
 * would drop the same one as a duplicate, although the owner asked for it again.
 */
export function* resend(id: string, nowMs: number, by: By = {}): Script<number> {
	const held = yield* ask("SELECT id FROM parcel WHERE request_id = :id AND state = 'held'", { id });
	const resent = yield* ask(
		`UPDATE parcel SET ${AGAIN},
			message_id = CASE WHEN state = 'accepted' THEN replace(message_id, '@', '.r@') ELSE message_id END
			WHERE request_id = :id AND lease_until IS NULL
				AND ${held.length > 0 ? "state = 'held'" : "channel = 'letter' AND kind = 'request' AND state <> 'quarantined'"} RETURNING id`,
		{ id, nowMs },
	);
	if (resent.length > 0) yield* note(id, { kind: "resent", ...by }, nowMs);
	return resent.length;
}

/** Makes everything that is held leave again. */
export function* resendHeld(nowMs: number): Script<number> {
	const resent = yield* ask(`UPDATE parcel SET ${AGAIN} WHERE state = 'held' RETURNING id`, { nowMs });
	return resent.length;
}
