import { business } from "./business.ts";
import { facts } from "./facts.ts";
import { hours } from "./wording.ts";

/** Words of the pieces that several pages share. */
export const sectionWords = {
	/** Before the number on a button that calls. */
	call: { plain: "Appeler le", now: "Appeler maintenant le", urgent: "Urgence : appeler le" },
	trail: "Fil d’Ariane",
	contents: "Sommaire",
	legalCall: { title: "Une question sur ces lignes ?", text: "Le plus simple est de la poser de vive voix." },
	points: "points",
	rating: (value: number) => `Note : ${value} sur 5`,
	/** Beside the quote form. */
	quote: {
		faster: "Plus vite : appelez.",
		open: `${facts.hours} et ${facts.days} · ${business.baseTown}`,
		answer: `Réponse sous ${hours(facts.replyHours)} en journée, devis détaillé sous ${hours(facts.quoteHours)}.`,
	},
	/** Beside a town's own figures. */
	town: {
		serves: "Serrurier",
		arrival: "pour arriver chez vous",
		arrivalBeyond: "environ, à confirmer",
		population: "Population",
		inhabitants: "habitants",
		from: `Depuis ${business.baseTown}`,
		onTheSpot: "sur place",
	},
} as const;
