import { createHmac } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "#relay/clock.ts";

const WINDOW_MS = 10 * MINUTE_MS;
/** More visitors at once than this site ever has: whoever comes after them is a flood, and is let in no more. */
const VISITORS_PER_WINDOW = 10_000;

/** What a limit needs of the world: real time, and a source of random bytes. */
export interface LimitParts {
	nowMs: () => number;
	randomBytes: (size: number) => Uint8Array;
}

/**
 * For what costs a visitor nothing and us something: at most `most` in each ten minutes. Visitors are kept in memory,
 * for ten minutes at most, as an HMAC of their address. Its random key changes each time and is never written: even the
 * relay cannot recover the address.
 *
 * @returns asked with a visitor's key: nothing when there is room for one more, which then counts, else the seconds to wait
 */
export function createVisitorLimit(
	most: number,
	{ nowMs, randomBytes }: LimitParts,
): (visitorKey: string) => number | undefined {
	let window = Number.NaN;
	let key = randomBytes(32);
	const counts = new Map<string, number>();

	return (visitorKey) => {
		const current = Math.floor(nowMs() / WINDOW_MS);
		if (current !== window) {
			window = current;
			key = randomBytes(32);
			counts.clear();
		}
		const visitor = createHmac("sha256", key).update(visitorKey).digest("base64");
		const before = counts.get(visitor) ?? 0;
		if (before >= most || (before === 0 && counts.size >= VISITORS_PER_WINDOW))
			return Math.ceil(((current + 1) * WINDOW_MS - nowMs()) / SECOND_MS);
		counts.set(visitor, before + 1);
		return undefined;
	};
}
