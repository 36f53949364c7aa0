import { createHmac } from "node:crypto";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import { alertWords } from "./alert-words.ts";

/** One POST of JSON. */
export interface Post {
	url: string;
	body: string;
	headers: Record<string, string>;
}

/** An SMS of Free Mobile's own interface is cut beyond that. */
const SMS_AT_MOST = 480;

/**
 * A parcel as the chosen service wants it.
 *
 * - « signed »: standardwebhooks.com, so that a gateway can check it with a library that exists.
 * - « ntfy »: docs.ntfy.sh/publish, « Publish as JSON »: to the server's root, with the topic in the body.
 * - « free-mobile »: « Notifications par SMS » of the subscriber's page: user, pass and msg.
 */
export function postOf(webhook: Webhook, parcel: Parcel, nowMs: number): Post {
	switch (webhook.format) {
		case "signed":
			return signedPost(webhook, parcel, nowMs);
		case "ntfy": {
			const { title, text, isUrgent } = alertWords(parcel);
			const topic = new URL(webhook.url).pathname.slice(1);
			const body = {
				topic,
				title,
				message: text,
				priority: isUrgent ? 5 : 3,
				tags: [isUrgent ? "rotating_light" : "key"],
			};
			return {
				url: new URL("/", webhook.url).href,
				body: JSON.stringify(body),
				headers: webhook.token === undefined ? {} : { authorization: `Bearer ${webhook.token}` },
			};
		}
		case "free-mobile": {
			const { text } = alertWords(parcel);
			const msg = text.length > SMS_AT_MOST ? `${text.slice(0, SMS_AT_MOST - 1)}…` : text;
			return {
				url: webhook.url,
				body: JSON.stringify({ user: webhook.user, pass: webhook.password, msg }),
				headers: {},
			};
		}
	}
}

function signedPost(webhook: Extract<Webhook, { format: "signed" }>, parcel: Parcel, nowMs: number): Post {
	const body = JSON.stringify(contentOf(parcel));
	const seconds = String(Math.floor(nowMs / 1000));
	return {
		url: webhook.url,
		body,
		headers: {
			"webhook-timestamp": seconds,
			"webhook-signature": `v1,${sign(webhook.secret, `${parcel.id}.${seconds}.${body}`)}`,
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
	const { text } = alertWords(parcel);
	switch (parcel.kind) {
		case "alarm":
			return { type: "alarme", id: parcel.id, alarm: parcel.notice.kind, phase: parcel.notice.phase, text };
		case "digest":
			return { type: "quarantaine", id: parcel.id, count: parcel.quarantined.length };
		case "reminder":
			return { type: "rappel", id: parcel.id, count: parcel.waiting.length, text };
		case "sign-in":
		case "trial":
			return { type: "essai", id: parcel.id, text };
		case "request": {
			const { id, receivedAtMs, quote, quarantined } = parcel.request;
			return {
				type: "demande-urgente",
				id,
				receivedAt: new Date(receivedAtMs).toISOString(),
				quarantined,
				text,
				...quote,
			};
		}
	}
}
