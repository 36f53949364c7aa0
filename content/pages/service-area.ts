import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { townTimes } from "../main-towns.ts";
import { ifFreeTravel, opening } from "../own-facts.ts";
import { type TownSlug, townBySlug } from "../towns.ts";
import { travelBands } from "../travel-bands.ts";
import { coveredLabel, said } from "../unsaid.ts";
import { ABOUT, aboutMinutes, byDay, km, minutes, percent, span } from "../wording.ts";
import type { ServiceAreaPage } from "./types.ts";

/** His own minutes there are those of no town around. */
const { minutesNearBase } = facts.travelCurve;
const ownMinutes = townBySlug("bourgoin-jallieu")?.minutes ?? minutesNearBase;
const atBase = `${minutes(ownMinutes)} environ à Bourgoin-Jallieu${ownMinutes === minutesNearBase ? " et tout autour" : ""}`;

/** What lies in each band of distance, from the base outward. */
const BANDS: readonly { towns: readonly TownSlug[]; after?: string }[] = [
	{
		towns: ["bourgoin-jallieu", "lisle-abeau", "villefontaine", "la-tour-du-pin"],
		after: ` et les villages entre elles ; ${atBase}`,
	},
	{ towns: ["cremieu", "morestel", "la-cote-saint-andre", "vienne-nord", "beaurepaire", "voiron"] },
	{ towns: ["moirans", "tullins", "voreppe", "roussillon", "saint-laurent-du-pont", "saint-marcellin"] },
];

/** Of towns that the owner took out of the site nothing is said; a band that has none left goes. */
const bands = travelBands.flatMap((band, index) => {
	const { towns = [], after = "" } = BANDS[index] ?? {};
	const names = towns.flatMap((slug) => townBySlug(slug)?.commune ?? []);
	return names.length === 0 ? [] : [{ ...band, text: `${names.join(", ")}${after}.` }];
});

const ends = (["grenoble", "vienne-nord", "voiron"] as const).every(townBySlug)
	? `De ${business.baseTown} à Grenoble, de Vienne à Voiron`
	: `À ${km(facts.radiusKm)} autour de ${business.baseTown}`;

/** « 13 villes, 10–25 min environ »: read before a part of the list is opened. */
export function areaInShort(towns: readonly { minutes: number }[]): string {
	const all = towns.map((town) => town.minutes);
	const [min, max] = [Math.min(...all), Math.max(...all)];
	return `${towns.length}\u00a0${towns.length > 1 ? "villes" : "ville"}, ${min === max ? aboutMinutes(min) : `${span({ min, max }, "min")} ${ABOUT}`}`;
}

export const serviceAreaPage = said<ServiceAreaPage>({
	seo: {
		title: `Zone d’intervention : serrurier en Isère, ${km(facts.radiusKm)}`,
		description: `${ends} : plus de ${facts.moreThanTowns} villes desservies en Isère. Trouvez la vôtre et le temps qu’il me faut pour y arriver.`,
		keywords: [
			"zone d’intervention serrurier",
			"serrurier Isère",
			"serrurier Nord-Isère",
			...(townBySlug("voiron") ? ["serrurier Voiron"] : []),
			...(townBySlug("vienne-nord") ? ["serrurier Vienne"] : []),
		],
	},
	hero: {
		title: "Combien de temps jusqu’à vous ?",
		lead: `Je pars de ${business.baseTown}, et j’arrive en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne. Au-delà de ${km(facts.radiusKm)}, ${ifFreeTravel("le déplacement est payant : appelez, je vous dis si je peux venir et à quel prix", "appelez : je vous confirme si je peux venir")}.`,
		figures: [],
	},
	stats: [
		{ value: km(facts.radiusKm), label: "de rayon d’action" },
		{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour arriver, en moyenne" },
		{
			value: opening.short,
			label: `${opening.besideFigure}${opening.noSurcharge ? ", sans supplément le dimanche" : ""}`,
		},
		{
			value: percent(facts.coveredPercent),
			label: coveredLabel,
		},
	],
	mainTowns: {
		title: townTimes,
	},
	otherTowns: {
		title: `Plus de ${facts.moreThanTowns} villes, une page pour chacune`,
		lead: "Au plus court ; l’heure se dit au téléphone.",
	},
	bands: {
		title: "À chaque distance son délai",
		lead: "Des ordres de grandeur, à vol d’oiseau ; la route demande souvent plus.",
		items: bands,
	},
	travelTime: {
		title: "Votre commune, votre temps d’arrivée",
		lead: "Un nom ou un code postal. Ce site n’en garde rien.",
		button: "Calculer le temps de trajet",
	},
	finalCall: {
		title: "Le plus sûr reste de demander",
		text: `Au téléphone, je vous dis où je suis et quand j’arrive. Pour un projet, écrivez : réponse sous ${byDay(facts.replyHours)}.`,
	},
});
