import { beyondRadius } from "./beyond-radius.ts";
import { inPairs } from "./business.ts";
import { facts } from "./facts.ts";
import { opening } from "./own-facts.ts";
import { byDay, hours } from "./wording.ts";

/** « 0659701328 » as it is read aloud. */
const inTwos = (phone: string): string =>
	/^0\d{9}$/.test(phone) ? inPairs(phone.slice(1)) : phone.replaceAll(" ", "\u00a0");

/** Under « Message envoyé ! », whose own words are the specification's (shared/quote/fields.ts). */
export const afterSendingWords = {
	left: (service: string, city: string) => `Votre demande : ${service}, ${city}.`,
	/** Who keeps hours of his own promises nothing outside them, as the terms say. */
	next: (phone: string, urgent = false) =>
		`Je vous rappelle au ${inTwos(phone)}, ${urgent ? "dès que je le peux" : opening.answersAlways ? `sous ${byDay(facts.replyHours)}` : `sous ${hours(facts.replyHours)}, pendant mes heures d’ouverture`}.`,
	tooShort: (phone: string) => `Le ${phone} est incomplet. Corrigez-le sur la page de votre demande, ou appelez-moi.`,
	beyond: beyondRadius,
	follow: "Suivre ma demande, ajouter des photos",
	stuck: opening.isAlways
		? "Une porte bloquée maintenant ? Appelez :"
		: `Une porte bloquée ? Appelez, ${opening.both} :`,
	another: "Écrire une autre demande",
};
