import { sirenIn } from "#content/french-identifiers.ts";
import { legal, legalName } from "#content/owner-schemas.ts";
import type { Field, Section, Unit } from "#relay/atelier/form.ts";
import type { Reading } from "#relay/atelier/reading.ts";
import { titled } from "./who-i-am.ts";

type LegalFact = Parameters<typeof legalName>[0];
/** By the schema: the list of content/legal-facts.ts stands beside the owner's own answers, which may be broken. */
const LEGAL_FACTS = Object.keys(legal.entries) as LegalFact[];

const EXAMPLES: Record<LegalFact, string> = {
	publisherName: "Martin Paul",
	legalForm: "Entrepreneur individuel (EI)",
	address: "12 rue de la République, 38300 Bourgoin-Jallieu",
	siren: "les neuf premiers chiffres de votre SIRET",
	tradesRegister: "Registre national des entreprises, Isère",
	vatNumber: "TVA non applicable, article 293 B du CGI",
	publicationDirector: "Paul Martin",
	hostName: "la société qui loue le serveur",
	hostAddress: "celle de ses mentions légales",
	hostPhone: "celui de ses mentions légales",
	dataLocation: "France",
	insurerName: "le nom sur votre attestation",
	insurerContact: "l’adresse sur votre attestation",
	insuranceContract: "le numéro sur votre attestation",
	insuranceTerritory: "France métropolitaine",
	mediatorName: "le nom sur votre convention de médiation",
	mediatorContact: "son adresse postale",
	mediatorSite: "l’adresse de son site",
	commissionTerms: "aucune",
};

const PARTS: readonly [title: string, first: LegalFact][] = [
	["Votre entreprise", "publisherName"],
	["Qui héberge le site et les demandes", "hostName"],
	["Votre assurance", "insurerName"],
	["Le médiateur", "mediatorName"],
	["Vos partenaires", "commissionTerms"],
];

const MEANT: Partial<Record<LegalFact, Pick<Field, "meant">>> = { siren: { meant: sirenIn } };

/** « Ce que la loi demande »: owner/legal.json. What is empty shows on the site as « À compléter par l’exploitant ». */
export function law({ laws }: Pick<Reading, "laws">): Section[] {
	const units = LEGAL_FACTS.map((fact): Unit => {
		const why = laws[fact] === undefined ? {} : { why: `Demandé par\u202f: ${laws[fact]}.` };
		const label = titled(legalName(fact));
		return {
			file: "legal",
			path: [fact],
			point: `legal.${fact}`,
			fields: [{ kind: "text", label, ...why, ...MEANT[fact], example: EXAMPLES[fact], isOptional: true }],
		};
	});
	return PARTS.map(([title, first], index) => {
		const next = PARTS[index + 1]?.[1];
		const [from, to] = [LEGAL_FACTS.indexOf(first), next === undefined ? undefined : LEGAL_FACTS.indexOf(next)];
		return { title, units: units.slice(from, to) };
	});
}
