import { MINUTE_MS, SECOND_MS } from "#relay/clock.ts";

const WINDOW_MS = 10 * MINUTE_MS;
const REQUESTS_PER_WINDOW = 5;
/** Resends of a key already let through: a browser that lost our answer, not a sixth request. */
const RESENDS_PER_KEY = 30;
/** A person without script who corrects the form time after time; more is a machine that tries. */
const MISTAKES_PER_WINDOW = 20;
/** Enough for a day of ordinary visitors; a flood from more places forgets the oldest. */
const VISITORS_REMEMBERED = 10_000;

interface Visit {
	atMs: number;
	key: string | null;
	resends: number;
	/** Nothing was kept of it: the form came back with errors. */
	isMistake: boolean;
}
interface Visitor {
	visits: Visit[];
	contents: { atMs: number; hash: string }[];
}

export type RateLimit = ReturnType<typeof createRateLimit>;

/** At most 5 requests in 10 minutes for each visitor, remembered in memory until others come after that time. */
export function createRateLimit(nowMs: () => number) {
	const visitors = new Map<string, Visitor>();

	function recall(visitorKey: string): Visitor {
		const sinceMs = nowMs() - WINDOW_MS;
		const known = visitors.get(visitorKey) ?? { visits: [], contents: [] };
		known.visits = known.visits.filter((visit) => visit.atMs > sinceMs);
		known.contents = known.contents.filter((content) => content.atMs > sinceMs);
		// Deleting first moves the visitor to the end: the map stays ordered by last visit.
		visitors.delete(visitorKey);
		visitors.set(visitorKey, known);
		// Whoever counts no more is forgotten: an address is not kept because nobody took its place.
		for (const [key, { visits, contents }] of visitors) {
			if (key === visitorKey || [...visits, ...contents].some(({ atMs }) => atMs > sinceMs)) break;
			visitors.delete(key);
		}
		const oldest = visitors.keys().next();
		if (visitors.size > VISITORS_REMEMBERED && !oldest.done) visitors.delete(oldest.value);
		return known;
	}

	/** Nothing when there is room for one more, else the seconds until the oldest leaves the window. */
	function secondsToWait(taken: { atMs: number }[], most = REQUESTS_PER_WINDOW): number | undefined {
		const oldest = taken[0];
		if (oldest === undefined || taken.length < most) return undefined;
		return Math.ceil((oldest.atMs + WINDOW_MS - nowMs()) / SECOND_MS);
	}

	return {
		/** Counts one request, before its body is read, unless it has to wait. A key that was already let through costs nothing. */
		admit(visitorKey: string, idempotencyKey: string | null): number | undefined {
			const { visits } = recall(visitorKey);
			const first = idempotencyKey === null ? undefined : visits.find((visit) => visit.key === idempotencyKey);
			if (first !== undefined && first.resends < RESENDS_PER_KEY) {
				first.resends++;
				return undefined;
			}
			const mistakes = visits.filter(({ isMistake }) => isMistake);
			const others = visits.filter(({ isMistake }) => !isMistake);
			const wait = secondsToWait(mistakes, MISTAKES_PER_WINDOW) ?? secondsToWait(others);
			if (wait === undefined) visits.push({ atMs: nowMs(), key: idempotencyKey, resends: 0, isMistake: false });
			return wait;
		},
		/** The last request let through had errors: it counts as a mistake, of which there may be more. */
		forgive(visitorKey: string): void {
			const last = recall(visitorKey).visits.findLast(({ isMistake }) => !isMistake);
			if (last) last.isMistake = true;
		},
		/** Whether this content may be kept: one key with ever new contents must not get round the limit. */
		admitContent(visitorKey: string, contentHash: string): number | undefined {
			const { contents } = recall(visitorKey);
			if (contents.some(({ hash }) => hash === contentHash)) return undefined;
			const wait = secondsToWait(contents);
			if (wait === undefined) contents.push({ atMs: nowMs(), hash: contentHash });
			return wait;
		},
	};
}
