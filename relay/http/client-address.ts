import { isIP, isIPv4 } from "node:net";

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
	return isIP(address) === 6 ? `${firstGroups(address).join(":")}::/64` : address;
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

function firstGroups(address: string): string[] {
	const [head = "", tail] = withoutZone(address).toLowerCase().split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === undefined || tail === "" ? [] : tail.split(":");
	// A dotted tail stands for two groups.
	const written = left.length + right.length + (address.includes(".") ? 1 : 0);
	const zeros = tail === undefined ? 0 : 8 - written;
	const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill("0"), ...right];
	return groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
}
