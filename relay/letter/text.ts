import type { StoredRequest } from "#relay/store/records.ts";
import { URGENT_WIRE } from "#shared/quote/fields.ts";
import { frenchDate } from "./french-date.ts";
import { phoneSaid } from "./phone-pairs.ts";
import { distanceIn, type Surroundings, wayTo } from "./surroundings.ts";

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
