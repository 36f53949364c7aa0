import { owner } from "#owner";
import { business } from "./business.ts";
import { openingOf } from "./opening.ts";
import { capital } from "./wording.ts";

/* What somebody who sent a request is told by e-mail, and on its page. Read each time: the owner may have changed it since. */

/** Whether a receipt leaves, wherever a mail server is set. */
export const sendsReceipts = (): boolean => owner.practice.receipts ?? true;

/** Who keeps hours of his own promises nothing outside them, as the terms say. @param by « aujourd’hui à 16 h 05 » */
export function answersBy(by: string, urgent = false): string {
	const { answersAlways, both, timetable } = openingOf(owner.practice);
	if (answersAlways) return `Je vous réponds au plus tard ${by}.`;
	return urgent
		? "Je vous rappelle dès que je le peux."
		: `Je vous réponds à mes heures. ${timetable || `${capital(both)}.`}`;
}

export const receiptSubject = (): string => `Votre demande est bien arrivée, ${business.name}`;

/** The receipt: fixed words, and nothing that anybody typed. @param link of the request's page @param by « samedi 28 novembre 2026 à 16 h 05 » */
export const receiptText = (link: string, by: string, urgent = false): string =>
	[
		"Bonjour,",
		"",
		`Votre demande est bien arrivée. ${answersBy(by, urgent)}`,
		"",
		"Pour la suivre, y ajouter un mot ou corriger votre numéro :",
		link,
		"",
		`Porte bloquée, ou changement de programme ? Le téléphone est plus rapide : ${business.phoneNational}.`,
		"",
		"Cet e-mail part tout seul, un par jour au plus. Vous n’avez rien demandé ? Quelqu’un a écrit votre adresse par erreur : cette même page permet de tout effacer.",
		"",
		business.name,
	].join("\n");
