import { openAlarm, troublesOf } from "#relay/alarms/troubles.ts";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type { ProxyWatch } from "#relay/http/forgotten-proxy.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { AlarmNotice, StoreStatus, Trouble, TroubleKind, UnreportedQuarantine } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { parisDay } from "../clock.ts";
import { isReminderTime, lateSince } from "./answer-deadline.ts";

/** Less is what a machine corrects by itself. */
const JUMP_MS = HOUR_MS;
/** A site that was off for longer, or a clock that is wrong: nobody can tell. */
const OFF_FOR_MS = 30 * DAY_MS;
const WATCHED_FOR_MS = DAY_MS;

/** Watches the clock of the machine against one that never goes back: a jump must not make requests look old. */
export function watchClock({ nowMs, monotonicMs }: Pick<Clock, "nowMs" | "monotonicMs">) {
	let last: { nowMs: number; monotonicMs: number } | undefined;
	let jumped: { sinceMs: number; reason: string; untilMs: number } | undefined;
	const note = (byMs: number) => {
		const days = Math.abs(byMs) / DAY_MS;
		const size = days >= 2 ? `${Math.round(days)}\u00a0j` : `${Math.round(Math.abs(byMs) / HOUR_MS)}\u00a0h`;
		jumped = {
			sinceMs: nowMs(),
			reason: `${byMs > 0 ? "en avant" : "en arrière"} de ${size}`,
			untilMs: monotonicMs() + WATCHED_FOR_MS,
		};
	};
	return {
		/** To be called at each round. @param lastSeenAtMs when any relay last wrote its heartbeat, asked at the first */
		look(lastSeenAtMs: number | undefined) {
			const here = { nowMs: nowMs(), monotonicMs: monotonicMs() };
			if (last === undefined) {
				const sinceSeenMs = here.nowMs - (lastSeenAtMs ?? here.nowMs);
				if (sinceSeenMs > OFF_FOR_MS || sinceSeenMs < -JUMP_MS) note(sinceSeenMs);
			} else {
				const driftMs = here.nowMs - last.nowMs - (here.monotonicMs - last.monotonicMs);
				if (Math.abs(driftMs) > JUMP_MS) note(driftMs);
			}
			last = here;
			if (jumped !== undefined && here.monotonicMs >= jumped.untilMs) jumped = undefined;
		},
		/** What the owner must hear of, for a day after the clock jumped: nothing is erased by age meanwhile. */
		trouble(): Trouble | undefined {
			return jumped && { kind: "clock", sinceMs: jumped.sinceMs, count: 1, reason: jumped.reason };
		},
	};
}

/** Early enough to be read before the first job. */
const DIGEST_HOUR_MS = 8 * HOUR_MS;
/** Without second channel an urgent request cannot wait until morning; a robot that ticks « urgent » must not flood. */
const URGENT_AT_MOST_EVERY_MS = HOUR_MS;

/** Whether to send a digest of the quarantined requests not yet reported. */
export function isDigestDue(untold: UnreportedQuarantine, nowMs: number, hasWebhook: boolean): boolean {
	// The day in Paris that began at 8 o'clock.
	if (dayOf(untold.oldestReceivedAtMs) < dayOf(nowMs)) return true;
	const lastDigestAtMs = untold.lastDigestAtMs ?? Number.NEGATIVE_INFINITY;
	return untold.urgent && !hasWebhook && nowMs - lastDigestAtMs >= URGENT_AT_MOST_EVERY_MS;
}

function dayOf(timeMs: number): string {
	return parisDay(timeMs - DIGEST_HOUR_MS);
}

const QUARANTINE_DAYS = 30;
/** Ten years from the end of the year that they are of (Code de commerce, L123-22). */
export const QUOTES_KEPT_DAYS = 11 * 366;
/** Allows a comparison with last year. The legal notice says it too (content/facts.ts). */
export const COUNTS_KEPT_DAYS = 400;

interface Parts {
	store: RequestStore;
	clock: Clock;
	log: Log;
	retentionDays: number;
	hasWebhook: boolean;
	/** Whether the owner is reminded before he ever opened the notebook. */
	reminders: boolean;
	/** A proxy that the settings do not count, if there seems to be one. */
	proxyTrouble: ProxyWatch["trouble"];
	/** Erases the letters on this disk that carry these ids. */
	eraseLetters: (ids: readonly string[]) => unknown;
	/** Erases the copies off this machine that are older than that. */
	eraseCopiesBefore: (beforeMs: number) => Promise<void>;
	/** Erases photographs sent before that whose words were never saved. */
	forgetPhotographs: (sentBeforeMs: number) => Promise<void>;
	/** Something was queued for the workers. */
	onQueued: () => void;
}

/** Every minute: shows that the relay is alive, looks for trouble, tells of the quarantine; every day: erases what is old. */
export function startRounds(parts: Parts) {
	const { store, clock, log } = parts;
	const watch = watchClock(clock);
	let purgedAtMs = Number.NEGATIVE_INFINITY;
	let checkedAtMs = Number.NEGATIVE_INFINITY;
	/** What this relay alone sees and has told of. */
	const told = new Set<TroubleKind>();
	let seenAtMs = Number.NEGATIVE_INFINITY;
	let stopped = false;
	let wanted = false;
	let running: Promise<void> | undefined;

	const stopTicking = clock.every(MINUTE_MS, look);
	look();
	return {
		look,
		async stop() {
			stopped = true;
			stopTicking();
			await running;
		},
	};

	/** Runs a round now: something may have failed, or recovered. One at a time; whoever asks meanwhile gets another one after it. */
	function look(): void {
		wanted = true;
		running ??= (async () => {
			while (wanted && !stopped) {
				wanted = false;
				await round().catch((error: unknown) => log("store_failed", { code: errorCode(error) }));
			}
			running = undefined;
		})();
	}

	async function round(): Promise<void> {
		const [nowMs, monotonicMs] = [clock.nowMs(), clock.monotonicMs()];
		// At the start, then every day: a damaged page may lie where nobody reads for weeks.
		if (monotonicMs - checkedAtMs >= DAY_MS) {
			await store.checkSound?.();
			checkedAtMs = monotonicMs;
		}
		await finishErasing();
		const status = await store.status();
		watch.look(status.lastSeenAtMs);
		const jump = watch.trouble();
		const own = [jump, parts.proxyTrouble(openAlarm(status, "proxy"))].filter((one) => one !== undefined);
		const notices = await store.reconcileAlarms([...troublesOf(status, nowMs), ...own], told, nowMs);
		for (const { kind } of own) told.add(kind);
		for (const notice of notices) logNotice(notice);
		// At most once a minute, though rounds are more frequent: a commit waits for the disk. After the alarms: a jump of the
		// clock is known by the last heartbeat, and a crash in between must not make it the new time's.
		if (monotonicMs - seenAtMs >= MINUTE_MS) {
			await store.recordHeartbeat(nowMs);
			seenAtMs = monotonicMs;
		}
		const reported = await store.queueDigest(nowMs, (untold) => isDigestDue(untold, nowMs, parts.hasWebhook));
		const reminded = await remind(nowMs);
		if (reported || reminded || notices.length > 0) parts.onQueued();
		if (!jump && !mayHaveJumpedLately(status, nowMs) && monotonicMs - purgedAtMs >= DAY_MS) {
			await purge(nowMs);
			purgedAtMs = monotonicMs;
		}
	}

	/** What a relay that died, or a log that was in use, left of an erasure. */
	async function finishErasing(): Promise<void> {
		const letters = await store.erasing();
		if (letters.length === 0) return;
		parts.eraseLetters(letters);
		await store.scrub();
	}

	/** Of what waits beyond its promise: by day, or at any hour when it is urgent. */
	async function remind(nowMs: number): Promise<boolean> {
		if (!parts.reminders && !(await store.wasEverOpened())) return false;
		return store.queueReminder(nowMs, {
			urgentUntilMs: lateSince(nowMs, true),
			othersUntilMs: isReminderTime(nowMs) ? lateSince(nowMs, false) : undefined,
		});
	}

	/**
	 * Nothing is old by a clock that has just jumped, whichever relay saw it, and before whatever start; nor by one that may
	 * have: a damaged file takes with it the heartbeat that would tell.
	 */
	function mayHaveJumpedLately(status: StoreStatus, nowMs: number): boolean {
		const alarms = [openAlarm(status, "clock"), openAlarm(status, "damaged")];
		return alarms.some((alarm) => alarm !== undefined && Math.abs(nowMs - alarm.sinceMs) < DAY_MS);
	}

	async function purge(nowMs: number): Promise<void> {
		const erased = await store.purge({
			requestsBeforeMs: nowMs - parts.retentionDays * DAY_MS,
			quarantinedBeforeMs: nowMs - QUARANTINE_DAYS * DAY_MS,
			quotesBeforeMs: nowMs - QUOTES_KEPT_DAYS * DAY_MS,
			countsBeforeDay: parisDay(nowMs - COUNTS_KEPT_DAYS * DAY_MS),
		});
		if (erased.length > 0) {
			parts.eraseLetters(erased);
			await store.scrub();
			log("purged", { count: erased.length });
		}
		await store.purgeEntrance(nowMs);
		await parts.eraseCopiesBefore(nowMs - parts.retentionDays * DAY_MS);
		// A browser that still shows its form, after a night, may save it.
		await parts.forgetPhotographs(nowMs - DAY_MS);
	}

	function logNotice({ kind, phase, count, reason }: AlarmNotice): void {
		log(`alarm_${phase}`, { kind, count, reason });
	}
}
