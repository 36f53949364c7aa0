import { type Clock, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type { Courier } from "#relay/delivery/courier.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { AlarmNotice, Parcel, Trouble } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";

const TOLD_AGAIN_AFTER_MS = HOUR_MS;

interface Parts {
	/** The second channel when there is one, else letters. */
	courier: Courier;
	/** Which of the two it is. */
	channel: Parcel["channel"];
	store: Pick<RequestStore, "recordPastTrouble" | "checkWritable">;
	messageDomain: string;
	clock: Clock;
	log: Log;
}

/**
 * The one alarm that cannot go through the store, because the store is what fails: it leaves at once and from memory,
 * once an hour at most however many visitors are turned away. It is over when a request as large as any could be kept.
 */
export function createStoreAlarm({ courier, channel, store, messageDomain, clock, log }: Parts) {
	let trouble: Trouble | undefined;
	/** By the clock that never goes back. */
	let toldAtMs = Number.NEGATIVE_INFINITY;
	let sending: Promise<void> = Promise.resolve();
	let checking: Promise<void> | undefined;
	const givingUp = new AbortController();
	const stopLooking = clock.every(MINUTE_MS, look);

	return {
		/** A visitor's request could not be kept. */
		failed(reason: string) {
			const nowMs = clock.nowMs();
			trouble = { kind: "store", sinceMs: trouble?.sinceMs ?? nowMs, count: (trouble?.count ?? 0) + 1, reason };
			if (clock.monotonicMs() - toldAtMs < TOLD_AGAIN_AFTER_MS) return;
			tell({ ...trouble, phase: trouble.count === 1 ? "begins" : "lasts" });
		},
		/** A request was kept: only triggers a check, as a small one may fit on a nearly full disk. */
		worked: look,
		/** Whether requests are being refused. If so, first checks whether one of maximum size can be kept again. */
		async isTroubled() {
			look();
			await checking;
			return trouble !== undefined;
		},
		async stop() {
			stopLooking();
			givingUp.abort();
			await checking;
			await sending;
		},
	};

	/** One check at a time, and none while all is well. */
	function look(): void {
		if (trouble === undefined) return;
		checking ??= checkWritable().finally(() => {
			checking = undefined;
		});
	}

	async function checkWritable(): Promise<void> {
		const before = trouble;
		try {
			await store.checkWritable(clock.nowMs());
			// Somebody was turned away meanwhile: it is not over.
			if (before === undefined || trouble !== before) return;
			trouble = undefined;
			tell({ ...before, phase: "over" });
			await store.recordPastTrouble(before, clock.nowMs());
		} catch (error) {
			log("store_failed", { code: errorCode(error) });
		}
	}

	function tell(notice: AlarmNotice): void {
		const nowMs = clock.nowMs();
		log(`alarm_${notice.phase}`, { kind: notice.kind, count: notice.count, reason: notice.reason });
		if (notice.phase !== "over") toldAtMs = clock.monotonicMs();
		const id = `alarme-store-${notice.phase}-${nowMs}`;
		const facts = { id, channel, queuedAtMs: nowMs, messageId: `<${id}@${messageDomain}>` };
		sending = sending.then(() => deliver({ ...facts, attempts: 0, uncertainSends: 0, kind: "alarm", notice }, 3));
	}

	async function deliver(parcel: Parcel, tries: number): Promise<void> {
		const outcome = await courier.deliver(parcel, async () => {}, givingUp.signal);
		if (outcome.kind === "accepted" || outcome.kind === "uncertain" || givingUp.signal.aborted) return;
		log("alarm_unsent", { reason: outcome.reason });
		if (tries <= 1) return;
		await new Promise<void>((resolve) => {
			const cancel = clock.after(MINUTE_MS, resolve);
			givingUp.signal.addEventListener("abort", () => {
				cancel();
				resolve();
			});
		});
		if (!givingUp.signal.aborted) await deliver(parcel, tries - 1);
	}
}
