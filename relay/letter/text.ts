import type { StoredRequest } from "#relay/store/store.ts";
import { URGENT_WIRE } from "#shared/quote/fields.ts";
import { frenchDate } from "./french-date.ts";

/** The letter for a reader without HTML: the phone number comes first, it is what the craftsman needs. */
export function textLetter({ id, receivedAtMs, quote }: StoredRequest, siteOrigin: string): string {
	return [
		...(quote.urgent ? ["URGENT", ""] : []),
		`Téléphone\u202f: ${quote.phone}`,
		`Nom\u202f: ${quote.name}`,
		`Ville\u202f: ${quote.city}`,
		`Service\u202f: ${quote.service}`,
		`Urgent\u202f: ${quote.urgent ? URGENT_WIRE.yes : URGENT_WIRE.no}`,
		`E-mail\u202f: ${quote.email}`,
		"",
		"Message\u202f:",
		quote.message,
		"",
		"--",
		`Répondre à ce message écrit directement à ${quote.name}.`,
		`Demande n°\u00a0${id}, reçue le ${frenchDate(receivedAtMs)} par le formulaire de ${siteOrigin}`,
		"",
	].join("\n");
}
