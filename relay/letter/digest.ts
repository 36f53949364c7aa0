import { cut } from "#content/cut.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { frenchDate } from "./french-date.ts";
import { phoneSaid } from "./phone-pairs.ts";

const several = (count: number) => (count > 1 ? `${count}\u00a0demandes attendent` : "Une demande attend");

export const digestSubject = (count: number) => `Quarantaine\u202f: ${several(count).toLowerCase()} votre avis`;

/** A night of robots must not make a letter that a mail server refuses for its size. */
const TOLD_AT_MOST = 200;

/** What is in quarantine, so that no genuine request is missed: enough to judge, and to call back at once. */
export function digestText(quarantined: readonly StoredRequest[], notebook?: string): string {
	return [
		`${several(quarantined.length)} votre avis\u202f: ${
			quarantined.length > 1
				? "elles ressemblent à des envois de robot et ne vous ont pas été envoyées"
				: "elle ressemble à un envoi de robot et ne vous a pas été envoyée"
		}.`,
		"Si vous ne faites rien, chacune est effacée 30 jours après son arrivée.",
		...(notebook === undefined ? [] : [`Pour les voir, les recevoir ou les effacer\u202f: ${notebook}`]),
		"",
		...quarantined
			.slice(0, TOLD_AT_MOST)
			.flatMap(({ id, receivedAtMs, quote, suspicions }) => [
				`${quote.urgent ? "URGENT · " : ""}${quote.name}, ${quote.city}`,
				`Téléphone\u202f: ${phoneSaid(quote.phone)}`,
				`${quote.service}\u202f: ${beginning(quote.message)}`,
				`Reçue le ${frenchDate(receivedAtMs)}. Pourquoi\u202f: ${suspicions.map(describeSuspicion).join(", ")}.`,
				`Pour la recevoir\u202f: npm run demandes -- liberer ${id}`,
				"",
			]),
		...(quarantined.length > TOLD_AT_MOST
			? [`Et ${quarantined.length - TOLD_AT_MOST} autres\u202f: npm run demandes -- liste --quarantaine`]
			: []),
	].join("\n");
}

/** Any notice as HTML: paragraphs, and nothing that a stranger wrote is taken for markup. @param link of ours in that text, to be touched */
export function plainHtml(title: string, text: string, link?: string): string {
	const escaped = link === undefined ? "" : escapeHtml(link);
	const touched = (html: string) =>
		escaped === "" ? html : html.replace(escaped, () => `<a href="${escaped}">${escaped}</a>`);
	const paragraphs = text
		.trim()
		.split(/\n{2,}/)
		.map((paragraph) => `<p style="margin:0 0 16px">${touched(escapeHtml(paragraph)).replaceAll("\n", "<br>\n")}</p>`);
	return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:20px;background-color:#ffffff;color:#0e1c2b;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.5">
${paragraphs.join("\n")}
</body></html>
`;
}

function beginning(message: string): string {
	return cut(message.replace(/\s+/g, " "), 160);
}
