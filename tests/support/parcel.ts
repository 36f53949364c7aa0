import PostalMime, { type Email } from "postal-mime";
import { composeLetter } from "#relay/letter/letter.ts";
import type { Arrival, Parcel, ParcelFacts } from "#relay/store/records.ts";
import { parseQuote } from "#shared/quote/schema.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import type { Person } from "./people.ts";

/** A person's request as the store would hand it to a courier. @throws when the form would be refused */
export function parcelOf(person: Person, changes: Partial<ParcelFacts> = {}): Parcel & { kind: "request" } {
	const result = parseQuote({ ...person, urgent: person.urgent === "Oui" });
	if (!result.ok) throw new Error(JSON.stringify(result.errors));
	const receivedAtMs = Date.UTC(2026, 2, 14, 9, 26, 53);
	return {
		kind: "request",
		id: "260314-7K3FQ9XM.letter",
		channel: "letter",
		queuedAtMs: receivedAtMs,
		request: { id: "260314-7K3FQ9XM", receivedAtMs, quote: result.quote, suspicions: [], quarantined: false },
		messageId: "<devis.260314-7k3fq9xm@serrurerie-du-bion.example>",
		attempts: 0,
		uncertainSends: 0,
		...changes,
	};
}

/** A person's request as the reception would hand it to the store; another name is another content. */
export const arrivalOf = (person: Person, receivedAtMs: number): Arrival => ({
	quote: parcelOf(person).request.quote,
	...{ contentHash: person.name, messageHash: null, keyHash: null, receivedAtMs, suspicions: [], quarantined: false },
});

/** The letter that a person's request becomes, as the craftsman opens it. */
export async function letterOf(
	person: Person,
	parcel: Parcel = parcelOf(person),
	siteOrigin: string = SAMPLE_ORIGIN,
	around: Parameters<typeof composeLetter>[2] = {},
): Promise<Email> {
	const address = "contact@serrurerie-du-bion.example";
	const settings = {
		mailFrom: address,
		mailTo: "artisan@exemple.fr",
		siteOrigin,
	};
	return PostalMime.parse(await composeLetter(parcel, settings, around));
}
