import { createHmac } from "node:crypto";
import { isIP, isIPv4 } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";
import { MINUTE_MS, SECOND_MS } from "#relay/clock.ts";

/**
 * The visitor's address. Each trusted proxy appends the address it was called from, so only the last `hops` entries of
 * X-Forwarded-For can be believed: what stands left of them was written by anybody.
 *
 * @param hops number of proxies in front of the relay; 0 believes no header
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
	const entries = (forwardedFor ?? "").split(",").map(withoutPort).filter(Boolean);
	const entry = hops > 0 ? entries[Math.max(0, entries.length - hops)] : undefined;
	return unmapped(entry !== undefined && isIP(entry) ? entry : socketAddress);
}

/**
 * Who counts as one visitor for the rate limit: an IPv4 address, or an IPv6 /64, which is what one household or one
 * phone is given (counting single addresses would leave 2^64 of them to whoever holds the prefix).
 */
export function visitorKey(address: string): string {
	if (isIP(address) !== 6) return address;
	const groups = expandIPv6(withoutZone(address).toLowerCase()).split(":").slice(0, 4);
	return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** « fe80::1 », of « fe80::1%eth0 ». */
export const withoutZone = (address: string): string => address.split("%")[0] ?? "";

function withoutPort(entry: string): string {
	const trimmed = entry.trim();
	return /^\[([^[\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
}

/** A dual-stack socket shows 203.0.113.7 as ::ffff:203.0.113.7: the same visitor must not count twice. */
function unmapped(address: string): string {
	const tail = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
	return tail !== undefined && isIPv4(tail) ? tail : address;
}

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
