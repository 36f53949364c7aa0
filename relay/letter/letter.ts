import MailComposer from "nodemailer/lib/mail-composer";
import { business } from "#content/business.ts";
import { quoteMailSubject, quoteMailText } from "#content/quote-mail.ts";
import { receiptSubject, receiptText } from "#content/receipt.ts";
import { alarmText, alarmTitle } from "#relay/alarms/words.ts";
import type { Parcel, StoredRequest } from "#relay/store/records.ts";
import { answerDeadline } from "#relay/upkeep/answer-deadline.ts";
import { ago } from "#relay/words.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { domainOf, SAMPLE_NAME } from "#shared/site-origin.ts";
import { digestHtml, digestSubject, digestText } from "./digest.ts";
import { plainButton } from "./html-pieces.ts";
import { phoneSaid } from "./phone.ts";
import { frenchDate, htmlLetter, type Surroundings, textLetter } from "./request-letter.ts";
import { isUnneeded, newsHtml, newsText, newsTitle, WITHDRAWN_SUBJECT, withdrawnText } from "./visitor-news.ts";

export const SIGN_IN_SUBJECT = "Votre lien pour ouvrir le carnet";

/** The letter that lets the owner in. @param link good for one press within fifteen minutes, twenty for the extra one */
export function signInText(link: string): string {
	return [
		"Pour ouvrir le carnet sur cet appareil, touchez ce lien, puis le bouton de la page\u202f:",
		link,
		"",
		"Il sert une seule fois, pendant un quart d’heure au moins.",
		"",
		"Vous n’avez rien demandé\u202f? Ignorez cet e-mail\u202f: sans lui, personne n’entre.",
	].join("\n");
}

export const TRIAL_SUBJECT = "Essai\u202f: vos e-mails arrivent";

/** What a trial says, by letter or by the second channel. */
export const TRIAL_TEXT = [
	"Ceci est un essai, demandé par vous.",
	"Si vous le lisez, les demandes de votre site vous parviennent par ce chemin.",
].join("\n");

/** An address of ours in a text, and what its button says. */
interface Button {
	link: string;
	label: string;
	/** To a customer: the owner's number is touched too. */
	calls?: true;
}

const CALL_LINK = () =>
	`<a href="${business.telHref}" style="color:#0e1c2b;font-weight:bold;white-space:nowrap">${business.phoneNational}</a>`;

/** Any notice as HTML: paragraphs, and nothing that a stranger wrote is taken for markup. An address is longer than a telephone is wide. */
export function plainHtml(title: string, text: string, button?: Button): string {
	const touched = (html: string) => {
		if (button === undefined) return html;
		const told = html.replace(escapeHtml(button.link), () => plainButton(button.link, escapeHtml(button.label)));
		return button.calls ? told.replaceAll(business.phoneNational, CALL_LINK) : told;
	};
	const paragraphs = text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => `<p style="margin:0 0 16px">${touched(escapeHtml(paragraph)).replaceAll("\n", "<br>\n")}</p>`);
	return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:20px;max-width:600px;background-color:#ffffff;color:#0e1c2b;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5">
${paragraphs.join("\n")}
</body></html>
`;
}

/** What one message names: enough to call back at once; the notebook has the rest. */
export const NAMED_AT_MOST = 50;

/** Of how many a message says no more. */
export const andOthers = (count: number): string[] =>
	count > 0 ? [`Et ${count} ${count > 1 ? "autres" : "autre"}.`] : [];

export const reminderSubject = (waiting: readonly StoredRequest[]): string =>
	waiting.length > 1
		? `À rappeler\u202f: ${waiting.length} demandes attendent`
		: "À rappeler\u202f: une demande attend";

/** Requests that wait beyond what the site promises. */
export function reminderText(waiting: readonly StoredRequest[], nowMs: number, notebook?: string): string {
	return [
		"Le site promet une réponse, et le délai est passé\u202f:",
		"",
		...waiting.slice(0, NAMED_AT_MOST).flatMap(({ receivedAtMs, quote }) => [
			// A call noted by hand may have come without some of it.
			`${quote.urgent ? "URGENT · " : ""}${[quote.name, quote.city].filter(Boolean).join(", ") || "Sans nom"}`,
			...(quote.phone === "" ? [] : [`Téléphone\u202f: ${phoneSaid(quote.phone)}`]),
			`${quote.service}, reçue le ${frenchDate(receivedAtMs)}, ${ago(receivedAtMs, nowMs)}`,
			"",
		]),
		...andOthers(waiting.length - NAMED_AT_MOST).flatMap((line) => [line, ""]),
		"Déjà rappelée\u202f? Notez-le dans le carnet\u202f: ce rappel ne se répète pas.",
		...(notebook === undefined ? [] : [notebook]),
	].join("\n");
}

/** What mail readers show as « important »; nodemailer's own `priority` works only in its transports. */
const URGENT_HEADERS = { "X-Priority": "1 (Highest)", "X-MSMail-Priority": "High", Importance: "High" };

/** Both addresses come from the settings: of what a visitor typed, their e-mail alone decides where one kind of letter goes. */
export interface LetterSettings {
	mailFrom: string;
	mailTo: string;
	siteOrigin: string;
}

/** Whom a letter goes to: the owner, and with the receipt of a request its sender. */
export const recipientOf = (parcel: Parcel, { mailTo }: Pick<LetterSettings, "mailTo">): string =>
	parcel.kind === "receipt" ? parcel.request.quote.email : mailTo;

/** The letter that a parcel becomes, as bytes ready to leave. */
export async function composeLetter(
	parcel: Parcel,
	settings: LetterSettings,
	around: Surroundings = {},
): Promise<Buffer> {
	const { mailFrom } = settings;
	const { headers = {}, ...content } = contentOf(parcel, settings, around);
	const composer = new MailComposer({
		from: { name: senderOf(settings), address: mailFrom },
		to: { name: "", address: recipientOf(parcel, settings) },
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

/** A request is told bare rather than not at all: what stands beside it (its town, its link) is no reason to hold it. */
export const composeAnyhow: typeof composeLetter = (parcel, settings, around) =>
	composeLetter(parcel, settings, around).catch((error: unknown) => {
		if (parcel.kind !== "request") throw error;
		return composeLetter(parcel, settings);
	});

/** Until the owner has given their name, the site's: a letter from somebody unknown is not opened. */
const senderOf = ({ siteOrigin }: LetterSettings): string =>
	business.name === SAMPLE_NAME ? (domainOf(siteOrigin) ?? business.name) : business.name;

interface Content {
	subject: string;
	text: string;
	html: string;
	replyTo?: { name: string; address: string };
	headers?: Record<string, string>;
	attachments?: { filename: string; content: Buffer; contentType: string }[];
}

function contentOf(parcel: Parcel, settings: LetterSettings, around: Surroundings): Content {
	const { siteOrigin } = settings;
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
			return {
				subject: subjectOf(digestSubject(parcel.quarantined)),
				text: `${digestText(parcel.quarantined, around.notebook)}\n`,
				html: digestHtml(parcel.quarantined, around.notebook),
				...(parcel.quarantined.some(({ quote }) => quote.urgent) ? { headers: URGENT_HEADERS } : {}),
			};
		case "reminder":
			return {
				...notice(reminderSubject(parcel.waiting), reminderText(parcel.waiting, parcel.queuedAtMs, around.notebook)),
				headers: URGENT_HEADERS,
			};
		case "news": {
			const { name, email } = parcel.request.quote;
			return {
				subject: newsSubject(parcel),
				...(email === "" ? {} : { replyTo: { name: inHeader(name), address: email } }),
				text: newsText(parcel, around.notebook),
				html: newsHtml(parcel, around.notebook),
				...(isUnneeded(parcel) ? { headers: URGENT_HEADERS } : {}),
			};
		}
		case "receipt": {
			const { receivedAtMs, quote } = parcel.request;
			const by = frenchDate(answerDeadline({ receivedAtMs, urgent: quote.urgent }));
			const link = around.notebook ?? siteOrigin;
			const { quote: sent } = parcel;
			return {
				...(sent
					? quoteContent(sent, link)
					: notice(receiptSubject(), receiptText(link, { ...quote, by, place: around.place }), {
							...{ link, label: "Suivre ma demande", calls: true },
						})),
				// Answered by a person; a machine that answers this is answered by nobody (RFC 3834).
				replyTo: { name: senderOf(settings), address: settings.mailTo },
				headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
			};
		}
		case "withdrawn":
			return { ...notice(WITHDRAWN_SUBJECT, withdrawnText(parcel)), headers: URGENT_HEADERS };
		case "sign-in":
			return notice(
				SIGN_IN_SUBJECT,
				signInText(around.notebook ?? ""),
				around.notebook === undefined ? undefined : { link: around.notebook, label: "Ouvrir le carnet" },
			);
		case "trial":
			return notice(TRIAL_SUBJECT, TRIAL_TEXT);
		case "alarm":
			return parcel.notice.phase === "over"
				? notice(`Terminé · ${alarmTitle(parcel.notice)}`, alarmText(parcel.notice))
				: { ...notice(alarmTitle(parcel.notice), alarmText(parcel.notice)), headers: URGENT_HEADERS };
	}
}

type QuoteSent = NonNullable<Extract<Parcel, { kind: "receipt" }>["quote"]>;

function quoteContent({ id, about, atMs, sum, next, pdf }: QuoteSent, link: string): Content {
	const number = id.replace(/\/1$/, "").replace("/", ", version\u00a0");
	const attached = { filename: `devis-${id.replace("/", "-")}.pdf`, contentType: "application/pdf" };
	return {
		...notice(quoteMailSubject(about, number), quoteMailText(about, { link, sum, next, at: frenchDate(atMs) }), {
			link: about === "read" ? `${link}/devis` : link,
			label: about === "read" ? "Lire le devis, y répondre" : "Voir ma demande",
			calls: true,
		}),
		...(pdf && { attachments: [{ ...attached, content: Buffer.from(pdf) }] }),
	};
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
const requestSubject = ({ quote }: StoredRequest): string =>
	subjectOf([quote.urgent ? "URGENT" : "", quote.city, quote.service, quote.name]);

const newsSubject = (parcel: Extract<Parcel, { kind: "news" }>): string =>
	subjectOf([newsTitle(parcel), parcel.request.quote.name, parcel.request.quote.city]);

function subjectOf(parts: readonly string[]): string {
	return parts
		.map((part) => inHeader(part).replace(/\s+/g, " ").trim())
		.filter(Boolean)
		.join(" · ");
}

function notice(subject: string, text: string, button?: Button): Content {
	return { subject, text: `${text}\n`, html: plainHtml(subject, text, button) };
}
