import { type Clock, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type { Courier } from "#relay/delivery/courier.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Parcel, Upkeep } from "#relay/store/store.ts";
import type { AlarmNotice, Trouble } from "./troubles.ts";

const TOLD_AGAIN_AFTER_MS = HOUR_MS;

interface Parts {
	/** The second channel when there is one, else letters. */
	courier: Courier;
	/** Which of the two it is. */
	channel: Parcel["channel"];
	store: Pick<Upkeep, "recordPastTrouble">;
	messageDomain: string;
	clock: Clock;
	log: Log;
}

export interface StoreAlarm {
	/** A visitor's request could not be kept. */
	failed(code: string): void;
	/** One could. */
	worked(): void;
	stop(): Promise<void>;
}

/**
 * The one alarm that cannot go through the store, because the store is what fails: it leaves at once and from memory,
 * once an hour at most however many visitors are turned away.
 */
export function createStoreAlarm({ courier, channel, store, messageDomain, clock, log }: Parts): StoreAlarm {
	let trouble: Trouble | undefined;
	let toldAtMs = Number.NEGATIVE_INFINITY;
	let sending: Promise<void> = Promise.resolve();
	const givingUp = new AbortController();

	return {
		failed(reason) {
			const nowMs = clock.nowMs();
			trouble = { kind: "store", sinceMs: trouble?.sinceMs ?? nowMs, count: (trouble?.count ?? 0) + 1, reason };
			if (nowMs - toldAtMs < TOLD_AGAIN_AFTER_MS) return;
			tell({ ...trouble, phase: trouble.count === 1 ? "begins" : "lasts" });
		},
		worked() {
			if (trouble === undefined) return;
			const past = trouble;
			trouble = undefined;
			store.recordPastTrouble(past, clock.nowMs()).catch((error) => log("store_failed", { code: errorCode(error) }));
			tell({ ...past, phase: "over" });
		},
		async stop() {
			givingUp.abort();
			await sending;
		},
	};

	function tell(notice: AlarmNotice): void {
		const nowMs = clock.nowMs();
		log(`alarm_${notice.phase}`, { kind: notice.kind, count: notice.count, reason: notice.reason });
		if (notice.phase !== "over") toldAtMs = nowMs;
		const id = `alarme-store-${notice.phase}-${nowMs}`;
		const facts = {
			id,
			channel,
			queuedAtMs: nowMs,
			messageId: `<${id}@${messageDomain}>`,
			attempts: 0,
			uncertainSends: 0,
		};
		sending = sending.then(() => deliver({ ...facts, kind: "alarm", notice }, 3));
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
