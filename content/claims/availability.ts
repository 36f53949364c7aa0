import { facts } from "../facts.ts";
import { townTimes } from "../main-towns.ts";
import { opening } from "../own-facts.ts";
import { travelBands } from "../travel-bands.ts";
import { UNSAYABLE } from "../unsaid.ts";
import { byDay, hours, km, minutes, percent, range } from "../wording.ts";
import type { Claim } from "./claim.ts";

const { slammedDoor, blockedLock, afterBreakIn } = facts.emergencyTimes;
const bandMinutes = travelBands.map((band) => band.minutes);
const [soonest, latest] = [bandMinutes.map(({ min }) => min), bandMinutes.map(({ max }) => max)];

/** When, how far and how fast. */
export const availabilityClaims = {
	alwaysOpen: {
		sentence: `Ouvert ${opening.withSundays}`,
		words: [opening.short],
		figure: opening.short,
		places: ["everywhere"],
		written: "owner/practice.json, « opens », « closes », « days » et « holidays »",
		isBlocking: true,
		...(opening.isAlways
			? {
					wanted: "qui répond quand vous dormez, quand vous êtes malade ou en congé",
					needsWords: true as const,
					usual: "Je réponds moi-même, jour et nuit\u202f; mes congés sont annoncés",
				}
			: { wanted: "les heures affichées, où personne d’autre ne répond" }),
	},
	arrival: {
		sentence: `Intervention en moins de ${minutes(facts.arrivalUnderMinutes)}`,
		words: [`moins de ${minutes(facts.arrivalUnderMinutes)}`, `< ${minutes(facts.arrivalUnderMinutes)}`],
		places: ["everywhere"],
		written: "owner/practice.json, « arrivalUnderMinutes »",
		isBlocking: true,
		wanted: "un relevé des heures d’appel et d’arrivée, ou les temps de route, ville par ville",
	},
	radius: {
		sentence: `Rayon d’action de ${km(facts.radiusKm)}`,
		words: [km(facts.radiusKm)],
		figure: km(facts.radiusKm),
		places: ["everywhere"],
		written: "owner/practice.json, « radiusKm »",
		wanted: "jusqu’où vous allez vraiment, la nuit comme le jour",
		needsWords: true,
		usual: "Je vais jusque-là, à toutes mes heures",
	},
	covered: {
		sentence: `${percent(facts.coveredPercent)} de l’Isère couverte`,
		words: UNSAYABLE.covered,
		figure: percent(facts.coveredPercent),
		places: ["serviceArea"],
		written: "owner/figures.json, « coveredPercent »",
		isBlocking: true,
		wanted: "l’engagement d’aller dans toute commune du département, ou des partenaires d’y aller",
		needsWords: true,
		usual: "Je vais dans toutes les communes de mon rayon\u202f; leurs habitants sont comptés par l’INSEE",
	},
	townCount: {
		sentence: `Plus de ${facts.moreThanTowns} villes desservies`,
		words: [`plus de ${facts.moreThanTowns} villes`, `Plus de ${facts.moreThanTowns} villes`],
		figure: `${facts.moreThanTowns} villes`,
		places: ["serviceArea"],
		written: "owner/figures.json, « moreThanTowns »",
		wanted: "la liste des villes déjà servies",
	},
	townTimes: {
		sentence: "Un temps d’arrivée pour chaque ville",
		words: ["min environ", "jusque chez vous", townTimes, "le temps qu’il me faut pour y être"],
		places: ["home", "serviceArea", "towns"],
		written: "content/town-rows.ts, dernière colonne",
		isBlocking: true,
		wanted: "les trajets mesurés, ou un calcul d’itinéraire daté",
	},
	travelBands: {
		sentence: `De ${Math.min(...soonest)} à ${minutes(Math.max(...latest))} de trajet, selon la distance`,
		words: ["À chaque distance son délai"],
		places: ["serviceArea"],
		written: "content/facts.ts, « travelBands »",
		isBlocking: true,
		wanted: "les trajets mesurés, ou un calcul d’itinéraire daté",
	},
	emergencyTimes: {
		sentence: `Durée d’une intervention : ${range(slammedDoor, "min")}, ${range(blockedLock, "min")}, ${range(afterBreakIn, "min")}`,
		words: ["Trois urgences, et le temps qu’elles demandent", "minutes d’intervention pour refermer"],
		places: ["emergency", "breakIn"],
		written: "content/facts.ts, « emergencyTimes »",
		wanted: "un relevé des interventions",
	},
	reply: {
		sentence: `Réponse sous ${byDay(facts.replyHours)}`,
		words: [`sous ${byDay(facts.replyHours)}`],
		figure: hours(facts.replyHours),
		places: [
			"services",
			"serviceArea",
			"contact",
			"terms",
			"lockChange",
			"armouredDoor",
			"lockRepair",
			"doorCladding",
			"breakIn",
		],
		written: "owner/figures.json, « replyHours »",
		wanted: "la ligne que le carnet écrit dans «\u202fCe qui marche\u202f», sous «\u202fPremière réponse\u202f»",
		needsWords: true,
		usual: "Je réponds dans ce délai, aux heures où je réponds",
	},
	quoteDelay: {
		sentence: `Devis détaillé sous ${hours(facts.quoteHours)}`,
		words: [`sous ${hours(facts.quoteHours)}`],
		figure: hours(facts.quoteHours),
		places: ["services", "contact", "terms", "lockChange", "armouredDoor", "lockRepair", "doorCladding", "breakIn"],
		written: "owner/figures.json, « quoteHours »",
		wanted: "comment vous tenez ce délai",
		needsWords: true,
		usual: "Je tiens ce délai pour chaque devis",
	},
	emailReply: {
		sentence: `Réponse à un e-mail en moins de ${hours(facts.emailReplyHours)}`,
		words: [`Je réponds en moins de ${hours(facts.emailReplyHours)}`],
		figure: hours(facts.emailReplyHours),
		places: ["contact"],
		written: "owner/figures.json, « emailReplyHours »",
		wanted: "comment les e-mails se lisent le week-end",
		needsWords: true,
		usual: opening.answersAlways
			? "Je lis mes e-mails chaque jour, week-end compris"
			: "Je lis mes e-mails chaque jour où je réponds",
	},
} as const satisfies Record<string, Claim>;
