import { ELAPSED_FIELD, HONEYPOT_FIELD } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { toWire } from "#shared/quote/wire.ts";
import { isOwnRelay } from "./own-relay.ts";

/** Longer than the worst upload of 2 kB on one bar of signal; the key below makes a second try harmless. */
const GIVE_UP_AFTER_MS = 30_000;

/** Spam traps, sent to our own relay only. */
export type Traps = {
	honeypot: string;
	/** Milliseconds that the form was there before it was sent; absent when a draft filled it. */
	elapsedMs: number | undefined;
};

/**
 * Posts a request. True when the answer is ok (its body is not read), false for any other answer or none at all.
 * `key` is the idempotency key: with it the relay tells a retry from a new request.
 */
export async function sendQuote(quote: Quote, key: string, { honeypot, elapsedMs }: Traps): Promise<boolean> {
	const body = toWire(quote);
	const headers: Record<string, string> = { Accept: "application/json" };
	// Another service gets the nine fields of the wire contract and nothing else.
	if (isOwnRelay) {
		headers["Idempotency-Key"] = key;
		if (honeypot) body.set(HONEYPOT_FIELD, honeypot);
		if (elapsedMs !== undefined) body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
	}
	// AbortSignal.timeout is newer than browsers that we declare: without it no request would leave.
	const given = new AbortController();
	const timer = setTimeout(() => given.abort(), GIVE_UP_AFTER_MS);
	try {
		const response = await fetch(__QUOTE_ENDPOINT__, { method: "POST", body, headers, signal: given.signal });
		return response.ok;
	} catch {
		return false;
	} finally {
		clearTimeout(timer);
	}
}

/** A new name for a request. `crypto.randomUUID` exists on https only, and a first try may be made without it. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
