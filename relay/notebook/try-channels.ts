import type { Courier } from "#relay/delivery/courier.ts";
import type { Channel } from "#relay/store/store.ts";
import { trialOf, trialSentence } from "./channel-trial.ts";

const GIVE_UP_AFTER_MS = 30_000;

/** Sends a trial by every channel, and resolves to what each answered, in a sentence. Nothing of it is kept. */
export function tryChannels(
	couriers: Partial<Record<Channel, Courier>>,
	hasMailServer: boolean,
	nowMs: number,
): Promise<string[]> {
	const known = Object.entries(couriers) as [Channel, Courier][];
	return Promise.all(
		known.map(async ([channel, courier]) => {
			const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
			const outcome = await courier.deliver(trialOf(channel, nowMs), async () => {}, signal);
			return trialSentence(channel, outcome, hasMailServer);
		}),
	);
}
