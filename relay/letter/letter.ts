import MailComposer from "nodemailer/lib/mail-composer";
import { business } from "#content/business.ts";
import { alarmText, alarmTitle } from "#relay/alarms/words.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import type { Parcel } from "#relay/store/store.ts";
import { domainOf, SAMPLE_NAME } from "#shared/site-origin.ts";
import { digestSubject, digestText, plainHtml } from "./digest.ts";
import { htmlLetter } from "./html.ts";
import { reminderSubject, reminderText } from "./reminder.ts";
import { SIGN_IN_SUBJECT, signInText } from "./sign-in.ts";
import type { Surroundings } from "./surroundings.ts";
import { textLetter } from "./text.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "./trial.ts";

/** What mail readers show as « important »; nodemailer's own `priority` works only in its transports. */
const URGENT_HEADERS = { "X-Priority": "1 (Highest)", "X-MSMail-Priority": "High", Importance: "High" };

/** Both addresses come from the settings: nothing that a visitor typed decides where a letter goes. */
export interface LetterSettings {
	mailFrom: string;
	mailTo: string;
	siteOrigin: string;
}

/** The letter that a parcel becomes, as bytes ready to leave. */
export async function composeLetter(
	parcel: Parcel,
	settings: LetterSettings,
	around: Surroundings = {},
): Promise<Buffer> {
	const { mailFrom, mailTo } = settings;
	const { headers = {}, ...content } = contentOf(parcel, settings, around);
	const composer = new MailComposer({
		from: { name: senderOf(settings), address: mailFrom },
		to: mailTo,
		messageId: parcel.messageId,
		date: new Date(parcel.queuedAtMs),
		headers: { "Auto-Submitted": "auto-generated", "Content-Language": "fr", ...headers },
		...content,
		// Content never names a file or an address to fetch.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return composer.compile().build();
}

/** Until the owner has given their name, the site's: a letter from somebody unknown is not opened. */
const senderOf = ({ siteOrigin }: LetterSettings): string =>
	business.name === SAMPLE_NAME ? (domainOf(siteOrigin) ?? business.name) : business.name;

interface Content {
	subject: string;
	text: string;
	html: string;
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
}

function contentOf(parcel: Parcel, { siteOrigin }: LetterSettings, around: Surroundings): Content {
	switch (parcel.kind) {
		case "request": {
			const { quote } = parcel.request;
			return {
				subject: requestSubject(parcel.request),
				replyTo: { name: inHeader(quote.name), address: quote.email },
				text: textLetter(parcel.request, siteOrigin, around),
				html: htmlLetter(parcel.request, siteOrigin, around),
				...(quote.urgent ? { headers: URGENT_HEADERS } : {}),
			};
		}
		case "digest":
			return notice(digestSubject(parcel.quarantined.length), digestText(parcel.quarantined, around.notebook));
		case "reminder":
			return {
				...notice(reminderSubject(parcel.waiting), reminderText(parcel.waiting, parcel.queuedAtMs, around.notebook)),
				headers: URGENT_HEADERS,
			};
		case "sign-in":
			return notice(SIGN_IN_SUBJECT, signInText(around.notebook ?? ""), around.notebook);
		case "trial":
			return notice(TRIAL_SUBJECT, TRIAL_TEXT);
		case "alarm":
			return parcel.notice.phase === "over"
				? notice(`Terminé · ${alarmTitle(parcel.notice)}`, alarmText(parcel.notice))
				: { ...notice(alarmTitle(parcel.notice), alarmText(parcel.notice)), headers: URGENT_HEADERS };
	}
}

/** C0 and C1 controls, line and paragraph separators, marks and overrides of direction, and what has no width. */
const NOT_IN_A_HEADER = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name for a header: on one line, and never taken for an encoded word (« =?utf-8?q?…?= ») by whoever reads the letter. */
function inHeader(name: string): string {
	return name.replace(NOT_IN_A_HEADER, " ").replaceAll("=?", "= ?");
}

/**
 * What a telephone shows of a letter before it is opened: urgency, where, what, who. The form's own « _subject » is what leaves
 * for other services (shared/quote/wire.ts).
 */
function requestSubject({ quote }: StoredRequest): string {
	const parts = [quote.urgent ? "URGENT" : "", quote.city, quote.service, quote.name];
	return parts
		.map((part) => inHeader(part).replace(/\s+/g, " ").trim())
		.filter(Boolean)
		.join(" · ");
}

function notice(subject: string, text: string, link?: string): Content {
	return { subject, text: `${text}\n`, html: plainHtml(subject, text, link) };
}
