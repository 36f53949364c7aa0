import type { Field } from "#atelier/form.ts";
import type { LegalFact } from "#content/owner-schemas.ts";

type Known = Readonly<Record<string, Partial<Record<LegalFact, string>>>>;

/** Hosts that small sites rent from, as their own legal notices name them (seen in November 2026). */
const HOSTS: Known = {
	OVHcloud: { hostAddress: "2 rue Kellermann, 59100 Roubaix", hostPhone: "1007" },
	Scaleway: { hostAddress: "8 rue de la Ville-l’Évêque, 75008 Paris", hostPhone: "01 84 13 00 00" },
	o2switch: { hostAddress: "Chemin des Pardiaux, 63000 Clermont-Ferrand", hostPhone: "04 44 44 60 40" },
	IONOS: { hostAddress: "7 place de la Gare, 57200 Sarreguemines", hostPhone: "09 70 80 89 11" },
	Infomaniak: { hostAddress: "Rue Eugène-Marziano 25, 1227 Genève, Suisse", hostPhone: "+41 22 820 35 44" },
	Hetzner: { hostAddress: "Industriestr. 25, 91710 Gunzenhausen, Allemagne", hostPhone: "+49 9831 5050" },
};

/** Mediators that locksmiths sign with: CM2C's address by CAPEB, the others by their own sites (November 2026). */
const MEDIATORS: Known = {
	CM2C: { mediatorContact: "49 rue de Ponthieu, 75008 Paris", mediatorSite: "https://www.cm2c.net" },
	"CNPM Médiation Consommation": {
		mediatorContact: "27 avenue de la Libération, 42400 Saint-Chamond",
		mediatorSite: "https://www.cnpm-mediation-consommation.eu",
	},
	"AME CONSO": {
		mediatorContact: "197 boulevard Saint-Germain, 75007 Paris",
		mediatorSite: "https://www.mediationconso-ame.com",
	},
};

const BY_NAME: Partial<Record<LegalFact, Known>> = { hostName: HOSTS, mediatorName: MEDIATORS };

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** « OVH » is OVHcloud. */
const find = (known: Known, typed: string) =>
	Object.entries(known).find(([name]) => {
		const [one, other] = [folded(name), folded(typed)];
		return other.length >= 3 && (one.startsWith(other) || other.startsWith(one));
	})?.[1];

/**
 * What is known of the firm that he names: offered as he types its name, and taken for what he leaves empty.
 *
 * @param beside another answer of the page, as typed or as written
 */
export function knownOf(fact: LegalFact, beside: (fact: LegalFact) => string): Partial<Field> {
	const firms = BY_NAME[fact];
	if (firms !== undefined) return { suggested: Object.keys(firms) };
	for (const [name, known] of Object.entries(BY_NAME)) {
		const otherwise = find(known, beside(name as LegalFact))?.[fact];
		if (otherwise !== undefined) return { otherwise };
	}
	return {};
}
