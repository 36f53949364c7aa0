import type { Suspicion } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";
import type {
	AlarmNotice,
	Channel,
	Parcel,
	ParcelFacts,
	ParcelRecord,
	ParcelState,
	StoredAlarm,
	StoredRequest,
	TroubleKind,
} from "./records.ts";

/*
 * What the store does is written once, as generators that yield SQL statements and receive rows. SQLite runs them in one
 * go, so that nothing slips between two statements of a transaction; PostgreSQL awaits each. See decision 0006.
 */
export type SqlValue = string | number | null | Uint8Array;
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
export function namedIn(ids: readonly string[]): { names: string; values: Record<string, SqlValue> } {
	const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]));
	return { names: ids.map((_, index) => `:id${index}`).join(", "), values };
}

/** A property that is there only when the column holds something. PostgreSQL gives 64-bit numbers as text. */
export function whenSet<Name extends string, Value = number>(
	name: Name,
	column: unknown,
	read: (column: unknown) => Value = Number as never,
): { [key in Name]?: NoInfer<Value> } {
	return (column == null ? {} : { [name]: read(column) }) as { [key in Name]?: Value };
}

/** What the store that runs a script is. */
export interface Context {
	dialect: Dialect;
	/** Of this process, in leases and heartbeats. */
	owner: string;
	/** Whether this process is known to be the only relay, so that every lease it finds is a dead one's. */
	isAlone: () => boolean;
	randomBytes: (size: number) => Uint8Array;
	messageId: (name: string) => string;
	/** Those that are configured. Without the right one an alarm is still recorded, for « etat ». */
	channels: readonly Channel[];
}

/** Something of the relay's own to tell the owner; `name` is the same for every channel. */
export function* queueOwn(
	{ messageId }: Context,
	{ name, ...parcel }: { id: string; name?: string; channel: Channel; kind: Parcel["kind"]; notice?: string },
	nowMs: number,
): Script<void> {
	yield* ask(
		`INSERT INTO parcel (id, channel, kind, notice, state, queued_at, message_id, next_attempt_at)
			VALUES (:id, :channel, :kind, :notice, 'pending', :nowMs, :messageId, :nowMs)`,
		{ notice: null, ...parcel, nowMs, messageId: messageId(name ?? parcel.id) },
	);
}

export function toRequest(row: Row): StoredRequest {
	const text = (name: string) => String(row[name]);
	return {
		id: text("id"),
		receivedAtMs: Number(row.received_at),
		quote: {
			name: text("name"),
			email: text("email"),
			phone: text("phone"),
			city: text("city"),
			// Only parseQuote's output is ever inserted.
			service: text("service") as Quote["service"],
			message: text("message"),
			urgent: Number(row.urgent) === 1,
		},
		suspicions: text("suspicions").split(" ").filter(Boolean) as Suspicion[],
		quarantined: Number(row.quarantined) === 1,
	};
}

export function toParcelFacts(row: Row): ParcelFacts {
	return {
		id: String(row.id),
		channel: row.channel as Channel,
		queuedAtMs: Number(row.queued_at),
		messageId: String(row.message_id),
		attempts: Number(row.attempts),
		uncertainSends: Number(row.uncertain_sends),
		...whenSet("failingSinceMs", row.failing_since),
	};
}

export function toParcelRecord(row: Row): ParcelRecord {
	return {
		channel: row.channel as Channel,
		state: row.state as ParcelState,
		attempts: Number(row.attempts),
		...whenSet("nextAttemptAtMs", row.next_attempt_at),
		...whenSet("settledAtMs", row.settled_at),
		...whenSet("leasedUntilMs", row.lease_until),
		...whenSet("reason", row.last_error, String),
	};
}

export const toNotice = (row: Row) => JSON.parse(String(row.notice)) as AlarmNotice;

export function toAlarm(row: Row): StoredAlarm {
	return {
		kind: row.kind as TroubleKind,
		sinceMs: Number(row.since),
		count: Number(row.count),
		reason: String(row.reason),
		toldAtMs: Number(row.told_at),
		toldCount: Number(row.told_count),
		...whenSet("clearedAtMs", row.cleared_at),
	};
}
