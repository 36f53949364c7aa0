import legal from "#owner/legal.json" with { type: "json" };

/**
 * What the law asks a public site to say and only the owner knows (owner/legal.json). null: not given yet; the page prints
 * these words and the publication check names the fact. Never an invented value.
 */
export const TO_COMPLETE = "À compléter par l’exploitant";

export const LEGAL_FACTS = [
	"publisherName",
	"legalForm",
	"address",
	"siren",
	"tradesRegister",
	"vatNumber",
	"publicationDirector",
	"hostName",
	"hostAddress",
	"hostPhone",
	"dataLocation",
	"insurerName",
	"insurerContact",
	"insuranceContract",
	"insuranceTerritory",
	"mediatorName",
	"mediatorContact",
	"mediatorSite",
	"commissionTerms",
] as const;

export type LegalFact = (typeof LEGAL_FACTS)[number];
export type LegalFacts = Partial<Record<LegalFact, string | null>>;

export const legalFacts: LegalFacts = legal;

export type PrintFact = (name: LegalFact) => string;
/** Prints a fact, or the words that say it is missing. */
export const printerOf =
	(given: LegalFacts): PrintFact =>
	(name) =>
		given[name] ?? TO_COMPLETE;
