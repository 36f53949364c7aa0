import { isIP, isIPv4 } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

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
