import { legalFactOf } from "#content/legal-facts.ts";
import { LEGAL_FACTS, lawOf, legalName } from "#content/owner-schemas.ts";
import type { PriceList } from "#content/price-list.ts";
import { isSaid } from "#content/unsaid.ts";
import type { Finding } from "./finding.ts";
import type { Material } from "./material.ts";

/** Legal facts that the pages print as « À compléter par l’exploitant ». */
export function legalGaps({ legalFacts }: Material): Finding[] {
	const asked = LEGAL_FACTS.filter((fact) => fact !== "commissionTerms" || isSaid("partners"));
	return asked
		.filter((fact) => !legalFactOf(legalFacts, fact))
		.map((fact) => ({
			id: `legal.${fact}`,
			level: "bloquant",
			what: `Il manque ${legalName(fact)} (${lawOf(fact)}).`,
			remedy: "Écrire la réponse entre guillemets, à la place de « null ».",
			where: `owner/legal.json, « ${fact} »`,
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
	const kinds = Object.keys(KINDS) as (keyof PriceList)[];
	const samples = kinds.flatMap((kind) => priceList[kind].filter(({ example }) => example).map(() => kind));
	const invented: Finding[] = [...new Set(samples)].map((kind) => ({
		id: `schedule.sample.${kind}`,
		level: "bloquant",
		what: `Barème : ${KINDS[kind]}, c’est un exemple, affiché avec la mention « Exemple ».`,
		remedy: "Écrire votre prix, toutes taxes comprises, et retirer « example » de la ligne.",
		where: `owner/prices.json, « ${kind} »`,
	}));
	const missing: Finding[] = kinds
		.filter((kind) => priceList[kind].length === 0)
		.map((kind) => ({
			id: `schedule.${kind}`,
			level: "bloquant",
			what: `Barème : il manque ${KINDS[kind]} (arrêté du 24 janvier 2017).`,
			remedy: "Écrire la ligne comme dans le guide, chapitre 7 ; le barème paraît alors sur la page Services.",
			where: `owner/prices.json, « ${kind} »`,
		}));
	return [...invented, ...missing];
}
