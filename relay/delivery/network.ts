import type { Duplex } from "node:stream";
import { type Clock, systemClock } from "#relay/clock.ts";

/** What leaves the machine, and how long an answer is waited for: the network's own time, not the clock that dates letters. */
export interface Network {
	/** A connection to the mail server, open or opening; nodemailer makes it from SMTP_URL when absent. */
	dialMailServer?(): Duplex;
	fetch: typeof fetch;
	after: Clock["after"];
}

export const systemNetwork: Network = { fetch, after: systemClock.after };
