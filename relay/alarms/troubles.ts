import { DAY_MS, MINUTE_MS } from "#relay/clock.ts";
import type { Channel, ChannelStatus, StoreStatus } from "#relay/store/store.ts";

/** Lasting failures that the owner must hear of before a customer reports them. */
export type TroubleKind =
	| "letters-failing"
	| "letters-held"
	| "alerts-failing"
	| "alerts-held"
	| "store"
	| "clock"
	| "damaged"
	| "proxy";

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

/** A server that restarts, or greylists, is back by then. */
const FAILING_FOR_MS = 15 * MINUTE_MS;
const TOLD_AGAIN_AFTER_MS = DAY_MS;
/** A growing count is reported sooner than a stable one. */
const TOLD_AGAIN_WHEN_MORE_AFTER_MS = 60 * MINUTE_MS;

/** Only the owner can fix the password: retries cannot. A 4xx there is a temporary server error. */
export const isWrongPassword = (reason: string) => /^AUTH\b(?!.*\b4\d\d$)/.test(reason);

/** The channel of an alarm: never the failing one. The store alarm uses whichever is configured. */
function channelOf(kind: TroubleKind): Channel {
	return kind === "alerts-failing" || kind === "alerts-held" || kind === "clock" || kind === "proxy"
		? "letter"
		: "webhook";
}

/** Told by every channel there is: what is lost may be known to nobody else. */
export const channelsOf = (kind: TroubleKind): Channel[] =>
	kind === "damaged" ? ["letter", "webhook"] : [channelOf(kind)];

/** Current failures, computed from the outbox alone, so that a restart loses none. */
export function troublesOf({ channels }: Pick<StoreStatus, "channels">, nowMs: number): Trouble[] {
	return [
		...channelTroubles(channels.letter, "letters-failing", "letters-held", nowMs),
		...channelTroubles(channels.webhook, "alerts-failing", "alerts-held", nowMs),
	];
}

/** The alarm of that kind that was told and is not over, if any. */
export const openAlarm = ({ alarms }: Pick<StoreStatus, "alarms">, kind: TroubleKind): StoredAlarm | undefined =>
	alarms.find((alarm) => alarm.kind === kind && alarm.clearedAtMs === undefined);

function channelTroubles(status: ChannelStatus, failing: TroubleKind, held: TroubleKind, nowMs: number): Trouble[] {
	const { failingSinceMs, reason = "", waiting, heldSinceMs, heldReason = "" } = status;
	const found: Trouble[] = [];
	if (failingSinceMs !== undefined && (nowMs - failingSinceMs >= FAILING_FOR_MS || isWrongPassword(reason))) {
		found.push({ kind: failing, sinceMs: failingSinceMs, count: waiting, reason });
	}
	if (heldSinceMs !== undefined) {
		found.push({ kind: held, sinceMs: heldSinceMs, count: status.held, reason: heldReason });
	}
	return found;
}

/** Whether an open alarm is repeated. Many failures of one kind are one alarm. */
export function shouldRepeatAlarm(trouble: Trouble, { toldAtMs, toldCount }: StoredAlarm, nowMs: number): boolean {
	const sinceToldMs = nowMs - toldAtMs;
	if (sinceToldMs >= TOLD_AGAIN_AFTER_MS) return true;
	const grows = trouble.kind === "letters-held" || trouble.kind === "alerts-held";
	return grows && trouble.count > toldCount && sinceToldMs >= TOLD_AGAIN_WHEN_MORE_AFTER_MS;
}
