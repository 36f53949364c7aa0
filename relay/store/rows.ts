import type { Suspicion } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";
import type { AlarmNotice, Channel, ParcelRecord, ParcelState, StoredRequest } from "./records.ts";
import type { Row } from "./script.ts";
import type { ParcelFacts } from "./store.ts";

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
