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
