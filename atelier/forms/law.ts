import { questionsIn, type Section, titled, type Unit } from "#atelier/form.ts";
import { sirenIn } from "#content/french-identifiers.ts";
import { LEGAL_FACTS, type LegalFact, lawOf, legal, legalName, questionOf } from "#content/owner-schemas.ts";

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
export const law = (): Section[] =>
	PARTS.map(({ title, first, lead }, index) => {
		const next = PARTS[index + 1]?.first;
		const [from, to] = [LEGAL_FACTS.indexOf(first), next === undefined ? undefined : LEGAL_FACTS.indexOf(next)];
		const facts = LEGAL_FACTS.slice(from, to);
		const texts = [...new Set(facts.map(lawOf))];
		return {
			...{ title, units: facts.map(unitOf), sources: `${texts.join("\u202f; ")}.` },
			...(lead === undefined ? {} : { lead }),
		};
	});

const asked = questionsIn("legal", legal);

function unitOf(fact: LegalFact): Unit {
	// « …, ou « aucune » »: the tick under it says that.
	const isReady = questionOf(legal.entries[fact]).ready !== undefined;
	const label = titled(isReady ? legalName(fact).replace(/, ou «.*/, "") : legalName(fact));
	return {
		...asked(fact, { label, ...(fact === "siren" ? { meant: sirenIn } : {}) }),
		// Asked of nobody who publishes under their own name.
		...(fact === "publicationDirector" ? {} : { point: `legal.${fact}` }),
	};
}
