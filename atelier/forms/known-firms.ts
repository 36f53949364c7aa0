import type { Field } from "#atelier/form.ts";
import type { LegalFact } from "#content/owner-legal.ts";

type Known = Readonly<Record<string, Partial<Record<LegalFact, string>>>>;

/*
 * What was read of each in November 2026, and nothing more: an address ages. OVHcloud and Hetzner on their own pages (ovhcloud.com, abuse;
 * hetzner.com, privacy), o2switch and Infomaniak in the legal notices of their customers (fancystudio.fr, 2024; collabart.fr, 2023),
 * and so OVH’s telephone.
 */
const HOSTS: Known = {
	OVHcloud: { hostAddress: "2 rue Kellermann, 59100 Roubaix", hostPhone: "09 72 10 10 07" },
	o2switch: { hostAddress: "222-224 boulevard Gustave Flaubert, 63000 Clermont-Ferrand", hostPhone: "04 44 44 60 40" },
	Infomaniak: { hostAddress: "Rue Eugène-Marziano 25, 1227 Genève, Suisse", hostPhone: "+41 22 820 35 44" },
	Hetzner: { hostAddress: "Industriestr. 25, 91710 Gunzenhausen, Allemagne" },
};

/** CM2C's address as CAPEB gives it (capeb.fr), AME CONSO's by habitat06.fr, CNPM's site by itself; November 2026. */
const MEDIATORS: Known = {
	CM2C: { mediatorContact: "49 rue de Ponthieu, 75008 Paris", mediatorSite: "https://www.cm2c.net" },
	"AME CONSO": {
		mediatorContact: "197 boulevard Saint-Germain, 75007 Paris",
		mediatorSite: "https://mediationconso-ame.com",
	},
	"CNPM Médiation Consommation": { mediatorSite: "https://cnpm-mediation-consommation.eu" },
};

/** Their seats, as the legal notices of several of their insured give them; November 2026. */
const INSURERS: Known = {
	"AXA France": { insurerContact: "313 Terrasses de l’Arche, 92727 Nanterre Cedex" },
	Allianz: { insurerContact: "1 cours Michelet, CS 30051, 92076 Paris La Défense Cedex" },
	Generali: { insurerContact: "2 rue Pillet-Will, 75009 Paris" },
	"MAAF Assurances": { insurerContact: "Chaban, 79180 Chauray" },
	MMA: { insurerContact: "14 boulevard Marie et Alexandre Oyon, 72030 Le Mans Cedex 9" },
	SMABTP: { insurerContact: "8 rue Louis Armand, CS 71201, 75738 Paris Cedex 15" },
};

const BY_NAME: Partial<Record<LegalFact, Known>> = {
	hostName: HOSTS,
	mediatorName: MEDIATORS,
	insurerName: INSURERS,
};

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const firstWord = (name: string): string => folded(name.trim().split(" ")[0] ?? "");

/** « OVH » is OVHcloud. */
const find = (known: Known, typed: string) =>
	Object.entries(known).find(([name]) => {
		const [one, other] = [folded(name), folded(typed)];
		// « MAAF Pro » is of MAAF Assurances.
		const isOfThem = firstWord(name) === firstWord(typed);
		return other.length >= 3 && (isOfThem || one.startsWith(other) || other.startsWith(one));
	});

/** « axa » is written as the firm writes itself; « AXA France IARD » says more, and stays. */
const asItIsCalled = (known: Known, typed: string): string => {
	const [name = ""] = find(known, typed) ?? [];
	return folded(name).startsWith(folded(typed)) && name !== "" ? name : typed;
};

/**
 * What is known of the firm that he names: offered as he types its name, and taken for what he leaves empty.
 *
 * @param beside another answer of the page, as typed or as written
 */
export function knownOf(fact: LegalFact, beside: (fact: LegalFact) => string): Partial<Field> {
	const firms = BY_NAME[fact];
	if (firms !== undefined) return { suggested: Object.keys(firms), meant: (typed) => asItIsCalled(firms, typed) };
	for (const [name, known] of Object.entries(BY_NAME)) {
		const otherwise = find(known, beside(name as LegalFact))?.[1][fact];
		if (otherwise !== undefined) return { otherwise };
	}
	return {};
}
