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
	"insurerName",
	"insuranceContract",
	"insuranceTerritory",
	"mediatorName",
	"mediatorContact",
	"withdrawalTerms",
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
	insurerName: null,
	insuranceContract: null,
	insuranceTerritory: null,
	mediatorName: null,
	mediatorContact: null,
	withdrawalTerms: null,
	commissionTerms: null,
};

export const legalFact = (name: LegalFact): string => legalFacts[name] ?? TO_COMPLETE;
