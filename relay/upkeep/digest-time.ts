import { HOUR_MS } from "#relay/clock.ts";
import { parisDay } from "#relay/paris-day.ts";
import type { UnreportedQuarantine } from "#relay/store/store.ts";

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
