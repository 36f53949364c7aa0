import { type Clock, MINUTE_MS, SECOND_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type * as outbox from "#relay/store/outbox.ts";
import type { Channel, Parcel, Settlement } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Courier, Outcome } from "./courier.ts";
import { settlementOf, UNCERTAIN_WAIT_MS, waitAfter } from "./retry.ts";

/** Renewed while an attempt lasts: after that long without a sign, another relay may take the parcel over. */
const LEASE_MS = MINUTE_MS;
const RENEW_EVERY_MS = 20 * SECOND_MS;
const STORE_RETRY_MS = 5 * SECOND_MS;
/** Time for a letter under way to end well when the relay stops. */
const STOP_GRACE_MS = 5 * SECOND_MS;
/** No sleep is longer, so that a clock set back costs a quarter of an hour at most. */
const LONGEST_SLEEP_MS = 15 * MINUTE_MS;
/** A new request retries an unreachable server during backoff; many requests must not cause as many connections. */
const PROBE_EVERY_MS = SECOND_MS;
/** Polling interval for work queued by the owner's command or by another relay. */
const LOOK_EVERY_MS = 5 * SECOND_MS;

interface Parts {
	channel: Channel;
	store: Pick<RequestStore, keyof typeof outbox>;
	courier: Courier;
	clock: Clock;
	/** 0 ≤ x < 1 */
	random: () => number;
	log: Log;
	/** Called when an attempt has been written down. */
	onSettled?: (settlement: Settlement) => void;
}

export type Worker = ReturnType<typeof startWorker>;

/** Delivers what waits in one channel, one parcel at a time, the oldest first. */
export function startWorker({ channel, store, courier, clock, random, log, onSettled }: Parts) {
	const givingUp = new AbortController();
	let stopped = false;
	let nudged = true;
	/** By the clock that never goes back, as the next one. */
	let pausedUntilMs = 0;
	let probedAtMs = Number.NEGATIVE_INFINITY;
	let unreachableTimes = 0;
	let wake = () => {};

	const running = run();
	// Not a nudge: a server's backoff still applies.
	const stopLooking = clock.every(LOOK_EVERY_MS, () => wake());
	return {
		/** Something new is queued: look at once, even while an unreachable server is in backoff. */
		nudge() {
			nudged = true;
			wake();
		},
		/** Lets what is under way end, for a few seconds; resolves when the store is no longer used. */
		async stop() {
			stopped = true;
			stopLooking();
			wake();
			const cancel = clock.after(STOP_GRACE_MS, () => givingUp.abort());
			await running;
			cancel();
		},
	};

	async function run(): Promise<void> {
		await retryUntilStopped(async () => {
			const freed = await store.releaseLeases(channel, clock.nowMs(), UNCERTAIN_WAIT_MS);
			if (freed > 0) log("leases_released", { channel, count: freed });
		});
		while (!stopped) {
			const waitMs = (await retryUntilStopped(round)) ?? 0;
			if (waitMs > 0 && !nudged) await sleep(waitMs);
		}
	}

	/** Delivers until nothing is due or the server is unreachable; resolves to how long to sleep. */
	async function round(): Promise<number> {
		while (!stopped) {
			if (!mayTry()) return Math.ceil(pausedUntilMs - clock.monotonicMs());
			const leases = { leaseMs: LEASE_MS, uncertainMs: UNCERTAIN_WAIT_MS };
			const parcel = await store.claimOldestDue(channel, clock.nowMs(), leases);
			if (parcel === undefined) break;
			await attempt(parcel);
		}
		const nextDueAtMs = (await store.nextDueAtMs(channel)) ?? Number.POSITIVE_INFINITY;
		const waitMs = Math.max(nextDueAtMs - clock.nowMs(), pausedUntilMs - clock.monotonicMs());
		return Math.min(Math.ceil(waitMs), LONGEST_SLEEP_MS);
	}

	function mayTry(): boolean {
		const nowMs = clock.monotonicMs();
		const probes = nudged && nowMs - probedAtMs >= PROBE_EVERY_MS;
		nudged = false;
		if (!probes && nowMs < pausedUntilMs) return false;
		probedAtMs = nowMs;
		return true;
	}

	async function attempt(parcel: Parcel): Promise<void> {
		// A server that hangs takes minutes to fail: the alarm counts them.
		const begunMs = clock.nowMs();
		let renewal: Promise<void> | undefined;
		const stopRenewing = clock.every(RENEW_EVERY_MS, () => {
			// A failed renewal loses the lease at worst, and then nothing leaves. One at a time: they may not pile up.
			renewal ??= store
				.renew(parcel, clock.nowMs() + LEASE_MS)
				.catch(() => {})
				.then(() => (renewal = undefined));
		});
		const outcome = await deliver(parcel).finally(stopRenewing);
		// A renewal in progress would lock the oldest parcel during the next claim, and a newer one would leave first.
		await renewal;
		// Given up before the letter left: nothing happened.
		if (givingUp.signal.aborted && (outcome.kind === "unreachable" || outcome.kind === "postponed")) {
			await store.giveBack(parcel).catch(() => {});
			return;
		}
		if (outcome.kind === "unreachable") backOff();
		else {
			unreachableTimes = 0;
			pausedUntilMs = 0;
		}
		const settlement = settlementOf(outcome, parcel, clock.nowMs(), random());
		// The letter has left: until that is written down, nothing else may be claimed, or it would leave again.
		const settled = await retryUntilStopped(() => store.settle(parcel, settlement, clock.nowMs(), begunMs));
		if (settled === "erased") {
			await courier.retract?.(parcel);
			log(`${channel}_withdrawn`, { id: nameOf(parcel) });
		}
		if (settled !== "settled") return;
		logSettlement(parcel, settlement);
		onSettled?.(settlement);
	}

	async function deliver(parcel: Parcel): Promise<Outcome> {
		// All its requests were released or erased since: nothing to send.
		if (parcel.kind === "digest" && parcel.quarantined.length === 0) return { kind: "accepted" };
		// All were answered since.
		if (parcel.kind === "reminder" && parcel.waiting.length === 0) return { kind: "accepted" };
		return courier.deliver(parcel, () => store.markLeaving(parcel), givingUp.signal);
	}

	/** Starts the next backoff wait. A try during backoff, for a new request, must not lengthen it. */
	function backOff(): void {
		if (clock.monotonicMs() < pausedUntilMs) return;
		unreachableTimes++;
		pausedUntilMs = clock.monotonicMs() + waitAfter(unreachableTimes, random());
	}

	/** Tries until the store answers or the worker stops. */
	async function retryUntilStopped<T>(work: () => Promise<T>): Promise<T | undefined> {
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

	function logSettlement(parcel: Parcel, settlement: Settlement): void {
		const reason = "reason" in settlement && settlement.reason ? { reason: settlement.reason } : {};
		log(`${parcel.kind === "receipt" ? "receipt" : channel}_${settlement.state}`, {
			id: nameOf(parcel),
			attempt: parcel.attempts + 1,
			...reason,
		});
	}
}

function nameOf(parcel: Parcel): string {
	return parcel.kind === "request" || parcel.kind === "news" || parcel.kind === "receipt"
		? parcel.request.id
		: parcel.id;
}
