import * as v from "valibot";
import { later, named, type Question, questionOf, text, webAddress } from "./field-schemas.ts";
import { isSiren, isVatNumber, sirenFault, vatFault } from "./firm-numbers.ts";

/* What the law has a craftsman publish (owner/legal.json), each fact with the text that asks for it. */

/** Identifiers with a key: a figure typed wrong is seen. */
const siren = v.pipe(
	text,
	v.check(isSiren, ({ input }) => sirenFault(input)),
);
const vatNumber = v.pipe(
	text,
	v.check(
		(typed) => !/^fr/i.test(typed) || isVatNumber(typed),
		({ input }) => vatFault(input),
	),
);
/** Visitors would read « Coordonnées de l’assureur : je n’ai pas ». « Aucune » is an answer of some. */
const NO_ANSWER =
	/^((je )?n[’'](en |y )?ai\b.*|(je )?ne (sais|l[’']ai)\b.*|à (compléter|définir|venir|voir)|pas encore|inconnue?|néant|rien|non|oui|sans objet|n\/?a|[?.…x/\- ]+)\.?$/iu;
const answer = v.pipe(
	text,
	v.check(
		(typed) => !NO_ANSWER.test(typed),
		"les visiteurs le liraient tel quel\u202f: laissez vide tant que vous ne l’avez pas",
	),
);
/** @param law the text that asks for it */
const asked = (name: string, law: string, question: Question = {}, schema: v.GenericSchema<string> = answer) =>
	named(name, later(schema), { ...question, law });
const [PUBLISHER, INSURED, MEDIATION] = [
	"LCEN, article 1-1",
	"Code de la consommation, R111-2",
	"Code de la consommation, R616-1",
];
export const legal = v.strictObject({
	publisherName: asked("votre nom et votre prénom", PUBLISHER, {
		label: "Votre prénom et votre nom de famille",
		example: "Julien Moreau",
	}),
	legalForm: asked(
		"la forme juridique, ou «\u202fentrepreneur individuel (EI)\u202f»",
		"Code de commerce, R526-27 et R123-237",
		{
			ready: "Entrepreneur individuel (EI)",
			why: "D’une société, avec son capital\u202f: la loi le demande aussi.",
			example: "EURL au capital de 5\u202f000\u202f€",
		},
	),
	address: asked("l’adresse de l’entreprise", "LCEN, articles 1-1 et 19", {
		example: "12 rue de la République, 38300 Bourgoin-Jallieu",
	}),
	siren: asked("le numéro SIREN", "LCEN, article 19", { example: "les neuf premiers chiffres de votre SIRET" }, siren),
	tradesRegister: asked("l’immatriculation au Registre national des entreprises", PUBLISHER, {
		label: "Où votre entreprise est inscrite",
		why: "En haut de votre attestation d’immatriculation au Registre national des entreprises\u202f: le département.",
		example: "Isère",
	}),
	vatNumber: asked(
		"le numéro de TVA, ou «\u202fTVA non applicable, article 293 B du CGI\u202f»",
		"LCEN, article 19",
		{ ready: "TVA non applicable, article 293 B du CGI" },
		vatNumber,
	),
	publicationDirector: asked("le directeur de la publication", PUBLISHER, {
		label: "Qui répond de ce que dit le site, si ce n’est pas vous",
		why: "La loi l’appelle «\u202fdirecteur de la publication\u202f». Vide\u202f: vous.",
	}),
	hostName: asked("le nom de l’hébergeur", PUBLISHER, { example: "la société qui loue le serveur" }),
	hostAddress: asked("l’adresse de l’hébergeur", PUBLISHER),
	hostPhone: asked("le téléphone de l’hébergeur", PUBLISHER),
	dataLocation: asked("le pays où les demandes sont gardées", "RGPD, article 13", { ready: "France" }),
	insurerName: asked("le nom de votre assureur", INSURED),
	insurerContact: asked("les coordonnées de votre assureur", INSURED, {
		label: "L’adresse de votre assureur",
		example: "son adresse, telle que sur l’attestation",
	}),
	insuranceContract: asked("le numéro de votre contrat d’assurance", INSURED),
	insuranceTerritory: asked("le territoire que l’assurance couvre", INSURED, { ready: "France métropolitaine" }),
	decennialInsurance: asked(
		"l’assureur de la décennale, son contrat et son territoire, ou «\u202faucune\u202f»",
		"Code des assurances, L243-2",
		{
			label: "Votre assurance décennale : assureur, contrat, territoire",
			why: "Les pages l’annoncent pour la pose d’une porte blindée, quand elle touche à la construction. Vous n’en avez pas\u202f: écrivez «\u202faucune\u202f».",
		},
	),
	mediatorName: asked("le médiateur de la consommation dont vous relevez", "Code de la consommation, L616-1"),
	mediatorContact: asked("l’adresse du médiateur", MEDIATION),
	mediatorSite: asked("le site du médiateur", MEDIATION, { example: "www.cm2c.net" }, webAddress),
	commissionTerms: asked(
		"la commission reçue des partenaires, ou «\u202faucune\u202f»",
		"Code de la consommation, L111-7",
		{
			label: "Si oui, la commission qu’il vous verse",
			ready: "aucune",
			example: "10\u00a0% du prix de l’intervention",
		},
	),
});
export type LegalFact = keyof typeof legal.entries;
export const LEGAL_FACTS = Object.keys(legal.entries) as LegalFact[];

/** What a legal fact is called, and the text that asks for it. */
export const legalName = (fact: LegalFact): string => v.getTitle(legal.entries[fact]) ?? fact;
export const lawOf = (fact: LegalFact): string => questionOf(legal.entries[fact]).law ?? "";
