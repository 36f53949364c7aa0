import { type Clock, MINUTE_MS, SECOND_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Channel, Parcel, RequestStore, Settlement } from "#relay/store/store.ts";
import type { Courier } from "./courier.ts";
import { settlementOf, UNCERTAIN_WAIT_MS, waitAfter } from "./pace.ts";

/** Longer than any attempt lasts (the answer to the final dot may take 10 minutes). */
const LEASE_MS = 15 * MINUTE_MS;
const STORE_RETRY_MS = 5 * SECOND_MS;
/** Time for a letter under way to end well when the relay stops. */
const STOP_GRACE_MS = 5 * SECOND_MS;
/** No sleep is longer, so that a clock set back costs a quarter of an hour at most. */
const LONGEST_SLEEP_MS = 15 * MINUTE_MS;

interface Parts {
	channel: Channel;
	store: Pick<RequestStore, "claimOldestDue" | "markLeaving" | "settle" | "releaseLeases" | "nextDueAtMs">;
	courier: Courier;
	clock: Clock;
	/** 0 ≤ x < 1 */
	random: () => number;
	log: Log;
}

export interface Worker {
	/** Something new waits: look at once, even while an unreachable server is being left alone. */
	nudge(): void;
	/** Lets what is under way end, for a few seconds; resolves when the store is no longer used. */
	stop(): Promise<void>;
}

/** Delivers what waits in one channel, one parcel at a time, the oldest first. */
export function startWorker({ channel, store, courier, clock, random, log }: Parts): Worker {
	const givingUp = new AbortController();
	let stopped = false;
	let nudged = true;
	let pausedUntilMs = 0;
	let unreachableTimes = 0;
	let wake = () => {};

	const running = run();
	return {
		nudge() {
			nudged = true;
			wake();
		},
		async stop() {
			stopped = true;
			wake();
			const cancel = clock.after(STOP_GRACE_MS, () => givingUp.abort());
			await running;
			cancel();
		},
	};

	async function run(): Promise<void> {
		await insist(async () => {
			const freed = await store.releaseLeases(channel, clock.nowMs() + UNCERTAIN_WAIT_MS);
			if (freed > 0) log("leases_released", { channel, count: freed });
		});
		while (!stopped) {
			const waitMs = (await insist(round)) ?? 0;
			if (waitMs > 0 && !nudged) await sleep(waitMs);
		}
	}

	/** Delivers until nothing is due or the server is unreachable; resolves to how long to sleep. */
	async function round(): Promise<number> {
		while ((nudged || clock.nowMs() >= pausedUntilMs) && !stopped) {
			nudged = false;
			const parcel = await store.claimOldestDue(channel, clock.nowMs(), LEASE_MS);
			if (parcel === undefined) break;
			await attempt(parcel);
		}
		const nextDueAtMs = (await store.nextDueAtMs(channel)) ?? Number.POSITIVE_INFINITY;
		return Math.min(Math.max(nextDueAtMs, pausedUntilMs) - clock.nowMs(), LONGEST_SLEEP_MS);
	}

	async function attempt(parcel: Parcel): Promise<void> {
		const outcome = await courier.deliver(parcel, () => store.markLeaving(parcel), givingUp.signal);
		// Given up before the letter left: nothing happened, and the next start frees the lease.
		if (givingUp.signal.aborted && (outcome.kind === "unreachable" || outcome.kind === "postponed")) return;
		if (outcome.kind === "unreachable") leaveAlone();
		else {
			unreachableTimes = 0;
			pausedUntilMs = 0;
		}
		const settlement = settlementOf(outcome, parcel, clock.nowMs(), random());
		logSettlement(parcel, settlement);
		// The letter has left: until that is written down, nothing else may be claimed, or it would leave again.
		await insist(() => store.settle(parcel, settlement));
	}

	/** A new request tries the server before its time; that must not stretch the waits of those already there. */
	function leaveAlone(): void {
		if (clock.nowMs() < pausedUntilMs) return;
		unreachableTimes++;
		pausedUntilMs = clock.nowMs() + waitAfter(unreachableTimes, random());
	}

	/** Tries until the store answers or the worker stops. */
	async function insist<T>(work: () => Promise<T>): Promise<T | undefined> {
		for (;;) {
			try {
				return await work();
			} catch (error) {
				log("store_failed", { channel, code: errorCode(error) });
				if (stopped) return undefined;
				await sleep(STORE_RETRY_MS);
			}
		}
	}

	function sleep(delayMs: number): Promise<void> {
		return new Promise((resolve) => {
			if (stopped) return resolve();
			const cancel = clock.after(delayMs, resolve);
			wake = () => {
				cancel();
				resolve();
			};
		});
	}

	function logSettlement({ request, attempts }: Parcel, settlement: Settlement): void {
		const reason = "reason" in settlement ? { reason: settlement.reason } : {};
		log(`letter_${settlement.state}`, { id: request.id, attempt: attempts + 1, ...reason });
	}
}
