import type { Suspicion } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";
import type { Notebook } from "./notebook.ts";
import type {
	AlarmNotice,
	Channel,
	CopyContent,
	DailyCount,
	ParcelFacts,
	RequestFile,
	SafetyKind,
	SafetyRecord,
	StoredRequest,
	StoreStatus,
	Trouble,
	TroubleKind,
} from "./records.ts";

/** A request that passed every check. */
export interface Arrival {
	quote: Quote;
	/** Equal for equal quotes, and only for them. */
	contentHash: string;
	/** Hash of the message alone, or null when it is too short to tell anything. */
	messageHash: string | null;
	/** Hash of the browser's Idempotency-Key, or null when it sent none. */
	keyHash: string | null;
	receivedAtMs: number;
	/** Why it might be spam. */
	suspicions: readonly Suspicion[];
	/** Kept, but sent only on the owner's word. */
	quarantined: boolean;
}

export interface Kept {
	id: string;
	/** The same request had been kept before: `id` is the first one's. */
	replay: boolean;
}

/** What leaves by a channel, with what was tried before. */
export type Parcel = ParcelFacts &
	/** A letter carries the token of a link to its request. */
	(
		| { kind: "request"; request: StoredRequest; token?: string }
		/** Requests that wait in quarantine, for the owner to look at. */
		| { kind: "digest"; quarantined: StoredRequest[] }
		| { kind: "alarm"; notice: AlarmNotice }
		/** Requests that wait beyond the promise; none when all were answered meanwhile. */
		| { kind: "reminder"; waiting: StoredRequest[] }
		/** A link to enter the notebook, made when the letter is about to be written. */
		| { kind: "sign-in"; token: string }
		/** Asked for by the owner, to see what each channel answers. Never kept. */
		| { kind: "trial" }
	);

/** Where a parcel stands after an attempt. `reason` is a code or a step, never personal data. */
export type Settlement =
	| { state: "accepted" }
	| { state: "retry"; nextAttemptAtMs: number; reason: string }
	/** The letter may have arrived: one more try, with the same Message-ID. */
	| { state: "uncertain"; nextAttemptAtMs: number; reason: string }
	/** Waits for the owner. Never dropped. */
	| { state: "held"; reason: string };

export type SettleResult = "settled" | "taken over" | "erased";

/** Where a visitor's request is kept. */
export interface Keeping {
	/**
	 * Keeps a request and one parcel for each channel in one transaction, on the disk when it resolves. The same key with
	 * the same content, or without key the same content within 10 minutes, is a replay. The same key with other content
	 * is kept and linked to the first.
	 */
	keep(arrival: Arrival): Promise<Kept>;
	/** Resolves when a request as large as any could be kept at this moment. Leaves nothing behind. */
	checkWritable(nowMs: number): Promise<void>;
	/** How many other people sent this very message since then. */
	countOthersWith(messageHash: string, email: string, sinceMs: number): Promise<number>;
}

/** Where the workers find what is left to deliver. */
export interface Outbox {
	/** Leases the oldest parcel that is due, so that nobody else sends it; nothing when none is due. */
	claimOldestDue(channel: Channel, nowMs: number, leases: Leases): Promise<Parcel | undefined>;
	/** Keeps the lease while an attempt lasts. False when the parcel is no longer ours. */
	renew(parcel: Parcel, leaseUntilMs: number): Promise<boolean>;
	/**
	 * Notes that the letter itself starts to leave: whoever finds this after a crash cannot know whether it arrived.
	 * Rejects when the parcel was erased or is no longer ours: then nothing may leave.
	 */
	markLeaving(parcel: Parcel): Promise<void>;
	/** Ends the lease, unless another relay took the parcel over or its request was erased meanwhile. */
	settle(parcel: Parcel, settlement: Settlement, nowMs: number, begunMs?: number): Promise<SettleResult>;
	/** Ends the lease as if the parcel had never been claimed. */
	giveBack(parcel: Parcel): Promise<void>;
	/**
	 * At start-up: frees what an earlier process held, as far as it is known to be dead. What was leaving when it died
	 * becomes uncertain, or held when that had happened before. Resolves to the number of parcels freed.
	 */
	releaseLeases(channel: Channel, nowMs: number, uncertainMs: number): Promise<number>;
	/** When the next parcel is due, or nothing when none waits. */
	nextDueAtMs(channel: Channel): Promise<number | undefined>;
}

export interface Leases {
	leaseMs: number;
	/** Wait before retrying a letter whose relay died while sending it. */
	uncertainMs: number;
}

/** Counts of taps and requests. */
export interface Counting {
	/** Counts one more. */
	countOne(one: Omit<DailyCount, "count">): Promise<void>;
	/** From that day on, oldest first. */
	dailyCounts(fromDay: string): Promise<DailyCount[]>;
}

/** What is done from time to time. */
export interface Upkeep {
	/** This relay is alive. */
	recordHeartbeat(nowMs: number): Promise<void>;
	status(): Promise<StoreStatus>;
	/**
	 * Opens, repeats and closes alarms so that they match what is wrong; queues what the owner must be told.
	 *
	 * @param told kinds that this relay told of since it started: those that it alone can see are its own to close
	 */
	reconcileAlarms(troubles: readonly Trouble[], told: ReadonlySet<TroubleKind>, nowMs: number): Promise<AlarmNotice[]>;
	/** Writes down trouble that is already over, for « etat ». */
	recordPastTrouble(trouble: Trouble, clearedAtMs: number): Promise<void>;
	/** Queues a digest of the quarantined requests that no digest told of, when `isDue` says so. */
	queueDigest(nowMs: number, isDue: (waiting: UnreportedQuarantine) => boolean): Promise<boolean>;
	/** Erases what is older than its time. Resolves to what was erased, by the ids that letters carry. */
	purge(limits: PurgeLimits): Promise<string[]>;
	/**
	 * Looks for damage, and carries what can be read out of a damaged file: what became of it is an alarm of the store. Absent where
	 * the database server looks after its own files.
	 */
	checkSound?(): Promise<void>;
	/** What is known of copies off the machine. */
	safety(): Promise<Record<SafetyKind, SafetyRecord>>;
	/** Writes down how an attempt ended: with what it holds, or with why it failed. */
	noteSafety(kind: SafetyKind, outcome: CopyContent | { reason: string }, nowMs: number): Promise<void>;
	/** Forgets what nobody does any more, so that no alarm rings for it. */
	forgetSafety(kinds: readonly SafetyKind[]): Promise<void>;
	/** Ids that letters carry of what was erased, until `scrub` has ended. */
	erasing(): Promise<string[]>;
	forgetErasing(letters: readonly string[]): Promise<void>;
	/** Removes every trace of erased data from the store's files. The letters are gone before. */
	scrub(): Promise<void>;
}

export interface PurgeLimits {
	requestsBeforeMs: number;
	quarantinedBeforeMs: number;
	/** A day in Paris. */
	countsBeforeDay: string;
}

export interface UnreportedQuarantine {
	oldestReceivedAtMs: number;
	/** One of them is urgent. */
	urgent: boolean;
	lastDigestAtMs?: number;
}

/** What the owner's command asks for. */
export interface Desk {
	/** The newest first. */
	list(): Promise<RequestFile[]>;
	/** Sends what waits in quarantine. False when it did not wait there. */
	release(id: string, nowMs: number): Promise<boolean>;
	/** Sends a request's held parcels again, or its letter if none is held. Resolves to the number of parcels. */
	resend(id: string, nowMs: number): Promise<number>;
	/** Makes everything that is held leave again. */
	resendHeld(nowMs: number): Promise<number>;
	/** Erases requests with all that hangs on them. Resolves to the ids that letters carry. */
	erase(ids: readonly string[]): Promise<string[]>;
	/**
	 * Copies everything into one new file, reads it again, and resolves to the number of requests in it. Absent where the
	 * database server has its own tools.
	 */
	backUp?(path: string): Promise<number>;
}

/** Methods reject when the store is broken. */
export interface RequestStore extends Keeping, Outbox, Counting, Upkeep, Desk, Notebook {
	/** This process is now the one that delivers. @throws AnotherRelayError where only one may */
	takeOver(): void;
	/** Resolves when the store answers; it writes nothing. */
	check(): Promise<void>;
	close(): Promise<void>;
}

/** Two relays on one SQLite file would free each other's leases. The message is French. */
export class AnotherRelayError extends Error {
	override name = "AnotherRelayError";
}
