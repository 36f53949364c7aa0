import type { Quote } from "#quote/schema.ts";

/** Ways a request leaves by. */
export type Channel = "letter";

/** A request that passed every check. */
export interface Arrival {
	quote: Quote;
	/** Equal for equal quotes, and only for them. */
	contentHash: string;
	/** Hash of the browser's Idempotency-Key, or null when it sent none. */
	keyHash: string | null;
	receivedAtMs: number;
}

export interface Kept {
	id: string;
	/** The same request had been kept before: `id` is the first one's. */
	replay: boolean;
}

export interface StoredRequest {
	id: string;
	receivedAtMs: number;
	quote: Quote;
}

/** One request to be delivered by one channel, with what was tried before. */
export interface Parcel {
	channel: Channel;
	request: StoredRequest;
	/** The same for every attempt, with angle brackets. */
	messageId: string;
	/** Attempts that ended before this one. */
	attempts: number;
	/** Times the whole letter left without an answer: it may have arrived. */
	uncertainSends: number;
}

/** Where a parcel stands after an attempt. `reason` is a code or a step, never personal data. */
export type Settlement =
	| { state: "accepted" }
	| { state: "retry"; nextAttemptAtMs: number; reason: string }
	/** The letter may have arrived: one more try, with the same Message-ID. */
	| { state: "uncertain"; nextAttemptAtMs: number; reason: string }
	/** Waits for the owner. Never dropped. */
	| { state: "held"; reason: string };

/** Where requests are kept and where the worker finds what is left to deliver. Methods reject when the store is broken. */
export interface RequestStore {
	/**
	 * Keeps a request and one parcel for each channel in one transaction, on the disk when it resolves. The same key with
	 * the same content, or without key the same content within 10 minutes, is a replay. The same key with other content
	 * is kept and linked to the first.
	 */
	keep(arrival: Arrival): Promise<Kept>;
	/** Leases the oldest parcel that is due, so that nobody else sends it; nothing when none is due. */
	claimOldestDue(channel: Channel, nowMs: number, leaseMs: number): Promise<Parcel | undefined>;
	/** Notes that the letter itself starts to leave: whoever finds this after a crash cannot know whether it arrived. */
	markLeaving(parcel: Parcel): Promise<void>;
	/** Ends the lease. */
	settle(parcel: Parcel, settlement: Settlement): Promise<void>;
	/**
	 * At start-up: frees what an earlier process held. What was leaving when it died becomes uncertain until
	 * `uncertainUntilMs`, or held when that had happened before. Resolves to the number of parcels freed.
	 */
	releaseLeases(channel: Channel, uncertainUntilMs: number): Promise<number>;
	/** When the next parcel is due, or nothing when none waits. */
	nextDueAtMs(channel: Channel): Promise<number | undefined>;
	/** Resolves when the store answers. */
	check(): Promise<void>;
	close(): Promise<void>;
}
