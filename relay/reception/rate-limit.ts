import { MINUTE_MS, SECOND_MS } from "#relay/clock.ts";

const WINDOW_MS = 10 * MINUTE_MS;
const REQUESTS_PER_WINDOW = 5;
/** Resends of a key already let through: a browser that lost our answer, not a sixth request. */
const RESENDS_PER_KEY = 30;
/** Enough for a day of ordinary visitors; a flood from more places forgets the oldest. */
const VISITORS_REMEMBERED = 10_000;

interface Visit {
	atMs: number;
	key: string | null;
	resends: number;
}
interface Visitor {
	visits: Visit[];
	contents: { atMs: number; hash: string }[];
}

export type Admission = { admitted: true } | { admitted: false; retryAfterSeconds: number };

export interface RateLimit {
	/** Counts one request, before its body is read. A key that was already let through costs nothing. */
	admit(visitorKey: string, idempotencyKey: string | null): Admission;
	/** Whether this content may be kept: one key with ever new contents must not get round the limit. */
	admitContent(visitorKey: string, contentHash: string): Admission;
}

/** At most 5 requests in 10 minutes for each visitor, remembered in memory. */
export function createRateLimit(nowMs: () => number): RateLimit {
	const visitors = new Map<string, Visitor>();

	function recall(visitorKey: string): Visitor {
		const sinceMs = nowMs() - WINDOW_MS;
		const known = visitors.get(visitorKey) ?? { visits: [], contents: [] };
		known.visits = known.visits.filter((visit) => visit.atMs > sinceMs);
		known.contents = known.contents.filter((content) => content.atMs > sinceMs);
		// Deleting first moves the visitor to the end: the map stays ordered by last visit.
		visitors.delete(visitorKey);
		visitors.set(visitorKey, known);
		const oldest = visitors.keys().next();
		if (visitors.size > VISITORS_REMEMBERED && !oldest.done) visitors.delete(oldest.value);
		return known;
	}

	/** Room for one more, or the wait until the oldest leaves the window. */
	function room(taken: { atMs: number }[]): Admission {
		const oldest = taken[0];
		if (oldest === undefined || taken.length < REQUESTS_PER_WINDOW) return { admitted: true };
		return { admitted: false, retryAfterSeconds: Math.ceil((oldest.atMs + WINDOW_MS - nowMs()) / SECOND_MS) };
	}

	return {
		admit(visitorKey, idempotencyKey) {
			const { visits } = recall(visitorKey);
			const first = idempotencyKey === null ? undefined : visits.find((visit) => visit.key === idempotencyKey);
			if (first !== undefined && first.resends < RESENDS_PER_KEY) {
				first.resends++;
				return { admitted: true };
			}
			const admission = room(visits);
			if (admission.admitted) visits.push({ atMs: nowMs(), key: idempotencyKey, resends: 0 });
			return admission;
		},
		admitContent(visitorKey, contentHash) {
			const { contents } = recall(visitorKey);
			if (contents.some(({ hash }) => hash === contentHash)) return { admitted: true };
			const admission = room(contents);
			if (admission.admitted) contents.push({ atMs: nowMs(), hash: contentHash });
			return admission;
		},
	};
}
