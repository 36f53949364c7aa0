import { quoteFields, rowField } from "#notebook/quote/field-names.ts";
import type { Firm, Quote } from "#notebook/quote/quote.ts";
import { fields } from "#notebook/views.ts";
import { owner } from "#owner";

/** Facts of a firm that charges VAT. */
export const firm: Firm = {
	name: "Serrurerie Dupont",
	facts: [
		["", "12 rue de la République, 38300 Bourgoin-Jallieu"],
		["", "Paul Dupont, Entrepreneur individuel (EI)"],
		["SIREN", "732 829 320"],
		["Registre national des entreprises", "Isère"],
		["TVA", "FR44732829320"],
	],
	phone: "04 65 71 00 38",
	email: "contact@dupont.example",
	hourly:
		"Main-d’œuvre\u202f: 60 € TTC de l’heure. Une heure au moins, puis par demi-heure. Déplacement\u202f: gratuit de 0 à 50 km.",
	guarantees: "Garanties commerciales, gratuites, données par Serrurerie Dupont\u202f: poses, 2 ans.",
	insurance: "Assurance professionnelle\u202f: MAAF, Niort, contrat 12345, France.",
	mediator: "Médiateur\u202f: CM2C, 49 rue de Ponthieu 75008 Paris, www.cm2c.net.",
};

/** A lock changed two days later, with VAT, a discount and an option. */
export const sampleQuote: Quote = {
	...{ number: "2026-014", version: 1, firm, isUrgent: false, depositCents: 0, discountCents: 1_000 },
	...{ madeAtMs: Date.UTC(2026, 10, 25, 8, 20), validUntilMs: Date.UTC(2026, 11, 25, 8, 20), workDay: "2026-11-27" },
	customer: { name: "Mme Lefèvre", address: "3 rue des Tanneurs, 38500 Voiron", isFirm: false },
	...{ place: "", nature: "Remplacement du cylindre de la porte palière.", note: "Prévoir une heure." },
	lines: [
		{ what: "Main-d’œuvre", quantity: 150, unit: "h", cents: 6_000, rate: 1_000 },
		{ what: "Cylindre 30 × 40, cinq clés", quantity: 100, unit: "", cents: 8_990, rate: 2_000 },
	],
	option: { what: "Cylindre A2P, une étoile", quantity: 100, unit: "", cents: 4_500, rate: 2_000 },
};

/** As its form sends it: one line, sent at once. */
export const QUOTE_FORM = {
	[fields.act]: "send",
	...{ [quoteFields.name]: "Mme Lefèvre", [quoteFields.address]: "3 rue des Tanneurs, Voiron" },
	...{ [quoteFields.nature]: "Ouvrir la porte", [rowField(0, "what")]: "Ouverture" },
	...{ [rowField(0, "quantity")]: "1", [rowField(0, "price")]: "89,50" },
};

/** Without which no quote is made. */
export const LEGAL = {
	...{
		publisherName: "Paul Dupont",
		legalForm: "Entrepreneur individuel (EI)",
		address: "12 rue Haute, 38300 Bourgoin",
	},
	...{ siren: "732 829 320", tradesRegister: "Isère", vatNumber: "TVA non applicable, article 293 B du CGI" },
	...{ insurerName: "MAAF", insurerContact: "Niort", insuranceContract: "12345", insuranceTerritory: "France" },
	...{ mediatorName: "CM2C", mediatorContact: "Paris", mediatorSite: "https://www.cm2c.net/" },
};

/** Gives the owner of this very process what a quote has to say. Resolves to what takes it back. */
export function lawful(): () => void {
	const before = structuredClone({ legal: owner.legal, prices: owner.prices });
	Object.assign(owner.legal, LEGAL);
	for (const [kind, lines] of Object.entries(owner.prices))
		Object.assign(owner.prices, { [kind]: lines.map(({ example: _, ...line }) => line) });
	return () => {
		Object.assign(owner.legal, before.legal);
		Object.assign(owner.prices, before.prices);
	};
}
