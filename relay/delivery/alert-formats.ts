import { createHmac } from "node:crypto";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import { type AlertWords, alertWords, bareWords, boundless, jsonBytes, smsOf, toGsm } from "./alert-words.ts";

/** One POST of JSON. */
export interface Post {
	url: string;
	body: string;
	headers: Record<string, string>;
}

/** How much of an alert is said: what the receiver is known to take, then less, then not a word that anybody typed. */
export const LENGTHS = ["whole", "short", "bare"] as const;
export type Length = (typeof LENGTHS)[number];

/**
 * ntfy takes 4,096 bytes of message; what carries it to the telephone cuts at 4,000 by the byte, all that it adds included.
 * docs.ntfy.sh/config, « message-size-limit ».
 */
const NTFY_BODY_BYTES = { whole: 3_600, short: 1_000 } as const;
/** Of a gateway whose limit nobody knows: it has just refused more. */
const SIGNED_SHORT_BYTES = 600;

/**
 * A parcel as the chosen service wants it.
 *
 * - « signed »: standardwebhooks.com, so that a gateway can check it with a library that exists.
 * - « ntfy »: docs.ntfy.sh/publish, « Publish as JSON »: to the server's root, with the topic in the body.
 * - « free-mobile »: « Notifications par SMS » of the subscriber's page: user, pass and msg.
 */
export function postOf(webhook: Webhook, parcel: Parcel, nowMs: number, length: Length = "whole"): Post {
	switch (webhook.format) {
		case "signed":
			return signedPost(webhook, parcel, nowMs, length);
		case "ntfy":
			return {
				url: new URL("/", webhook.url).href,
				body: ntfyBody(new URL(webhook.url).pathname.slice(1), parcel, length),
				headers: webhook.token === undefined ? {} : { authorization: `Bearer ${webhook.token}` },
			};
		case "free-mobile": {
			const msg =
				length === "bare"
					? bareWords(parcel).text
					: smsOf(length === "whole" ? "several" : "one", (room) => alertWords(parcel, room).text);
			return { url: webhook.url, body: json({ user: webhook.user, pass: webhook.password, msg }), headers: {} };
		}
	}
}

/** Half a sign would make JSON that no receiver can read. */
const json = (content: object): string =>
	JSON.stringify(content, (_, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value));

function ntfyBody(topic: string, parcel: Parcel, length: Length): string {
	const bodyOf = ({ title, text, isUrgent }: AlertWords) =>
		json({
			...{ topic, title, message: text },
			priority: isUrgent ? 5 : 3,
			tags: [isUrgent ? "rotating_light" : "key"],
		});
	if (length === "bare") return bodyOf(bareWords(parcel));
	const room = (bytes: number) => jsonBytes(bytes, length === "short" ? toGsm : undefined);
	const around = Buffer.byteLength(bodyOf({ ...alertWords(parcel, room(0)), text: "" }));
	return bodyOf(alertWords(parcel, room(NTFY_BODY_BYTES[length] - around)));
}

type Signed = Extract<Webhook, { format: "signed" }>;

function signedPost(webhook: Signed, parcel: Parcel, nowMs: number, length: Length): Post {
	const body = json(contentOf(parcel, length));
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
function contentOf(parcel: Parcel, length: Length): object {
	const { text } =
		length === "bare"
			? bareWords(parcel)
			: alertWords(parcel, length === "whole" ? boundless : jsonBytes(SIGNED_SHORT_BYTES, toGsm));
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
				...(length === "whole" ? quote : length === "short" ? { phone: quote.phone, email: quote.email } : {}),
			};
		}
	}
}
