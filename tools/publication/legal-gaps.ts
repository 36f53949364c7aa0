import { LEGAL_FACTS, type LegalFact } from "#content/legal-facts.ts";
import type { PriceList } from "#content/price-list.ts";
import type { Finding } from "./finding.ts";
import type { Material } from "./material.ts";

/** What each fact is called, and the text that asks for it. */
const ASKED: Record<LegalFact, { name: string; law: string }> = {
	publisherName: { name: "votre nom et votre prénom", law: "LCEN, article 1-1" },
	legalForm: {
		name: "la forme juridique, ou « entrepreneur individuel (EI) »",
		law: "Code de commerce, R526-27 et R123-237",
	},
	address: { name: "l’adresse de l’entreprise", law: "LCEN, articles 1-1 et 19" },
	siren: { name: "le numéro SIREN", law: "LCEN, article 19" },
	tradesRegister: { name: "l’immatriculation au Registre national des entreprises", law: "LCEN, article 1-1" },
	vatNumber: { name: "le numéro de TVA, ou « TVA non applicable, article 293 B du CGI »", law: "LCEN, article 19" },
	publicationDirector: { name: "le directeur de la publication", law: "LCEN, article 1-1" },
	hostName: { name: "le nom de l’hébergeur", law: "LCEN, article 1-1" },
	hostAddress: { name: "l’adresse de l’hébergeur", law: "LCEN, article 1-1" },
	hostPhone: { name: "le téléphone de l’hébergeur", law: "LCEN, article 1-1" },
	dataLocation: { name: "le pays où les demandes sont gardées", law: "RGPD, article 13" },
	insurerName: { name: "le nom de votre assureur", law: "Code de la consommation, R111-2" },
	insurerContact: { name: "les coordonnées de votre assureur", law: "Code de la consommation, R111-2" },
	insuranceContract: { name: "le numéro de votre contrat d’assurance", law: "Code de la consommation, R111-2" },
	insuranceTerritory: { name: "le territoire que l’assurance couvre", law: "Code de la consommation, R111-2" },
	mediatorName: { name: "le médiateur de la consommation dont vous relevez", law: "Code de la consommation, L616-1" },
	mediatorContact: { name: "l’adresse du médiateur", law: "Code de la consommation, R616-1" },
	mediatorSite: { name: "le site du médiateur", law: "Code de la consommation, R616-1" },
	commissionTerms: {
		name: "la commission reçue des partenaires, ou « aucune »",
		law: "Code de la consommation, L111-7",
	},
};

/** Legal facts that the pages print as « À compléter par l’exploitant ». */
export function legalGaps({ legalFacts }: Material): Finding[] {
	return LEGAL_FACTS.filter((fact) => legalFacts[fact] === null).map((fact) => ({
		id: `legal.${fact}`,
		level: "bloquant",
		what: `Il manque ${ASKED[fact].name} (${ASKED[fact].law}).`,
		remedy: "Écrire la réponse entre guillemets, à la place de « null ».",
		where: `content/legal-facts.ts, « ${fact} »`,
	}));
}

const KINDS: Record<keyof PriceList, string> = {
	hourly: "le taux horaire de main-d’œuvre et la façon de compter le temps",
	travel: "le prix du déplacement selon la distance, 0 s’il est gratuit",
	nights: "la majoration de nuit, 0 s’il n’y en a pas",
	flat: "le prix des forfaits, ouverture de porte claquée d’abord",
};

/** Each kind of price that the schedule lacks (arrêté of 24 January 2017, articles 2 and 3). */
export function scheduleGaps({ priceList }: Material): Finding[] {
	return (Object.keys(KINDS) as (keyof PriceList)[])
		.filter((kind) => priceList[kind].length === 0)
		.map((kind) => ({
			id: `schedule.${kind}`,
			level: "bloquant",
			what: `Barème : il manque ${KINDS[kind]} (arrêté du 24 janvier 2017).`,
			remedy: "Écrire la ligne comme l’exemple en tête du fichier ; le barème paraît alors sur la page Services.",
			where: `content/price-list.ts, « ${kind} »`,
		}));
}
