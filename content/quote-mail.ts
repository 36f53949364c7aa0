import { business } from "./business.ts";

/* What a customer is sent of a written quote, with its PDF: fixed words, and nothing that anybody typed. Read each time: the owner may have changed it since. */

/** « read »: to be answered; « signed »: with the acceptance; « withdrawn »: the contract was given up. */
export type QuoteMail = "read" | "signed" | "withdrawn";

export const quoteMailSubject = (about: QuoteMail, number: string): string =>
	({
		read: `Votre devis ${number}, ${business.name}`,
		signed: `Devis ${number} accepté, ${business.name}`,
		withdrawn: `Accusé de réception de votre rétractation, devis ${number}`,
	})[about];

interface Told {
	/** Of the request's page. */
	link: string;
	/** When it was accepted or given up: « samedi 28 novembre 2026 à 16 h 05 ». */
	at: string;
	/** What it comes to: « 125 € ». */
	sum?: string | undefined;
	/** How long it stands; once accepted the appointment, and whether the work waits. */
	next?: string | undefined;
}

export const quoteMailText = (about: QuoteMail, told: Told): string =>
	["Bonjour,", "", ...BODY[about](told), "", `Une question\u202f? ${business.phoneNational}.`, "", business.name].join(
		"\n",
	);

const BODY: Record<QuoteMail, (told: Told) => string[]> = {
	read: ({ link, sum, next }) => [
		`Voici votre devis${sum ? ` de ${sum}` : ""}, en PDF. L’établir est gratuit, et rien ne commence avant votre accord.${next ? ` ${next}` : ""}`,
		"",
		"Pour l’accepter ou le refuser, sans rien imprimer\u202f:",
		`${link}/devis`,
	],
	signed: ({ link, at, sum, next }) => [
		`Vous avez accepté ce devis${sum ? ` de ${sum}` : ""} le ${at}. Le voici, avec votre accord\u202f: gardez-le.`,
		...(next ? ["", next] : []),
		"",
		"Il se relit aussi sur la page de votre demande\u202f:",
		link,
	],
	withdrawn: ({ link, at }) => [
		`Votre rétractation m’est parvenue le ${at}\u202f: ce contrat est fini. Gardez cet e-mail, il en est l’accusé de réception.`,
		"",
		"Ce qui a été payé est remboursé dans les quatorze jours. Le devis, avec cette mention, se lit sur la page de votre demande\u202f:",
		link,
	],
};
