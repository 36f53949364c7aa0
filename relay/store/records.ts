import type { Suspicion } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";

/* What the store keeps and tells: requests, what became of them, and what is wrong. */

/** Delivery channels: the craftsman's mailbox, and a second one that a dead mail server does not stop. */
export type Channel = "letter" | "webhook";

/** States of a parcel. « pending » was never tried; « quarantined » waits for the owner's word. */
export type ParcelState = "pending" | "retry" | "uncertain" | "held" | "accepted" | "quarantined";

export interface StoredRequest {
	id: string;
	receivedAtMs: number;
	quote: Quote;
	suspicions: readonly Suspicion[];
	quarantined: boolean;
}

/** A request with all that became of it. */
export interface RequestFile extends StoredRequest {
	linkedTo?: string;
	parcels: ParcelRecord[];
}

export interface ParcelRecord {
	channel: Channel;
	state: ParcelState;
	attempts: number;
	nextAttemptAtMs?: number;
	reason?: string;
	settledAtMs?: number;
	/** An attempt is under way. */
	leasedUntilMs?: number;
}

/** Lasting failures that the owner must hear of before a customer reports them. */
export type TroubleKind =
	| "letters-failing"
	| "letters-held"
	| "alerts-failing"
	| "alerts-held"
	| "store"
	| "clock"
	| "damaged"
	| "proxy"
	| "copy-late"
	| "drill-late";

export interface Trouble {
	kind: TroubleKind;
	sinceMs: number;
	/** How many requests or parcels wait because of it. */
	count: number;
	/** A step and a code, such as « AUTH PLAIN 535 »: never personal data. */
	reason: string;
}

/** What the owner is told, once when it begins, once a day while it lasts, once when it is over. */
export interface AlarmNotice extends Trouble {
	phase: "begins" | "lasts" | "over";
}

export interface StoredAlarm extends Trouble {
	toldAtMs: number;
	toldCount: number;
	clearedAtMs?: number;
}

/** What one channel is doing. */
export interface ChannelStatus {
	waiting: number;
	oldestQueuedAtMs?: number;
	nextAttemptAtMs?: number;
	/** Since when attempts fail, among the parcels that still wait. */
	failingSinceMs?: number;
	/** Last error of the parcel failing longest. */
	reason?: string;
	held: number;
	heldSinceMs?: number;
	heldReason?: string;
	lastAcceptedAtMs?: number;
}

/** A copy off the machine, and the trial that one can be read again. */
export type SafetyKind = "copy" | "drill";

/** What a copy holds, or what a trial found in one. Nothing where only the owner's command knows. */
export interface CopyContent {
	requests?: number;
	/** SHA-256 of the file. */
	digest?: string;
}

/** The last good one, and since when attempts fail. */
export interface SafetyRecord extends CopyContent {
	doneAtMs?: number;
	failingSinceMs?: number;
	/** A code, never personal data. */
	reason?: string;
}

export interface StoreStatus {
	requests: number;
	quarantined: number;
	channels: Record<Channel, ChannelStatus>;
	alarms: StoredAlarm[];
	safety: Record<SafetyKind, SafetyRecord>;
	/** Time of the latest heartbeat of any relay. */
	lastSeenAtMs?: number;
}

/** A touch of the number on a page, or a request sent from it. */
export type CountedKind = "tap" | "request";

/** How often something happened on one page in one day. All that is kept of it: no address, no identifier, no hour. */
export interface DailyCount {
	/** In Paris: « 2026-03-14 ». */
	day: string;
	/** Path of a page of the site, or « autre ». */
	page: string;
	kind: CountedKind;
	count: number;
}

/** PostgreSQL gives 64-bit numbers as text. */
export const number = (value: unknown): number => Number(value);
/** A property that is there only when the column holds something: `exactOptionalPropertyTypes` wants it so. */
export function whenSet<Name extends string>(name: Name, value: unknown): { [key in Name]?: number } {
	return (value == null ? {} : { [name]: number(value) }) as { [key in Name]?: number };
}

export function toRequest(row: Row): StoredRequest {
	const text = (name: string) => String(row[name]);
	return {
		id: text("id"),
		receivedAtMs: number(row.received_at),
		quote: {
			name: text("name"),
			email: text("email"),
			phone: text("phone"),
			city: text("city"),
			// Only parseQuote's output is ever inserted.
			service: text("service") as Quote["service"],
			message: text("message"),
			urgent: number(row.urgent) === 1,
		},
		suspicions: text("suspicions").split(" ").filter(Boolean) as Suspicion[],
		quarantined: number(row.quarantined) === 1,
	};
}

export function toParcelFacts(row: Row): ParcelFacts {
	return {
		id: String(row.id),
		channel: row.channel as Channel,
		queuedAtMs: number(row.queued_at),
		messageId: String(row.message_id),
		attempts: number(row.attempts),
		uncertainSends: number(row.uncertain_sends),
		...whenSet("failingSinceMs", row.failing_since),
	};
}

export function toParcelRecord(row: Row): ParcelRecord {
	return {
		channel: row.channel as Channel,
		state: row.state as ParcelState,
		attempts: number(row.attempts),
		...whenSet("nextAttemptAtMs", row.next_attempt_at),
		...whenSet("settledAtMs", row.settled_at),
		...whenSet("leasedUntilMs", row.lease_until),
		...(row.last_error == null ? {} : { reason: String(row.last_error) }),
	};
}

export const toNotice = (row: Row) => JSON.parse(String(row.notice)) as AlarmNotice;

/*
 * What the store does is written once, as generators that yield SQL statements and receive rows. SQLite runs them in one
 * go, so that nothing slips between two statements of a transaction; PostgreSQL awaits each. See decision 0006.
 */
export type SqlValue = string | number | null;
export type Row = Record<string, unknown>;

export interface Statement {
	/** Parameters are written `:name`. Only what both databases understand. */
	sql: string;
	values: Record<string, SqlValue>;
}

export type Script<T> = Generator<Statement, T, Row[]>;

/** Runs one statement; changes are counted by `RETURNING`. */
export function* ask(sql: string, values: Record<string, SqlValue> = {}): Script<Row[]> {
	return yield { sql, values };
}

/** The few things that the two databases say differently. */
export interface Dialect {
	/** Ends a SELECT so that two relays never claim one row. */
	skipLocked: string;
	/** Lets one transaction at a time go past this name. */
	lock(name: string): Script<void>;
}

/** Runs a script as one transaction: all of it, or nothing. */
export type Transact = <T>(script: Script<T>) => Promise<T>;

/** Values for a list of ids, as `:id0, :id1`. */
export function listOf(ids: readonly string[]): { names: string; values: Record<string, SqlValue> } {
	const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
	return { names: ids.map((_, index) => `:id${index}`).join(", "), values };
}

export interface ParcelFacts {
	/** Names the parcel for ever: such as « 260314-7K3FQ9XM.letter ». */
	id: string;
	channel: Channel;
	queuedAtMs: number;
	/** The same for every attempt, with angle brackets. */
	messageId: string;
	/** Attempts that ended before this one. */
	attempts: number;
	/** Times the whole letter left without an answer: it may have arrived. */
	uncertainSends: number;
	/** First failure since the last success or the owner's « renvoyer ». */
	failingSinceMs?: number;
}
