import { business } from "./business.ts";
import { facts } from "./facts.ts";
import { opening } from "./own-facts.ts";
import { ifSaid } from "./unsaid.ts";
import { byDay, hours } from "./wording.ts";

/** Words of the pieces that several pages share. */
export const sectionWords = {
	/** Before the number on a button that calls. */
	call: { plain: "Appeler le", now: "Appeler maintenant le", urgent: "Urgence : appeler le" },
	/** Before the name of a picture, to who does not see that it can be touched. */
	enlarge: "Agrandir\u202f:",
	trail: "Fil d’Ariane",
	contents: "Sommaire",
	legalCall: { title: "Une question sur ces lignes ?", text: "Le plus simple est de la poser de vive voix." },
	points: "points",
	/** Over the minutes that a door holds. */
	atLeast: "au moins",
	arrivedIn: (time: string) => `arrivé en ${time}`,
	reviewSource: "Voir l’avis",
	rating: (value: number) => `Note : ${value} sur 5`,
	/** Beside the quote form. */
	quote: {
		faster: "Plus vite : appelez.",
		open: `${opening.opens} ${opening.both} · ${business.baseTown}`,
		answer: `Réponse sous ${byDay(facts.replyHours)}, devis détaillé sous ${hours(facts.quoteHours)}, après la visite s’il en faut une.`,
	},
	/** On a phone, opens what few came for. */
	more: {
		guarantees: "Voir les garanties",
		prices: "Voir les prix",
		steps: "Voir les étapes",
	},
	/** Leads to the page's own form. */
	formBelow: "Ou le formulaire, en bas de page",
	/** Leads to the price schedule. */
	schedule: "Le barème",
	/** Who stands at the door, as long as the terms speak of partners. */
	whoComes: ifSaid(
		"partners",
		"Si je ne suis pas libre, je peux proposer un serrurier partenaire : nom, prix et garanties dits avant son départ, et vous pouvez refuser.",
		"C’est moi qui viens.",
	),
	/** The same, where room is short. */
	whoInShort: ifSaid("partners", "Si je ne suis pas libre, je peux proposer un partenaire.", "C’est moi qui viens."),
	/** After a break-in a door is closed rather than opened. */
	closingInShort: "Refermer : sur devis.",
	/** Beside a town's own figures. */
	town: {
		serves: "Serrurier",
		arrival: "environ jusque chez vous",
		arrivalBeyond: "environ, à confirmer",
		population: "Population",
		from: `Depuis ${business.baseTown}`,
		crowFlight: `À vol d’oiseau depuis ${business.baseTown}`,
		onTheSpot: "sur place",
	},
} as const;
