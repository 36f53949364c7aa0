import { createHmac } from "node:crypto";
import { MINUTE_MS } from "#relay/clock.ts";

const WINDOW_MS = 10 * MINUTE_MS;
/** Somebody who dials repeatedly on a weak network stays below this. */
const TAPS_PER_WINDOW = 10;
/** More visitors at once than this site ever has: whoever comes after them is a flood, and is not counted. */
const VISITORS_PER_WINDOW = 10_000;

/**
 * Whether one more tap of this visitor may be counted. Visitors are kept in memory, for ten minutes at most, as an HMAC
 * of their address. Its random key changes each time and is never written: even the relay cannot recover the address.
 */
export function createTapLimit(
	nowMs: () => number,
	randomBytes: (size: number) => Uint8Array,
): (visitorKey: string) => boolean {
	let window = Number.NaN;
	let key = randomBytes(32);
	const taps = new Map<string, number>();

	return (visitorKey) => {
		const current = Math.floor(nowMs() / WINDOW_MS);
		if (current !== window) {
			window = current;
			key = randomBytes(32);
			taps.clear();
		}
		const visitor = createHmac("sha256", key).update(visitorKey).digest("base64");
		const before = taps.get(visitor) ?? 0;
		if (before >= TAPS_PER_WINDOW || (before === 0 && taps.size >= VISITORS_PER_WINDOW)) return false;
		taps.set(visitor, before + 1);
		return true;
	};
}
