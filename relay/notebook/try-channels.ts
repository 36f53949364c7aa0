import type { Courier } from "#relay/delivery/courier.ts";
import type { Channel } from "#relay/store/store.ts";
import { trialOf, trialSentence } from "./channel-trial.ts";

const GIVE_UP_AFTER_MS = 30_000;

/** What a channel answered, in a sentence. */
export interface Tried {
	sentence: string;
	/** Whoever is behind it took it. */
	taken: boolean;
}

/** Sends a trial by every channel. Nothing of it is kept. */
export function tryChannels(
	couriers: Partial<Record<Channel, Courier>>,
	hasMailServer: boolean,
	nowMs: number,
): Promise<Tried[]> {
	const known = Object.entries(couriers) as [Channel, Courier][];
	return Promise.all(
		known.map(async ([channel, courier]) => {
			const signal = AbortSignal.timeout(GIVE_UP_AFTER_MS);
			const outcome = await courier.deliver(trialOf(channel, nowMs), async () => {}, signal);
			return { sentence: trialSentence(channel, outcome, hasMailServer), taken: outcome.kind === "accepted" };
		}),
	);
}
