import MailComposer from "nodemailer/lib/mail-composer";
import { business } from "#content/business.ts";
import { quoteSubject } from "#quote/fields.ts";
import type { Parcel } from "#relay/store/store.ts";
import { htmlLetter } from "./html.ts";
import { textLetter } from "./text.ts";

/** What mail readers show as « important »; nodemailer's own `priority` works only in its transports. */
const URGENT_HEADERS = { "X-Priority": "1 (Highest)", "X-MSMail-Priority": "High", Importance: "High" };

/** Both addresses come from the settings: nothing that a visitor typed decides where a letter goes. */
export interface LetterSettings {
	mailFrom: string;
	mailTo: string;
	siteOrigin: string;
}

/** The letter that tells the craftsman of a request, as bytes ready to leave. */
export async function composeLetter(
	{ request, messageId }: Pick<Parcel, "request" | "messageId">,
	{ mailFrom, mailTo, siteOrigin }: LetterSettings,
): Promise<Buffer> {
	const { quote, receivedAtMs } = request;
	const composer = new MailComposer({
		from: { name: business.name, address: mailFrom },
		to: mailTo,
		replyTo: { name: quote.name, address: quote.email },
		subject: `${quote.urgent ? "URGENT · " : ""}${quoteSubject(quote.service)}`,
		messageId,
		date: new Date(receivedAtMs),
		headers: { "Auto-Submitted": "auto-generated", "Content-Language": "fr", ...(quote.urgent ? URGENT_HEADERS : {}) },
		text: textLetter(request, siteOrigin),
		html: htmlLetter(request, siteOrigin),
		// Content never names a file or an address to fetch.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return composer.compile().build();
}
