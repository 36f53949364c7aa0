import { isSilent, troublesOf } from "#relay/alarms/troubles.ts";
import { type Clock, MINUTE_MS } from "#relay/clock.ts";
import { type Network, systemNetwork } from "#relay/delivery/courier.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { RequestStore } from "#relay/store/store.ts";

/** As often: who watches elsewhere tells of silence after twice that (healthchecks.io, Uptime Kuma, and whatever waits for a GET). */
const EVERY_MS = 5 * MINUTE_MS;
/** The first round has been by then. */
const FIRST_AFTER_MS = MINUTE_MS;
const GIVE_UP_AFTER_MS = 10_000;

interface Parts {
	/** HEARTBEAT_URL. */
	url: string;
	store: Pick<RequestStore, "check" | "status">;
	/** Whether visitors are being turned away. */
	isTroubled: () => Promise<boolean>;
	clock: Clock;
	log: Log;
	network?: Network | undefined;
}

/**
 * Asks an address elsewhere every five minutes, as long as all is well: a server that is off, hangs, or cannot write tells nobody of
 * it, and neither does one whose letters do not leave. Nothing is told there but that. Returns what ends it.
 */
export function startSignOfLife({ url, store, isTroubled, clock, log, network = systemNetwork }: Parts) {
	let asking: Promise<void> | undefined;
	const ask = () => {
		asking ??= send()
			.catch((error: unknown) => log("sign_of_life_failed", { code: errorCode(error) }))
			.finally(() => {
				asking = undefined;
			});
	};
	const stopped = new AbortController();
	const ends = [clock.every(EVERY_MS, ask), clock.after(FIRST_AFTER_MS, ask)];
	return async () => {
		for (const end of ends) end();
		stopped.abort();
		await asking;
	};

	async function send(): Promise<void> {
		if (!(await isWell())) return log("sign_of_life_withheld", {});
		const tooSlow = new AbortController();
		const cancel = network.after(GIVE_UP_AFTER_MS, () => tooSlow.abort());
		try {
			const signal = AbortSignal.any([tooSlow.signal, stopped.signal]);
			const response = await network.fetch(url, { redirect: "manual", signal });
			await response.body?.cancel();
			if (!response.ok) log("sign_of_life_refused", { status: response.status });
		} finally {
			cancel();
		}
	}

	async function isWell(): Promise<boolean> {
		if (await isTroubled()) return false;
		await store.check();
		const [status, nowMs] = [await store.status(), clock.nowMs()];
		const isOpen = status.alarms.some(({ clearedAtMs }) => clearedAtMs === undefined);
		return !isOpen && !isSilent(status, nowMs) && troublesOf(status, nowMs).length === 0;
	}
}
