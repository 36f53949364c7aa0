import type { Field, Section, Unit } from "#atelier/form.ts";
import type { Reading } from "#atelier/reading.ts";
import { sirenIn } from "#content/french-identifiers.ts";
import { legal, legalName } from "#content/owner-schemas.ts";
import { titled } from "./closed.ts";

type LegalFact = Parameters<typeof legalName>[0];
/** By the schema: the list of content/legal-facts.ts stands beside the owner's own answers, which may be broken. */
const LEGAL_FACTS = Object.keys(legal.entries) as LegalFact[];

type Hint = Pick<Field, "example" | "ready" | "why" | "meant">;

/** How each is written. What most of the trade answers is one tick. */
const HINTS: Record<LegalFact, Hint> = {
	publisherName: { example: "Martin Paul" },
	legalForm: { ready: "Entrepreneur individuel (EI)" },
	address: { example: "12 rue de la République, 38300 Bourgoin-Jallieu" },
	siren: { example: "les neuf premiers chiffres de votre SIRET", meant: sirenIn },
	tradesRegister: { example: "Isère" },
	vatNumber: { ready: "TVA non applicable, article 293 B du CGI" },
	publicationDirector: { why: "Vide\u202f: vous." },
	hostName: { example: "la société qui loue le serveur" },
	hostAddress: {},
	hostPhone: {},
	dataLocation: { ready: "France" },
	insurerName: {},
	insurerContact: { example: "son adresse" },
	insuranceContract: {},
	insuranceTerritory: { ready: "France métropolitaine" },
	mediatorName: {},
	mediatorContact: {},
	mediatorSite: {},
	commissionTerms: { ready: "aucune" },
};

interface Part {
	title: string;
	first: LegalFact;
	/** The paper that has all its answers. */
	lead?: string;
}

const PARTS: readonly Part[] = [
	{ title: "Votre entreprise", first: "publisherName" },
	{ title: "Qui héberge le site et les demandes", first: "hostName", lead: "Sur sa facture, ou au bas de son site." },
	{ title: "Votre assurance", first: "insurerName", lead: "Sur votre attestation." },
	{ title: "Le médiateur", first: "mediatorName", lead: "Sur votre convention de médiation." },
	{ title: "Vos partenaires", first: "commissionTerms" },
];

/** « Ce que la loi demande »: owner/legal.json. What is empty shows on the site as « À compléter par l’exploitant ». */
export function law({ laws }: Pick<Reading, "laws">): Section[] {
	return PARTS.map(({ title, first, lead }, index) => {
		const next = PARTS[index + 1]?.first;
		const [from, to] = [LEGAL_FACTS.indexOf(first), next === undefined ? undefined : LEGAL_FACTS.indexOf(next)];
		const facts = LEGAL_FACTS.slice(from, to);
		const texts = [...new Set(facts.map((fact) => laws[fact]).filter((text) => text !== undefined))];
		return {
			...{ title, units: facts.map(unitOf) },
			...(lead === undefined ? {} : { lead }),
			...(texts.length === 0 ? {} : { sources: `${texts.join("\u202f; ")}.` }),
		};
	});
}

const unitOf = (fact: LegalFact): Unit => {
	// « …, ou « aucune » »: the tick under it says that.
	const label = HINTS[fact].ready === undefined ? legalName(fact) : legalName(fact).replace(/, ou «.*/, "");
	return {
		file: "legal",
		path: [fact],
		// Asked of nobody who publishes under their own name.
		...(fact === "publicationDirector" ? {} : { point: `legal.${fact}` }),
		fields: [{ kind: "text", label: titled(label), ...HINTS[fact], isOptional: true }],
	};
};
