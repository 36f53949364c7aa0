import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { opening } from "../practice.ts";
import { said } from "../unsaid.ts";
import { hours, km, minutes, percent } from "../wording.ts";
import type { ServiceAreaPage } from "./types.ts";

/** What lies in each band of distance, from the base outward. */
const BAND_TOWNS = [
	`${business.baseTown}, L’Isle-d’Abeau, Villefontaine, La Tour-du-Pin et les villages entre elles.`,
	"Crémieu, Morestel, La Côte-Saint-André, Vienne, Beaurepaire, Voiron.",
	"Moirans, Tullins, Voreppe, Roussillon, Saint-Laurent-du-Pont, Saint-Marcellin.",
];

export const serviceAreaPage = said<ServiceAreaPage>({
	seo: {
		title: `Zone d’intervention : serrurier en Isère, ${km(facts.radiusKm)}`,
		description: `De ${business.baseTown} à Grenoble, de Vienne à Voiron : plus de ${facts.moreThanTowns} villes desservies en Isère. Trouvez la vôtre et le temps qu’il me faut pour y arriver.`,
		keywords: [
			"zone d’intervention serrurier",
			"serrurier Isère",
			"serrurier Nord-Isère",
			"serrurier Voiron",
			"serrurier Vienne",
		],
	},
	hero: {
		title: `Je pars de ${business.baseTown}. Combien de temps jusqu’à vous ?`,
		lead: `J’arrive en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne. Voici, commune par commune, le temps qu’il me faut. Au-delà de ${km(facts.radiusKm)}, appelez : je vous confirme si je peux venir.`,
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
			label: "de l’Isère couverte",
		},
	],
	mainTowns: {
		title: "Six villes, six temps d’arrivée",
		lead: "Les villes principales. Choisissez la vôtre pour voir le détail.",
	},
	otherTowns: {
		title: `Plus de ${facts.moreThanTowns} villes, une page pour chacune`,
		lead: "Chaque page donne la distance, le temps d’arrivée et les communes voisines.",
	},
	bands: {
		title: "À chaque distance son délai",
		lead: "Des ordres de grandeur, à partir de la distance à vol d’oiseau. Cela dépend aussi de la circulation.",
		items: facts.travelBands.map((band, index) => ({ ...band, text: BAND_TOWNS[index] ?? "" })),
	},
	travelTime: {
		title: "Votre commune, votre temps d’arrivée",
		lead: "Tapez un nom ou un code postal. Le calcul se fait dans votre navigateur : votre adresse ne part nulle part.",
		button: "Calculer le temps de trajet",
	},
	finalCall: {
		title: "Le plus sûr reste de demander",
		text: `Au téléphone, je vous dis où je suis et quand j’arrive. Pour un projet, écrivez-moi : réponse sous ${hours(facts.replyHours)} en journée.`,
	},
});
