import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { SafetyKind, SafetyRecord } from "#relay/store/records.ts";
import type { Upkeep } from "#relay/store/store.ts";
import type { Attempt, Copier } from "./copier.ts";

const EVERY_MS: Record<SafetyKind, number> = { copy: HOUR_MS, drill: 7 * DAY_MS };
/** After a failure. */
const AGAIN_AFTER_MS: Record<SafetyKind, number> = { copy: 10 * MINUTE_MS, drill: HOUR_MS };

interface Parts {
	/** None when no copy is wanted. */
	copier: Copier | undefined;
	store: Pick<Upkeep, "safety" | "forgetSafety">;
	clock: Clock;
	log: Log;
}

export interface CopyRounds {
	/** Ends the command under way; resolves when the store is no longer used. */
	stop(): Promise<void>;
}

/** A copy each hour, a trial each week. Another relay's, or one made by the owner's command, counts as well. */
export function startCopyRounds({ copier, store, clock, log }: Parts): CopyRounds {
	const stopping = new AbortController();
	/** Of this process, by the clock that never goes back. */
	const tried = new Map<SafetyKind, { atMs: number; ok: boolean }>();
	let hasForgotten = false;
	let running: Promise<void> | undefined;

	const stopTicking = clock.every(MINUTE_MS, look);
	look();
	return {
		async stop() {
			stopTicking();
			stopping.abort();
			await running;
		},
	};

	function look(): void {
		running ??= round()
			.catch((error: unknown) => log("store_failed", { code: errorCode(error) }))
			.finally(() => {
				running = undefined;
			});
	}

	async function round(): Promise<void> {
		if (!hasForgotten) await forget();
		if (copier === undefined) return stopTicking();
		if (isDue("copy", (await store.safety()).copy)) await attempt("copy", copier.copy);
		if (copier.tryLast === undefined || stopping.signal.aborted) return;
		const { copy, drill } = await store.safety();
		if (copy.doneAtMs !== undefined && isDue("drill", drill)) await attempt("drill", copier.tryLast);
	}

	/** Once: another relay on the same database may still do what this one does not. */
	async function forget(): Promise<void> {
		await store.forgetSafety([...(copier ? [] : ["copy" as const]), ...(copier?.tryLast ? [] : ["drill" as const])]);
		hasForgotten = true;
	}

	function isDue(kind: SafetyKind, { doneAtMs }: SafetyRecord): boolean {
		const last = tried.get(kind);
		const sinceTriedMs = last === undefined ? Number.POSITIVE_INFINITY : clock.monotonicMs() - last.atMs;
		if (sinceTriedMs < (last?.ok ? EVERY_MS : AGAIN_AFTER_MS)[kind]) return false;
		if (doneAtMs === undefined) return true;
		const ageMs = clock.nowMs() - doneAtMs;
		// One from the future was written before the clock was set back.
		return ageMs >= EVERY_MS[kind] || ageMs < -MINUTE_MS;
	}

	async function attempt(kind: SafetyKind, task: (signal: AbortSignal) => Promise<Attempt>): Promise<void> {
		const startMs = clock.monotonicMs();
		const ended = await task(stopping.signal);
		if (stopping.signal.aborted) return;
		tried.set(kind, { atMs: clock.monotonicMs(), ok: ended.ok });
		const tookMs = Math.round(clock.monotonicMs() - startMs);
		if (ended.ok) log(`${kind}_done`, { tookMs, ...(ended.requests === undefined ? {} : { count: ended.requests }) });
		else log(`${kind}_failed`, { tookMs, reason: ended.reason });
	}
}
