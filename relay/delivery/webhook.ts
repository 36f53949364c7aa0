import { createHmac } from "node:crypto";
import { alarmText } from "#relay/alarms/words.ts";
import { type Clock, SECOND_MS } from "#relay/clock.ts";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import type { Courier, Outcome } from "./courier.ts";
import { type Network, systemNetwork } from "./network.ts";

const GIVE_UP_AFTER_MS = 10 * SECOND_MS;
/** Statuses that no retry changes: gone, or not understood. Redirects too: following one would tell a stranger. */
const FINAL = new Set([400, 410, 413, 415, 422]);

interface Parts {
	webhook: Webhook;
	clock: Pick<Clock, "nowMs">;
	network?: Network | undefined;
}

/**
 * The urgent channel: a POST of JSON, signed after standardwebhooks.com, so that a gateway can check it with a library
 * that exists. `Idempotency-Key` and `webhook-id` are the same for every attempt: a repetition does no harm, and
 * nothing is ever uncertain.
 */
export function createWebhookCourier({ webhook, clock, network = systemNetwork }: Parts): Courier {
	return {
		async deliver(parcel, _beforeLeaving, signal): Promise<Outcome> {
			const body = JSON.stringify(contentOf(parcel));
			const seconds = String(Math.floor(clock.nowMs() / 1000));
			const tooSlow = new AbortController();
			const cancel = network.after(GIVE_UP_AFTER_MS, () => tooSlow.abort(new DOMException("too slow", "TimeoutError")));
			try {
				const response = await network.fetch(webhook.url, {
					method: "POST",
					body,
					redirect: "manual",
					signal: AbortSignal.any([signal, tooSlow.signal]),
					headers: {
						"content-type": "application/json; charset=utf-8",
						"idempotency-key": parcel.id,
						"webhook-id": parcel.id,
						"webhook-timestamp": seconds,
						"webhook-signature": `v1,${sign(webhook.secret, `${parcel.id}.${seconds}.${body}`)}`,
					},
				});
				await response.body?.cancel();
				return outcomeOf(response.status);
			} catch (error) {
				return { kind: "unreachable", reason: `POST ${networkCode(error)}` };
			} finally {
				cancel();
			}
		},
	};
}

/** HMAC-SHA256 in base64. A secret that begins with « whsec_ » is base64, as the libraries write it; any other is text. */
export function sign(secret: string, content: string): string {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret, "utf8");
	return createHmac("sha256", key).update(content, "utf8").digest("base64");
}

/** `text` alone is enough for a gateway that only passes a sentence on; the rest is for those that can use it. */
function contentOf(parcel: Parcel): object {
	if (parcel.kind === "alarm") {
		const { kind, phase } = parcel.notice;
		return { type: "alarme", id: parcel.id, alarm: kind, phase, text: alarmText(parcel.notice) };
	}
	if (parcel.kind === "digest") return { type: "quarantaine", id: parcel.id, count: parcel.quarantined.length };
	const { id, receivedAtMs, quote, quarantined } = parcel.request;
	const doubt = quarantined ? " (en quarantaine\u202f: peut-être un robot)" : "";
	return {
		type: "demande-urgente",
		id,
		receivedAt: new Date(receivedAtMs).toISOString(),
		quarantined,
		text: `URGENT${doubt}\u202f: ${quote.name}, ${quote.city}, ${quote.phone}. ${quote.service}. ${beginning(quote.message)}`,
		...quote,
	};
}

/** Fits in a text message; the full text is in `message`. */
function beginning(message: string): string {
	return message.length > 200 ? `${message.slice(0, 199)}…` : message;
}

function outcomeOf(status: number): Outcome {
	const reason = `POST ${status}`;
	if (status >= 200 && status < 300) return { kind: "accepted" };
	if (status < 400 || FINAL.has(status)) return { kind: "refused", reason };
	return { kind: "postponed", reason };
}

/** fetch puts the network error code in `cause`. */
function networkCode(error: unknown): string {
	const { name, cause } = error as Error & { cause?: { code?: unknown } };
	return typeof cause?.code === "string" ? cause.code : name;
}
