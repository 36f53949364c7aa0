import type { StoredRequest } from "#relay/store/records.ts";
import { URGENT_WIRE } from "#shared/quote/fields.ts";
import { phoneSaid } from "./phone.ts";

const ZONE = { timeZone: "Europe/Paris" } as const;
const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...ZONE });
const CLOCK = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", ...ZONE });

/** Time in France as it is read aloud: « samedi 14 mars 2026 à 10 h 26 ». */
export function frenchDate(timeMs: number): string {
	const clock = CLOCK.formatToParts(timeMs);
	const part = (type: string) => clock.find((entry) => entry.type === type)?.value ?? "";
	return `${DAY.format(timeMs)} à ${Number(part("hour"))}\u00a0h\u00a0${part("minute")}`;
}

/** The letter for a reader without HTML: the phone number comes first, it is what the craftsman needs. */
export function textLetter(
	{ id, receivedAtMs, quote }: StoredRequest,
	siteOrigin: string,
	{ notebook, place }: Surroundings = {},
): string {
	return [
		...(quote.urgent ? ["URGENT", ""] : []),
		`Téléphone\u202f: ${phoneSaid(quote.phone)}`,
		`Nom\u202f: ${quote.name}`,
		`Ville\u202f: ${quote.city}${place ? ` (${distanceIn(place)})` : ""}`,
		`Service\u202f: ${quote.service}`,
		`Urgent\u202f: ${quote.urgent ? URGENT_WIRE.yes : URGENT_WIRE.no}`,
		`E-mail\u202f: ${quote.email}`,
		"",
		"Message\u202f:",
		quote.message,
		"",
		...(notebook === undefined ? [] : [`Dans le carnet\u202f: ${notebook}`]),
		`Y aller\u202f: ${wayTo(place?.place ?? quote.city)}`,
		"",
		"--",
		`Répondre à ce message écrit directement à ${quote.name}.`,
		`Demande n°\u00a0${id}, reçue le ${frenchDate(receivedAtMs)} par le formulaire de ${siteOrigin}`,
		"",
	].join("\n");
}

/** What a letter says besides what was sent. */
export interface Surroundings {
	/** Where the notebook opens on what the letter is about. */
	notebook?: string;
	/** Of the town that was typed, when it is known. */
	place?: KnownPlace;
}

/** « 12 km, 18 min ». */
export const distanceIn = ({ distanceKm, minutes: time }: KnownPlace): string =>
	`${distanceKm}\u00a0km, ${time}\u00a0min`;

/**
 * The way to a town: an address that telephones open in their navigation (Google's « Maps URLs », which Android and iOS know).
 * It carries the town alone, nothing of the person.
 */
export function wayTo(town: string): string {
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${town}, Isère, France`)}`;
}

export interface KnownPlace {
	place: string;
	minutes: number;
	distanceKm: number;
}
