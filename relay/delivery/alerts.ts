import { createHmac } from "node:crypto";
import { cut } from "#content/cut.ts";
import { alarmText, alarmTitle } from "#relay/alarms/words.ts";
import { andOthers, NAMED_AT_MOST, reminderSubject, TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/letter.ts";
import { phoneLink, phonePairs } from "#relay/letter/phone.ts";
import { isUnneeded, newsTitle, WITHDRAWN_SUBJECT, withdrawnText } from "#relay/letter/visitor-news.ts";
import type { Webhook } from "#relay/settings.ts";
import type { Parcel, StoredRequest } from "#relay/store/records.ts";
import { ago } from "#relay/words.ts";

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
			const parts = length === "whole" ? "several" : "one";
			const msg = length === "bare" ? bareWords(parcel).text : smsOf(parts, wordsOf(parcel).textIn);
			return { url: webhook.url, body: json({ user: webhook.user, pass: webhook.password, msg }), headers: {} };
		}
	}
}

/** Half a sign would make JSON that no receiver can read. */
const json = (content: object): string =>
	JSON.stringify(content, (_, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value));

function ntfyBody(topic: string, parcel: Parcel, length: Length): string {
	const { isUrgent, textIn, ...words } = wordsOf(parcel);
	const bodyOf = (title: string, message: string) =>
		json({ topic, title, message, priority: isUrgent ? 5 : 3, tags: [isUrgent ? "rotating_light" : "key"] });
	if (length === "bare") {
		const { title, text } = bareWords(parcel);
		return bodyOf(title, text);
	}
	const left = NTFY_BODY_BYTES[length] - Buffer.byteLength(bodyOf(words.title, ""));
	return bodyOf(words.title, textIn(jsonBytes(left, length === "short" ? toGsm : undefined)));
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
function sign(secret: string, content: string): string {
	const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : Buffer.from(secret, "utf8");
	return createHmac("sha256", key).update(content, "utf8").digest("base64");
}

/** `text` alone is enough for a gateway that only passes a sentence on; the rest is for those that can use it. */
function contentOf(parcel: Parcel, length: Length): object {
	const { text } =
		length === "bare"
			? bareWords(parcel)
			: { text: wordsOf(parcel).textIn(length === "whole" ? boundless : jsonBytes(SIGNED_SHORT_BYTES, toGsm)) };
	switch (parcel.kind) {
		case "alarm":
			return { type: "alarme", id: parcel.id, alarm: parcel.notice.kind, phase: parcel.notice.phase, text };
		case "digest":
			return { type: "quarantaine", id: parcel.id, count: parcel.quarantined.length };
		case "reminder":
			return { type: "rappel", id: parcel.id, count: parcel.waiting.length, text };
		case "news":
			return { type: isUnneeded(parcel) ? "demande-annulee" : "nouvelles", id: parcel.request.id, text };
		case "withdrawn":
			return { type: "demande-effacee", id: parcel.requestId, text };
		case "receipt":
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

/*
 * The alphabet of text messages (GSM 03.38). One sign that it lacks, a narrow space or a curly apostrophe, and the network sends
 * the whole text in UCS-2: less than half as much in each message.
 */
const BASIC = new Set(
	"@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Of two septets each. */
const EXTENDED = new Set("^{}\\[~]|€");

/** What Unicode does not take apart by itself. */
const ALIKE: Record<string, string> = {
	...{ "‘": "'", "’": "'", "‚": "'", "‛": "'", "′": "'", "`": "'", "´": "'", ʼ: "'", "‹": "'", "›": "'" },
	...{ "“": '"', "”": '"', "„": '"', "″": '"', "«": '"', "»": '"' },
	...{ "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-", "•": "-", "·": "-", "→": "->" },
	...{ œ: "oe", Œ: "OE", ẞ: "SS", þ: "th", Þ: "TH", ð: "d", Ð: "D", đ: "d", Đ: "D", ł: "l", Ł: "L", ı: "i" },
	...{ "©": "(c)", "®": "(r)", "°": "o", "×": "x", "÷": "/", "⁄": "/", "¢": "c", "¦": "|", "\t": " ", "\f": " " },
};

/** Pictures, and what joins or colours them: nothing in this alphabet says them. */
const UNSAID = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{So}\p{Cf}\p{M}]$/u;
const MARKS = /\p{M}/gu;

const isGsmSign = (sign: string): boolean => BASIC.has(sign) || EXTENDED.has(sign);

/** Whether a text leaves in this alphabet. */
const isGsm = (text: string): boolean => Array.from(text).every(isGsmSign);

/** Septets of a text in this alphabet. */
const septetsOf = (text: string): number =>
	Array.from(text).reduce((sum, sign) => sum + (EXTENDED.has(sign) ? 2 : 1), 0);

/** A text in this alphabet, as far as it can be: letters of other scripts stay as they are. */
function toGsm(text: string): string {
	const written = Array.from(
		text
			.normalize("NFC")
			.replace(/«[\u202f\u00a0 ]?/g, "«")
			.replace(/[\u202f\u00a0 ]?»/g, "»"),
		gsmOf,
	).join("");
	return written.replace(/ {2,}/g, " ");
}

function gsmOf(sign: string): string {
	if (isGsmSign(sign)) return sign;
	const alike = ALIKE[sign];
	if (alike !== undefined) return alike;
	const apart = Array.from(sign.normalize("NFKD").replace(MARKS, ""), (part) => ALIKE[part] ?? part).join("");
	if (apart !== "" && isGsm(apart)) return apart;
	return UNSAID.test(sign) ? "" : sign;
}

/** What a telephone shows of a parcel that goes by the second channel. */
interface AlertWords {
	title: string;
	/** In one message for any service that carries a sentence, within what it takes. */
	textIn(room: Room): string;
	/** Rings even where the telephone is silent, if its owner let it. */
	isUrgent: boolean;
}

type Request = Extract<Parcel, { kind: "request" }>["request"];

/** The full text is in the letter. */
const MESSAGE_AT_MOST = 200;
const NAME_AT_MOST = 60;

function wordsOf(parcel: Parcel): AlertWords {
	switch (parcel.kind) {
		case "alarm":
			return {
				title: alarmTitle(parcel.notice),
				textIn: (room) => within(room, alarmText(parcel.notice)),
				isUrgent: parcel.notice.phase !== "over",
			};
		case "digest":
			return {
				title: "Quarantaine",
				textIn: () => `${parcel.quarantined.length} en attente de votre avis.`,
				isUrgent: false,
			};
		case "reminder":
			return {
				title: reminderSubject(parcel.waiting),
				textIn: (room) => remindedWithin(room, parcel.waiting, parcel.queuedAtMs),
				isUrgent: parcel.waiting.some(({ quote }) => quote.urgent),
			};
		case "news": {
			const { name, city, phone } = parcel.request.quote;
			const who = [cut(name, NAME_AT_MOST), cut(city, NAME_AT_MOST), phonePairs(phone)].filter(Boolean).join(", ");
			return {
				title: newsTitle(parcel),
				textIn: (room) => within(room, `${newsTitle(parcel)}\u202f: ${who}`),
				isUrgent: isUnneeded(parcel),
			};
		}
		case "withdrawn":
			return {
				title: WITHDRAWN_SUBJECT,
				textIn: (room) => within(room, withdrawnText(parcel)),
				isUrgent: true,
			};
		case "receipt":
		case "sign-in":
		case "trial":
			return { title: TRIAL_SUBJECT, textIn: (room) => within(room, TRIAL_TEXT), isUrgent: false };
		case "request": {
			const { city, service } = parcel.request.quote;
			return {
				title: `${urgentWord(parcel.request)} · ${cut(city, NAME_AT_MOST)} · ${service}`,
				textIn: (room) => requestWithin(room, parcel.request),
				isUrgent: true,
			};
		}
	}
}

/** The same without a word that anybody typed: what is left when all else was refused. */
function bareWords(parcel: Parcel): { title: string; text: string } {
	if (parcel.kind !== "request") {
		const title = toAscii(wordsOf(parcel).title);
		return { title, text: title };
	}
	const { phone } = parcel.request.quote;
	const call = phoneLink(phone) === undefined ? "" : `rappelez le ${phonePairs(phone)}. `;
	const title = toAscii(urgentWord(parcel.request));
	return { title, text: `${title}. ${call}Le reste est dans votre e-mail et dans le carnet.` };
}

/** French without its accents. */
const toAscii = (text: string): string => toGsm(text).normalize("NFD").replace(/\p{M}/gu, "");

const urgentWord = ({ quarantined }: Request): string =>
	`URGENT${quarantined ? " (en quarantaine\u202f: peut-être un robot)" : ""}`;

/** Name and town may be as long as a message: neither keeps the number out. */
function requestWithin(room: Room, request: Request): string {
	const { name, city, phone, service, message } = request.quote;
	const nameAtMost = Math.min(NAME_AT_MOST, Math.floor(room.atMost / 6));
	const who = [cut(name, nameAtMost), cut(city, nameAtMost), phonePairs(phone)].join(", ");
	return within(room, `${urgentWord(request)}\u202f: ${who}. ${service}. ${cut(message, MESSAGE_AT_MOST)}`);
}

/** As many whole lines as there is room for: the notebook and the letter have the others. */
function remindedWithin(room: Room, waiting: readonly StoredRequest[], nowMs: number): string {
	const lines = waiting.slice(0, NAMED_AT_MOST).map(({ receivedAtMs, quote }) => {
		const who = [cut(quote.name, NAME_AT_MOST), cut(quote.city, NAME_AT_MOST), phonePairs(quote.phone)]
			.filter(Boolean)
			.join(", ");
		return `${quote.urgent ? "URGENT · " : ""}${who}, ${ago(receivedAtMs, nowMs)}`;
	});
	for (let named = lines.length; named > 0; named--) {
		const others = andOthers(waiting.length - named);
		const text = room.write(["Le délai promis est passé\u202f:", ...lines.slice(0, named), ...others].join("\n"));
		if (room.sizeOf(text) <= room.atMost) return text;
	}
	return within(room, reminderSubject(waiting));
}

/** What a receiver takes of a text, in its own units. */
interface Room {
	atMost: number;
	/** That of a text is the sum of its signs'. */
	sizeOf(text: string): number;
	/** The text in the receiver's alphabet, as far as it can be. */
	write(text: string): string;
	/** Stands for what is left out. */
	more: string;
}

const asItIs = (text: string): string => text.toWellFormed();

/** For a gateway that names no limit. */
const boundless: Room = {
	atMost: Number.POSITIVE_INFINITY,
	sizeOf: ({ length }) => length,
	write: asItIs,
	more: "…",
};

/** Bytes of a text within JSON. */
const jsonBytes = (atMost: number, write = asItIs): Room => ({
	...{ atMost, write, more: "…" },
	sizeOf: (text) => Buffer.byteLength(JSON.stringify(text)) - 2,
});

/*
 * A text in several messages has 153 septets in each, or 67 units of UCS-2, for the heading that joins them. A sign of two never
 * stands astride: each but the last may end one short.
 */
const SMS = {
	several: { gsm: 3 * 153 - 2, ucs2: 3 * 67 - 2 },
	one: { gsm: 160, ucs2: 70 },
} as const;

/** A text that leaves as one SMS, or as three at most: in its own alphabet, else whole in UCS-2. */
function smsOf(parts: keyof typeof SMS, compose: (room: Room) => string): string {
	const { gsm, ucs2 } = SMS[parts];
	const text = compose({ atMost: gsm, sizeOf: septetsOf, write: toGsm, more: "..." });
	return isGsm(text) ? text : compose({ ...boundless, atMost: ucs2 });
}

/** A text in that room, at its beginning. */
const within = ({ atMost, sizeOf, write, more }: Room, text: string): string =>
	cut(write(text), atMost, { sizeOf, more });
