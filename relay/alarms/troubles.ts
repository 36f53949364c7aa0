import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import { PHOTO_ROOM_BYTES, PHOTO_ROOM_TIGHT } from "#relay/store/photos.ts";
import type {
	Channel,
	ChannelStatus,
	SafetyRecord,
	StoredAlarm,
	StoreStatus,
	Trouble,
	TroubleKind,
} from "#relay/store/records.ts";

/** Found by the store itself, which tells nobody. */
export const isUntold = ({ toldAtMs }: StoredAlarm) => toldAtMs === 0;

/** A server that restarts, or greylists, is back by then. */
const FAILING_FOR_MS = 15 * MINUTE_MS;
/** A copy is made each hour. */
const COPY_LATE_AFTER_MS = 3 * HOUR_MS;
/** One is tried each week; the first one, at once. */
const DRILL_LATE_AFTER_MS = 8 * DAY_MS;
const FIRST_DRILL_LATE_AFTER_MS = DAY_MS;
const TOLD_AGAIN_AFTER_MS = DAY_MS;
/** A server that gives two reasons in turn is not told each time. */
const TOLD_AGAIN_FOR_PASSWORD_AFTER_MS = 5 * MINUTE_MS;
const DAMAGE_TOLD_FOR_MS = 7 * DAY_MS;
/** A growing count is reported sooner than a stable one. */
const TOLD_AGAIN_WHEN_MORE_AFTER_MS = 60 * MINUTE_MS;

/** Only the owner can fix the password: retries cannot. A 4xx there is a temporary server error. */
export const isWrongPassword = (reason: string) => /^AUTH\b(?!.*\b4\d\d$)/.test(reason);

/** What one relay sees by itself, and another on the same store does not. All other troubles are read from the outbox. */
const OF_ONE_RELAY: ReadonlySet<TroubleKind> = new Set(["clock"]);

/**
 * Whether a relay that does not see a trouble may say that it is over: one of its own that it told of itself, or that nobody
 * told of again in time; any other.
 *
 * @param told kinds that this relay told of since it started
 */
export function mayClose({ kind, toldAtMs }: StoredAlarm, told: ReadonlySet<TroubleKind>, nowMs: number): boolean {
	return !OF_ONE_RELAY.has(kind) || told.has(kind) || nowMs - toldAtMs > TOLD_AGAIN_AFTER_MS + FAILING_FOR_MS;
}

/** What is lost may be known to nobody else. */
const TOLD_BY_BOTH: readonly TroubleKind[] = ["damaged", "copy-late", "drill-late"];
const TOLD_BY_LETTER: readonly TroubleKind[] = ["alerts-failing", "alerts-held", "clock", "proxy", "photos-tight"];

/** The channels of an alarm: never the failing one. The store alarm uses whichever is configured. */
export function channelsOf(kind: TroubleKind): Channel[] {
	if (TOLD_BY_BOTH.includes(kind)) return ["letter", "webhook"];
	return TOLD_BY_LETTER.includes(kind) ? ["letter"] : ["webhook"];
}

/** What of a store's status troubles are read from. */
type Told = Pick<StoreStatus, "channels" | "safety" | "alarms" | "photoBytes">;

/** Current failures, computed from the store alone, so that a restart loses none. */
export function troublesOf({ channels, safety, alarms, photoBytes }: Told, nowMs: number): Trouble[] {
	return [
		// Over once it was told for a week: nothing is wrong any more, but somebody must look at the disk.
		...alarms
			.filter(({ kind, clearedAtMs }) => kind === "damaged" && clearedAtMs === undefined)
			// However old by a clock that has jumped, it is told once.
			.filter((alarm) => isUntold(alarm) || nowMs - alarm.sinceMs < DAMAGE_TOLD_FOR_MS)
			.map(({ kind, sinceMs, count, reason }) => ({ kind, sinceMs, count, reason })),
		...channelTroubles(channels.letter, "letters-failing", "letters-held", nowMs),
		...channelTroubles(channels.webhook, "alerts-failing", "alerts-held", nowMs),
		...lateness(safety.copy, "copy-late", COPY_LATE_AFTER_MS, COPY_LATE_AFTER_MS, nowMs),
		...lateness(safety.drill, "drill-late", DRILL_LATE_AFTER_MS, FIRST_DRILL_LATE_AFTER_MS, nowMs),
		...photosTight(photoBytes, openAlarm({ alarms }, "photos-tight")?.sinceMs ?? nowMs),
	];
}

/** All that is wrong, for the owner: what only the running relay can notice is known by its alarm. */
export function troublesToTell(status: Told, nowMs: number): Trouble[] {
	const noticed = openAlarm(status, "proxy");
	return [...troublesOf(status, nowMs), ...(noticed ? [noticed] : [])];
}

/** A beat a minute. */
const SILENT_AFTER_MS = 3 * MINUTE_MS;

/** Whether the last heartbeat is too old. */
export const isSilent = ({ lastSeenAtMs }: Pick<StoreStatus, "lastSeenAtMs">, nowMs: number): boolean =>
	lastSeenAtMs === undefined || nowMs - lastSeenAtMs > SILENT_AFTER_MS;

/** The alarm of that kind that was told and is not over, if any. */
export const openAlarm = ({ alarms }: Pick<StoreStatus, "alarms">, kind: TroubleKind): StoredAlarm | undefined =>
	alarms.find((alarm) => alarm.kind === kind && alarm.clearedAtMs === undefined);
/** New ones are refused at the end of their room: the owner has time to make some. */
function photosTight(bytes: number, sinceMs: number): Trouble[] {
	const percent = Math.floor((bytes / PHOTO_ROOM_BYTES) * 100);
	if (percent < PHOTO_ROOM_TIGHT * 100) return [];
	return [{ kind: "photos-tight", sinceMs, count: percent, reason: `${Math.round(bytes / 2 ** 20)}\u00a0Mo` }];
}

/** Late is what was tried in vain: a relay that was off for a week first makes its copy. */
function lateness(
	{ doneAtMs, failingSinceMs, reason = "", requests = 0 }: SafetyRecord,
	kind: TroubleKind,
	lateAfterMs: number,
	firstLateAfterMs: number,
	nowMs: number,
): Trouble[] {
	if (failingSinceMs === undefined) return [];
	const sinceMs = doneAtMs ?? failingSinceMs;
	if (nowMs - sinceMs <= (doneAtMs === undefined ? firstLateAfterMs : lateAfterMs)) return [];
	return [{ kind, sinceMs, count: requests, reason }];
}

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

/** Whether an open alarm is repeated. Many failures of one kind are one alarm, until the reason becomes his to mend. */
export function shouldRepeatAlarm(
	trouble: Trouble,
	{ toldAtMs, toldCount, reason }: StoredAlarm,
	nowMs: number,
): boolean {
	const sinceToldMs = nowMs - toldAtMs;
	if (sinceToldMs >= TOLD_AGAIN_AFTER_MS) return true;
	const isHisNow = isWrongPassword(trouble.reason) && !isWrongPassword(reason);
	if (isHisNow && sinceToldMs >= TOLD_AGAIN_FOR_PASSWORD_AFTER_MS) return true;
	const grows = trouble.kind === "letters-held" || trouble.kind === "alerts-held";
	return grows && trouble.count > toldCount && sinceToldMs >= TOLD_AGAIN_WHEN_MORE_AFTER_MS;
}
