import { type Clock, SECOND_MS } from "#relay/clock.ts";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/records.ts";
import { LENGTHS, type Post, postOf } from "./alerts.ts";
import { type Courier, type Network, type Outcome, systemNetwork } from "./courier.ts";

const GIVE_UP_AFTER_MS = 10 * SECOND_MS;
/** Statuses that no retry changes: gone, or not understood. Redirects too: following one would tell a stranger. */
const FINAL = new Set([400, 410, 413, 414, 415, 422, 431]);
/** Those that may be the text's own fault: too long, or a sign that the receiver cannot take. */
const OF_ITS_TEXT = new Set([400, 413, 414, 422, 431]);
/** What a receiver says that breaks on a sign; of one that is merely down, once. */
const BROKEN = 500;

interface Parts {
	webhook: Webhook;
	clock: Pick<Clock, "nowMs">;
	network?: Network | undefined;
}

/**
 * The urgent channel: a POST of JSON, as the service that the owner chose wants it. `Idempotency-Key` and `webhook-id` are the same for every attempt: a repetition does no harm, and
 * nothing is ever uncertain. What is refused for its text goes again at once with less of it: no alert waits because of what somebody typed.
 */
export function createWebhookCourier({ webhook, clock, network = systemNetwork }: Parts): Courier {
	return {
		async deliver(parcel, _beforeLeaving, signal): Promise<Outcome> {
			let sent: string | undefined;
			let status: number | undefined;
			try {
				for (const length of LENGTHS) {
					const post = postOf(webhook, parcel, clock.nowMs(), length);
					if (post.body === sent) break;
					sent = post.body;
					status = await send(parcel, post, signal);
					const mayBeItsText = OF_ITS_TEXT.has(status) || (status === BROKEN && parcel.attempts > 0);
					if (!mayBeItsText) break;
				}
			} catch (error) {
				return { kind: "unreachable", reason: `POST ${networkCode(error)}` };
			}
			return outcomeOf(status ?? BROKEN);
		},
	};

	async function send(parcel: Parcel, { url, body, headers }: Post, signal: AbortSignal): Promise<number> {
		const tooSlow = new AbortController();
		const cancel = network.after(GIVE_UP_AFTER_MS, () => tooSlow.abort(new DOMException("too slow", "TimeoutError")));
		try {
			const response = await network.fetch(url, {
				method: "POST",
				body,
				redirect: "manual",
				signal: AbortSignal.any([signal, tooSlow.signal]),
				headers: {
					"content-type": "application/json; charset=utf-8",
					"idempotency-key": parcel.id,
					"webhook-id": parcel.id,
					...headers,
				},
			});
			await response.body?.cancel();
			return response.status;
		} finally {
			cancel();
		}
	}
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
