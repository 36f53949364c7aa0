import { DAY_MS, MINUTE_MS, SECOND_MS } from "#relay/clock.ts";
import type { Parcel, Settlement } from "#relay/store/records.ts";
import type { Outcome } from "./courier.ts";

const FIRST_WAITS_MS = [5 * SECOND_MS, 15 * SECOND_MS, MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS];
const LATER_WAIT_MS = 15 * MINUTE_MS;
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** A server may take 10 minutes to answer the final dot (RFC 5321): before that, a second letter could cross the first. */
export const UNCERTAIN_WAIT_MS = 10 * MINUTE_MS;

/**
 * How long to wait after the n-th failure.
 *
 * @param failures at least 1
 * @param random 0 ≤ x < 1; jitter of up to ±20 % on the long waits, so that relays do not retry in step
 */
export function waitAfter(failures: number, random: number): number {
	return FIRST_WAITS_MS[failures - 1] ?? Math.round(LATER_WAIT_MS * (0.8 + 0.4 * random));
}

/** What an attempt's outcome means for the parcel. */
export function settlementOf(outcome: Outcome, parcel: Parcel, nowMs: number, random: number): Settlement {
	// Nobody decides about an alarm: an address that refuses one is tried until it takes it, by whatever clock.
	const isAlarm = parcel.kind === "alarm";
	const isReceipt = parcel.kind === "receipt";
	switch (outcome.kind) {
		case "accepted":
			return { state: "accepted", reason: outcome.reason };
		case "refused":
			if (!isAlarm) return { state: "held", reason: outcome.reason };
			return {
				state: "retry",
				nextAttemptAtMs: nowMs + waitAfter(parcel.attempts + 1, random),
				reason: outcome.reason,
			};
		case "uncertain":
			if (isReceipt) return { state: "accepted" };
			// One possible duplicate is the promise: a second unanswered letter waits for the owner.
			return parcel.uncertainSends > 0
				? { state: "held", reason: `${outcome.reason}, twice` }
				: { state: "uncertain", nextAttemptAtMs: nowMs + UNCERTAIN_WAIT_MS, reason: outcome.reason };
		case "unreachable":
		case "postponed": {
			const failures = parcel.attempts + 1;
			// Counted from the first failure: a site that was off for a week, or an owner who asks again, has the whole time.
			const failingForMs = nowMs - (parcel.failingSinceMs ?? nowMs);
			const triedEnough = failures > FIRST_WAITS_MS.length && failingForMs > (isReceipt ? DAY_MS : GIVE_UP_AFTER_MS);
			if (triedEnough && !isAlarm)
				return { state: "held", reason: `${outcome.reason}, given up after ${isReceipt ? "a day" : "5 days"}` };
			// An unreachable server pauses its whole channel, so the parcel stays due: the oldest leaves first.
			const waitMs = outcome.kind === "postponed" ? waitAfter(failures, random) : 0;
			return { state: "retry", nextAttemptAtMs: nowMs + waitMs, reason: outcome.reason };
		}
	}
}
