import type { Duplex } from "node:stream";
import { type Clock, systemClock } from "#relay/clock.ts";
import type { Parcel, WRITTEN } from "#relay/store/records.ts";

/** How an attempt ended. `reason` is a step and a code, such as « RCPT 450 »: never personal data. */
export type Outcome =
	/** By a server; or written into the folder that stands in for one (`WRITTEN`). */
	| { kind: "accepted"; reason?: typeof WRITTEN }
	/** No session could be opened: the server is at fault, not this letter. */
	| { kind: "unreachable"; reason: string }
	/** The server put this letter off. */
	| { kind: "postponed"; reason: string }
	/** The server will never take this letter. */
	| { kind: "refused"; reason: string }
	/** The connection was lost after the whole letter: it may have arrived. */
	| { kind: "uncertain"; reason: string };

/** Delivers the parcels of one channel. */
export interface Courier {
	/**
	 * One attempt. Never rejects.
	 *
	 * @param beforeLeaving awaited right before the letter itself is sent, by couriers that cannot tell afterwards
	 *   whether it arrived; when it rejects, nothing is sent
	 * @param signal gives the attempt up
	 */
	deliver(parcel: Parcel, beforeLeaving: () => Promise<void>, signal: AbortSignal): Promise<Outcome>;
	/** Takes back what was delivered, where that is possible: the request was erased meanwhile. */
	retract?(parcel: Parcel): Promise<void>;
}

/** What leaves the machine, and how long an answer is waited for: the network's own time, not the clock that dates letters. */
export interface Network {
	/** A connection to the mail server, open or opening; nodemailer makes it from SMTP_URL when absent. */
	dialMailServer?(): Duplex;
	fetch: typeof fetch;
	after: Clock["after"];
}

export const systemNetwork: Network = { fetch, after: systemClock.after };
