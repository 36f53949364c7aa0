import { cut } from "#content/cut.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { callButton, cell, GREY, letterPage, NIGHT, PAPER, plainButton } from "./html-pieces.ts";
import { phoneSaid } from "./phone.ts";
import { frenchDate } from "./request-letter.ts";

/* The letter of what is in quarantine, so that no genuine request is missed: enough to judge, and to call back at once. */

type Held = readonly StoredRequest[];

/** Parts of the subject: who stands before a shut door comes first. */
export const digestSubject = (held: Held): string[] => {
	const isUrgent = held.some(({ quote }) => quote.urgent);
	const [only] = held.length === 1 ? held : [];
	return [
		isUrgent ? "URGENT" : "",
		only ? "Robot ou client\u202f?" : `Robots ou clients\u202f? ${held.length}\u00a0demandes attendent votre avis`,
		...(only ? [only.quote.service, only.quote.name, only.quote.city] : []),
	];
};

/** A night of robots must not make a letter that a mail server refuses for its size. */
const TOLD_AT_MOST = 200;
/** A reader of mail shows no more of a letter. */
const SHOWN_AT_MOST = 40;

const beginning = (message: string): string => cut(message.replace(/\s+/g, " "), 160);

const lead = (held: Held): string =>
	held.length > 1
		? `${held.length}\u00a0demandes attendent votre avis\u202f: elles ressemblent à des envois de robot et ne vous ont pas été envoyées.`
		: "Une demande attend votre avis\u202f: elle ressemble à un envoi de robot et ne vous a pas été envoyée.";
const ENDS = "Si vous ne faites rien, chacune est effacée 30 jours après son arrivée.";

const whoIn = ({ quote }: StoredRequest) => `${quote.urgent ? "URGENT · " : ""}${quote.name}, ${quote.city}`;
const whatIn = ({ quote }: StoredRequest) => `${quote.service}\u202f: ${beginning(quote.message)}`;
const whyIn = ({ receivedAtMs, suspicions }: StoredRequest) =>
	`Reçue le ${frenchDate(receivedAtMs)}. Pourquoi\u202f: ${suspicions.map(describeSuspicion).join(", ")}.`;

/** @param notebook address of the list where they are sorted; the server's command where nobody enters a notebook */
export function digestText(held: Held, notebook?: string): string {
	return [
		lead(held),
		ENDS,
		...(notebook === undefined ? [] : [`Pour les voir, les recevoir ou les effacer\u202f: ${notebook}`]),
		"",
		...held
			.slice(0, TOLD_AT_MOST)
			.flatMap((one) => [
				whoIn(one),
				`Téléphone\u202f: ${phoneSaid(one.quote.phone)}`,
				whatIn(one),
				whyIn(one),
				...(notebook === undefined ? [`Pour la recevoir\u202f: npm run demandes -- liberer ${one.id}`] : []),
				"",
			]),
		...(held.length > TOLD_AT_MOST ? [`Et ${held.length - TOLD_AT_MOST} autres.`] : []),
	].join("\n");
}

/** The same for a thumb. */
export function digestHtml(held: Held, notebook?: string): string {
	const text = (words: string) =>
		cell("#ffffff", NIGHT, "0 20px 16px;font-size:17px;line-height:1.4", escapeHtml(words));
	const title = digestSubject(held).filter(Boolean).slice(0, 2).join(" · ");
	const sort =
		notebook === undefined ? [] : [cell("#ffffff", NIGHT, "12px 20px", plainButton(notebook, "Trier dans le carnet"))];
	const shown = held.slice(0, SHOWN_AT_MOST);
	return letterPage(title, held[0] ? whoIn(held[0]) : "", [
		cell(NIGHT, PAPER, "20px;font-size:20px;line-height:1.35;font-weight:bold", escapeHtml(title)),
		cell("#ffffff", NIGHT, "20px 20px 8px;font-size:17px;line-height:1.4", `${escapeHtml(lead(held))} ${ENDS}`),
		...sort,
		...shown.flatMap((one) => [
			cell("#ffffff", NIGHT, "20px 20px 4px;font-size:20px;line-height:1.3;font-weight:bold", escapeHtml(whoIn(one))),
			text(whatIn(one)),
			cell("#ffffff", NIGHT, "0 20px 12px", callButton(one.quote.phone)),
			cell("#ffffff", GREY, "0 20px 16px;font-size:14px;line-height:1.5", escapeHtml(whyIn(one))),
			...(notebook === undefined ? [text(`Pour la recevoir\u202f: npm run demandes -- liberer ${one.id}`)] : []),
		]),
		...(held.length > shown.length ? [text(`Et ${held.length - shown.length} autres.`)] : []),
		...(shown.length > 1 ? sort : []),
	]);
}
