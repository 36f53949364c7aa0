import type { QuoteMail } from "#content/quote-mail.ts";
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
	| "drill-late"
	| "photos-tight";

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
	/** Of all photographs that visitors added. */
	photoBytes: number;
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
	/** A call that the owner notes by hand: nobody is told of it. */
	noted?: { isToCall: boolean; device?: string };
	/** Its sender is told by e-mail that it came, unless it waits in quarantine. */
	sendsReceipt?: boolean;
}

export interface Kept {
	id: string;
	/** The same request had been kept before: `id` is the first one's. */
	replay: boolean;
	/** Of its sender's page. */
	token: string;
}

/** What the visitor does on the page of the request. */
export interface VisitorNews {
	kind: "word" | "number" | "email" | "unneeded" | "photo" | "accepted" | "declined" | "withdrew";
	text: string;
	atMs: number;
}

/** What a letter to a customer says of a quote. */
export interface QuoteNotice {
	/** « 2026-014/2 ». */
	id: string;
	about: QuoteMail;
	/** When it was accepted or given up. */
	atMs: number;
	/** What it comes to, and for who accepted it what comes next. Absent from what an older version queued. */
	sum?: string;
	next?: string;
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
		/** What a visitor did on the page of their request. */
		| { kind: "news"; request: StoredRequest; news: readonly VisitorNews[]; token?: string; visitAtMs?: number }
		/** To its sender, that it came, or a quote: the one letter that does not go to the owner. @param token of their page */
		| { kind: "receipt"; request: StoredRequest; token: string; quote?: QuoteNotice & { pdf?: Uint8Array } }
		/** A request that its sender erased: nothing of it is left but its number, and the appointment that it had. */
		| { kind: "withdrawn"; requestId: string; appointmentAtMs?: number }
		/** A link to enter the notebook, made when the letter is about to be written. */
		| { kind: "sign-in"; token: string }
		/** Asked for by the owner, to see what each channel answers. Never kept. */
		| { kind: "trial" }
	);

/** Why a letter counts as delivered though it left for nobody: no mail server is set, and it lies in a folder. */
export const WRITTEN = "dossier";

/** Where a parcel stands after an attempt. `reason` is a code or a step, never personal data. */
export type Settlement =
	| { state: "accepted"; reason?: typeof WRITTEN | undefined }
	| { state: "retry"; nextAttemptAtMs: number; reason: string }
	/** The letter may have arrived: one more try, with the same Message-ID. */
	| { state: "uncertain"; nextAttemptAtMs: number; reason: string }
	/** Waits for the owner. Never dropped. */
	| { state: "held"; reason: string };

export type SettleResult = "settled" | "taken over" | "erased";

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

export interface Leases {
	leaseMs: number;
	/** Wait before retrying a letter whose relay died while sending it. */
	uncertainMs: number;
}

export interface PurgeLimits {
	requestsBeforeMs: number;
	quarantinedBeforeMs: number;
	quotesBeforeMs: number;
	/** A day in Paris. */
	countsBeforeDay: string;
}

export interface UnreportedQuarantine {
	oldestReceivedAtMs: number;
	/** One of them is urgent. */
	urgent: boolean;
	lastDigestAtMs?: number;
}

/** Two relays on one SQLite file would free each other's leases. The message is French. */
export class AnotherRelayError extends Error {
	override name = "AnotherRelayError";
}
