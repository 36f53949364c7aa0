import { facts } from "./facts.ts";
import { hours } from "./wording.ts";

/** Under « Message envoyé ! », whose own words are the specification's (shared/quote/fields.ts). */
export const afterSendingWords = {
	left: (service: string, city: string) => `Votre demande : ${service}, ${city}.`,
	next: (phone: string) =>
		`Je vous rappelle au ${phone.replaceAll(" ", "\u00a0")}, sous ${hours(facts.replyHours)} en journée.`,
	stuck: "Une porte bloquée maintenant ? Appelez :",
	another: "Écrire une autre demande",
};
