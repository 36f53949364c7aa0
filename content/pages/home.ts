import { business, withName } from "../business.ts";
import { facts } from "../facts.ts";
import { fittingGuarantee } from "../fitting-guarantee.ts";
import { freeLine, owedOnRefusal } from "../free-of-charge.ts";
import { labourToo } from "../labour-too.ts";
import { mainTownsInWords } from "../main-towns.ts";
import { homeReviews, opening, priceList, reviewsTitle } from "../own-facts.ts";
import type { Card } from "../shapes.ts";
import { ifOffered, paths } from "../site-map.ts";
import { steelSheet } from "../steel-sheet.ts";
import { ifSaid, isSaid, said } from "../unsaid.ts";
import { capital, either, euros, integer, km, minutes, percent, years } from "../wording.ts";
import type { HomePage } from "./types.ts";

const { guaranteeYears } = facts;
const fitting = fittingGuarantee();

const newDoor: Card = {
	icon: "door",
	title: ifSaid(
		"a2pDoors",
		"Porte blindée : une résistance mesurée en minutes",
		"Porte blindée : le bâti et la pose comptent autant",
	),
	text: ifSaid(
		"a2pDoors",
		"La certification A2P dit combien de temps, au moins, une porte résiste à l’essai, en laboratoire.",
		"Bâti, points de fermeture, pose : ce qu’une porte tient dépend des trois.",
	),
	features: [
		`Certifications ${facts.a2pLevels.map((level) => level.name).join(", ")}`,
		ifSaid("freeVisit", "Étude et devis avec visite technique gratuite", "Étude et devis détaillé"),
		...(isSaid("armouredDoor") ? [`Garantie du fabricant : ${years(guaranteeYears.armouredDoor)}`] : []),
	],
	action: { kind: "link", label: "Voir les portes blindées", to: paths.armouredDoor },
};
/** Of who fits no new door. */
const cladDoor: Card = {
	icon: "sheet",
	title: "Blindage : votre porte, bien plus solide",
	text: "Une porte saine se renforce au lieu de se remplacer : tôle d’acier, serrure à plusieurs points.",
	features: [
		steelSheet,
		`Serrure ${facts.cladding.points.simple} ou ${facts.cladding.points.reinforced} points`,
		`Garantie ${years(guaranteeYears.cladding)}, indépendamment de la garantie légale`,
	],
	action: { kind: "link", label: "Voir le blindage", to: paths.doorCladding },
};
/** Of who does neither. */
const repair: Card = {
	icon: "tools",
	title: "Réparation de serrure : la pièce fautive, pas la serrure",
	text: "Clé qui force, porte qui frotte, mécanisme grippé : je démonte, je nettoie, je remplace ce qui a lâché.",
	features: [
		ifSaid(
			"repairFrom",
			`Réparation à partir de ${euros(facts.repairFromEuros)}`,
			"Un prix écrit avant que je commence",
		),
		"Prix selon les pièces à remplacer",
		ifSaid("repair", `Garantie ${years(guaranteeYears.repair)}`, "La garantie légale sur les pièces"),
	],
	action: { kind: "link", label: "Voir la réparation", to: paths.lockRepair },
};

export const homePage = said<HomePage>({
	seo: {
		title: withName(`Serrurier à ${business.baseTown}${opening.inTitle}`),
		description: `Artisan serrurier à ${business.baseTown} : porte claquée, changement de serrure, ${ifOffered("armouredDoors", "porte blindée", "réparation")}. En moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne. Devis gratuit.`,
		keywords: [
			"serrurier Bourgoin-Jallieu",
			"dépannage serrurerie Isère",
			"ouverture de porte",
			"changement de serrure",
			ifOffered("armouredDoors", "porte blindée", "réparation de serrure"),
		],
	},
	hero: {
		title: `Serrurier à ${business.baseTown} : vous appelez, j’arrive, j’ouvre.`,
		lead: `${opening.alone(`je réponds ${opening.withoutSurcharge}`)}. Un devis écrit, avant que je commence.`,
		figures: [
			{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour arriver, en moyenne" },
			{ value: km(facts.radiusKm), label: `de rayon d’action autour de ${business.baseTown}` },
			{ value: percent(facts.damageFreePercent), label: "d’ouvertures sans dommage" },
			{ value: `> ${integer(facts.interventionsOver)}`, label: "interventions réussies" },
		],
	},
	services: {
		title: "Trois cas où m’appeler",
		lead: "",
		items: [
			{
				icon: "phone",
				title: `Dépannage d’urgence : moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne`,
				text: "Porte claquée, clé cassée, serrure bloquée. Je donne un prix et je prends la route.",
				features: [
					capital(opening.withSundays),
					`Ouverture sans dommage dans ${percent(facts.damageFreePercent)} des cas`,
					freeLine,
				],
				action: { kind: "call", label: "Appeler maintenant" },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure : les anciennes clés ne servent plus",
				text: "Emménagement, clé perdue. Souvent, le cylindre suffit.",
				features: [
					"Cylindre seul ou serrure complète",
					`Serrures de ${facts.lockPoints.min} à ${facts.lockPoints.max} points`,
					`Pose garantie ${years(guaranteeYears.installation)}, indépendamment de la garantie légale`,
				],
				action: { kind: "link", label: "Voir le changement de serrure", to: paths.lockChange },
			},
			ifOffered("armouredDoors", newDoor, ifOffered("doorCladding", cladDoor, repair)),
		],
	},
	gallery: {
		title: "Votre porte, vue par un serrurier",
		lead: "Touchez une image.",
		items: [
			{
				picture: "porte-claquee",
				title: "Une porte seulement claquée",
				description: "La clé est dedans, rien n’est verrouillé : le demi-tour se repousse.",
			},
			{
				picture: "cylindre",
				title: "Un cylindre européen",
				description: "C’est lui que la clé fait tourner. Il se remplace à part.",
			},
			{
				picture: "crochet",
				title: "Une serrure multipoint",
				description:
					"Ici, un crochet. Les pênes sortent en haut, au milieu et en bas : la porte tient sur toute sa hauteur.",
			},
			{
				picture: "applique",
				title: "Une serrure en applique",
				description: "Vissée au dos de la porte, elle montre tout.",
			},
		],
	},
	reasons: {
		title: "Pas de surprise sur la facture",
		lead: "",
		items: [
			{
				title: "Le devis est gratuit",
				text: `Un prix indicatif au téléphone, puis un devis écrit sur place, dès le premier euro. Si vous en restez là, ${owedOnRefusal(priceList.travel.some((line) => line.euros === 0) ? ", s’il est payant" : "")}.`,
			},
			{
				title: "L’intervention est rapide",
				text: `J’arrive en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne.`,
			},
			{
				title: `L’artisan est ${ifSaid("certified", "certifié et assuré", "assuré")}`,
				text: `Vous parlez directement à un artisan. ${ifSaid("interventions", `Plus de ${integer(facts.interventionsOver)} interventions réussies, et une assurance`, "Assurance")} responsabilité civile professionnelle.`,
			},
			{
				title: "Le travail est garanti",
				text: `${fitting.years} sur les poses${fitting.withCladding ? " et les blindages" : ""}${fitting.cladding ? `, ${fitting.cladding} sur les blindages` : ""}${labourToo}, indépendamment de la garantie légale.${ifSaid("repair", ` ${years(guaranteeYears.repair)} sur les réparations.`, "")}${ifOffered("armouredDoors", ifSaid("armouredDoor", ` ${years(guaranteeYears.armouredDoor)} par le fabricant sur les portes blindées.`, ""), "")}`,
			},
		],
	},
	area: {
		title: `${km(facts.radiusKm)} autour de ${business.baseTown}`,
		lead: `${mainTownsInWords}, et le temps qu’il me faut pour y être, au plus court. Je vous dis l’heure au téléphone.`,
		link: "Voir toutes les villes",
	},
	testimonials: {
		title: reviewsTitle(homeReviews),
		lead: "",
		items: homeReviews,
	},
	finalCall: {
		title: "Devant une porte fermée ? Appelez.",
		text: `${opening.alone(opening.withoutSurcharge)}. Vous réglez par ${either(facts.paymentMeans)}.`,
	},
});
