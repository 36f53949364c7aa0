import { beyondRadius } from "./beyond-radius.ts";
import { inPairs } from "./business.ts";
import { facts } from "./facts.ts";
import { opening } from "./own-facts.ts";
import { byDay, hours } from "./wording.ts";

/** « 0659701328 » as it is read aloud. */
const inTwos = (phone: string): string =>
	/^0\d{9}$/.test(phone) ? inPairs(phone.slice(1)) : phone.replaceAll(" ", "\u00a0");

/** Who keeps hours of his own promises nothing outside them, as the terms say. */
function when(urgent: boolean, by: string): string {
	const hour = by === "" ? [] : [`au plus tard ${by}`];
	if (urgent) return ["dès que je le peux", ...hour].join(", ");
	return (
		hour[0] ??
		(opening.answersAlways
			? `sous ${byDay(facts.replyHours)}`
			: `sous ${hours(facts.replyHours)}, pendant mes heures d’ouverture`)
	);
}

/** Under « Message envoyé ! », whose own words are the specification's (shared/quote/fields.ts). */
export const afterSendingWords = {
	left: (service: string, city: string) => `Votre demande : ${service}, ${city}.`,
	/** @param by « demain à 10 h », where the relay says it */
	next: (phone: string, urgent = false, by = "") => `Je vous rappelle au ${inTwos(phone)}, ${when(urgent, by)}.`,
	tooShort: (phone: string) => `Le ${phone} est incomplet. Corrigez-le sur la page de votre demande, ou appelez-moi.`,
	beyond: beyondRadius,
	follow: "Suivre ma demande, ajouter des photos",
	stuck: opening.isAlways
		? "Une porte bloquée maintenant ? Appelez :"
		: `Une porte bloquée ? Appelez, ${opening.both} :`,
	another: "Écrire une autre demande",
};
