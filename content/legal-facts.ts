/**
 * What the law asks a public site to say and only the owner knows. null: not given yet; the page prints the words below
 * and the publication check names the fact. Never an invented value.
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
export type LegalFacts = Record<LegalFact, string | null>;

export const legalFacts: LegalFacts = {
	publisherName: null,
	legalForm: null,
	address: null,
	siren: null,
	tradesRegister: null,
	vatNumber: null,
	publicationDirector: null,
	hostName: null,
	hostAddress: null,
	hostPhone: null,
	dataLocation: null,
	insurerName: null,
	insurerContact: null,
	insuranceContract: null,
	insuranceTerritory: null,
	mediatorName: null,
	mediatorContact: null,
	mediatorSite: null,
	commissionTerms: null,
};

export type PrintFact = (name: LegalFact) => string;
/** Prints a fact, or the words that say it is missing. */
export const printerOf =
	(given: LegalFacts): PrintFact =>
	(name) =>
		given[name] ?? TO_COMPLETE;
