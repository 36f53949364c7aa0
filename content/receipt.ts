import { owner } from "#owner";
import { beyondRadius } from "./beyond-radius.ts";
import { business } from "./business.ts";
import { emergencyWeek, openingOf } from "./opening.ts";
import { atTown, lower } from "./wording.ts";

/* What somebody who sent a request is told by e-mail, and on its page. Read each time: the owner may have changed it since. */

/** By an hour of his own hours; of what is urgent only who comes at any, or at hours of its own, says one. */
export const promisesHour = (urgent: boolean): boolean =>
	!urgent || openingOf(owner.practice).answersAlways || emergencyWeek(owner.practice) !== undefined;

/** @param by « aujourd’hui à 16 h 05 » */
export function answersBy(by: string, urgent = false): string {
	if (!urgent) return `Je vous réponds au plus tard ${by}.`;
	return `Je vous rappelle dès que je le peux${promisesHour(urgent) ? `, au plus tard ${by}` : ""}.`;
}

/** On the page of a request that the owner let go. @param isBeyond its town lies beyond his radius */
export const droppedWords = (isBeyond: boolean): string =>
	isBeyond
		? "Vous êtes trop loin pour que je vienne\u202f: un serrurier plus proche vous servira mieux. Merci d’avoir pensé à moi."
		: "Je n’interviens pas pour cette demande. Si c’est une erreur, ou si quelque chose a changé, appelez.";

export const receiptSubject = (): string => `Votre demande est bien arrivée, ${business.name}`;

interface Received {
	/** One of the form's choices. */
	service: string;
	urgent: boolean;
	/** « samedi 28 novembre 2026 à 16 h 05 ». */
	by: string;
	/** A commune that the site knows, by its own name. */
	place?: { place: string; distanceKm: number } | undefined;
}

/** « réparation de serrure », which the form's own choice shortens. */
const inWords = (service: string): string => lower(service).replace(/^(réparation|installation) /, "$1 de ");
/** « un changement de serrure »; of « Autre », which names nothing, « une intervention ». */
export const aWork = (service: string): string =>
	/^(autre)?$/i.test(service.trim())
		? "une intervention"
		: `${/^(ouverture|réparation|installation)/i.test(service) ? "une" : "un"} ${inWords(service)}`;

/** The receipt: the site's own words and names, and nothing that anybody typed. @param link of the request's page */
export const receiptText = (link: string, { service, urgent, by, place }: Received): string =>
	[
		"Bonjour,",
		"",
		`Votre demande est bien arrivée\u202f: ${inWords(service)}${place ? `, ${atTown(place.place)}` : ""}.`,
		answersBy(by, urgent),
		...(place && place.distanceKm > owner.practice.radiusKm ? ["", beyondRadius()] : []),
		"",
		"Pour la suivre, y ajouter un mot ou des photos, corriger votre numéro\u202f:",
		link,
		"",
		`Porte bloquée, ou changement de programme ? Le téléphone est plus rapide : ${business.phoneNational}.`,
		"",
		"Cet e-mail part tout seul, un par jour au plus. Vous n’avez rien demandé ? Quelqu’un a écrit votre adresse par erreur : cette même page permet de tout effacer.",
		"",
		business.name,
	].join("\n");
