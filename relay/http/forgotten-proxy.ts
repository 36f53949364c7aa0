import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { type Clock, DAY_MS, HOUR_MS } from "#relay/clock.ts";
import type { Trouble } from "#relay/store/records.ts";
import { clientAddress, visitorKey, withoutZone } from "./client-address.ts";

/** One person with a phone and a laptop stays below; a proxy brings as much on its first morning. */
const REQUESTS = 20;
const VISITORS = 5;
const WITHIN_MS = HOUR_MS;
/** A site has one or two proxies, of which a machine may know a few addresses. */
const ADDRESSES_WATCHED = 8;
/** Nothing for so long: whatever stood in front has gone, or the night was quiet and it is told again. */
const OVER_AFTER_MS = DAY_MS;

interface Watched {
	sinceMs: number;
	requests: number;
	visitors: Set<string>;
}

export type ProxyWatch = ReturnType<typeof watchForProxy>;

/**
 * Notices a proxy that TRUSTED_PROXY_HOPS does not count: many visitors by its own word, one address for all of them. Only
 * where that address is of this machine or of a private network: anybody on the internet can write X-Forwarded-For, but
 * nobody can come from there. Addresses stay in memory, few of them, and an hour.
 *
 * @param hops when any is counted there is nothing to notice
 */
export function watchForProxy(hops: number, { monotonicMs, nowMs }: Pick<Clock, "monotonicMs" | "nowMs">) {
	const watched = new Map<string, Watched>();
	let noticed: { sinceMs: number; lastMs: number } | undefined;
	const startedMs = monotonicMs();

	return {
		/** One request, by the address that it came from. */
		saw(socketAddress: string, headers: IncomingHttpHeaders): void {
			if (hops > 0) return;
			const visitor = visitorBehind(headers);
			if (visitor === undefined || !isNear(socketAddress)) return;
			const seen = recall(socketAddress);
			seen.requests++;
			if (seen.visitors.size < VISITORS) seen.visitors.add(visitor);
			if (seen.requests < REQUESTS || seen.visitors.size < VISITORS) return;
			watched.delete(socketAddress);
			noticed = { sinceMs: noticed?.sinceMs ?? nowMs(), lastMs: monotonicMs() };
		},
		/** What the owner must hear of. @param told the same, told before this start and not over */
		trouble(told: Pick<Trouble, "sinceMs"> | undefined): Trouble | undefined {
			if (hops > 0) return undefined;
			if (noticed !== undefined && monotonicMs() - noticed.lastMs >= OVER_AFTER_MS) noticed = undefined;
			// A restart alone puts nothing right.
			const known = noticed ?? (monotonicMs() - startedMs < OVER_AFTER_MS ? told : undefined);
			return known && { kind: "proxy", sinceMs: known.sinceMs, count: 1, reason: "X-Forwarded-For" };
		},
	};

	function recall(socketAddress: string): Watched {
		const known = watched.get(socketAddress);
		if (known !== undefined && monotonicMs() - known.sinceMs < WITHIN_MS) return known;
		watched.delete(socketAddress);
		const fresh = { sinceMs: monotonicMs(), requests: 0, visitors: new Set<string>() };
		watched.set(socketAddress, fresh);
		const oldest = watched.keys().next();
		if (watched.size > ADDRESSES_WATCHED && !oldest.done) watched.delete(oldest.value);
		return fresh;
	}
}

/** An address and its port, between quotes and brackets, and what may stand beside it: headers may be as long as strangers like. */
const READ_AT_MOST = 200;

/** Who asked, as the nearest proxy says; undefined when no proxy says anything. */
function visitorBehind(headers: IncomingHttpHeaders): string | undefined {
	const last = lastOf([headers["x-forwarded-for"]].flat().join(",")) || forwardedFor(lastOf(headers.forwarded ?? ""));
	return last ? visitorKey(last.slice(0, 45)) : undefined;
}

const lastOf = (list: string): string =>
	list
		.slice(list.lastIndexOf(",") + 1)
		.slice(0, READ_AT_MOST)
		.trim();

/** « 2001:db8::7 », of « proto=https; for="[2001:db8::7]:4711" » (RFC 7239). */
function forwardedFor(element: string): string | undefined {
	const pair = element
		.split(";")
		.map((part) => part.trim())
		.find((part) => /^for=/i.test(part));
	return pair && /^[^=]*="?\[?([^"[\]]+)/.exec(pair)?.[1];
}

const NEAR = new BlockList();
for (const [network, bits] of [
	["127.0.0.0", 8],
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const)
	NEAR.addSubnet(network, bits, "ipv4");
NEAR.addAddress("::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");
NEAR.addSubnet("fe80::", 10, "ipv6");

function isNear(socketAddress: string): boolean {
	const address = withoutZone(clientAddress(socketAddress, undefined, 0));
	return NEAR.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
