import { beyondRadius } from "./beyond-radius.ts";
import { facts } from "./facts.ts";
import { opening } from "./own-facts.ts";
import { byDay, hours } from "./wording.ts";

/** Under « Message envoyé ! », whose own words are the specification's (shared/quote/fields.ts). */
export const afterSendingWords = {
	left: (service: string, city: string) => `Votre demande : ${service}, ${city}.`,
	/** Who keeps hours of his own promises nothing outside them, as the terms say. */
	next: (phone: string, urgent = false) =>
		`Je vous rappelle au ${phone.replaceAll(" ", "\u00a0")}, ${urgent ? "dès que je le peux" : opening.answersAlways ? `sous ${byDay(facts.replyHours)}` : `sous ${hours(facts.replyHours)}, pendant mes heures d’ouverture`}.`,
	tooShort: (phone: string) => `Le ${phone} est incomplet. Corrigez-le sur la page de votre demande, ou appelez-moi.`,
	beyond: beyondRadius,
	follow: "Suivre ma demande, ajouter des photos",
	stuck: opening.isAlways ? "Une porte bloquée maintenant ? Appelez :" : "Une porte bloquée ? Appelez, à mes heures :",
	another: "Écrire une autre demande",
};
