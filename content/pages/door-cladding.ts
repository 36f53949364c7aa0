import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { labourToo } from "../labour-too.ts";
import { steelSheet } from "../steel-sheet.ts";
import { ifSaid, isSaid, saidOn } from "../unsaid.ts";
import { hours, range, span, years } from "../wording.ts";
import type { DoorCladdingPage } from "./types.ts";

const { cladding } = facts;
const guarantee = years(facts.guaranteeYears.cladding);
const making = span(cladding.makingDays, "jours ouvrés");
/** Told at the head, and again beside the days of the work. */
const warranty = {
	value: guarantee,
	label: `de garantie${labourToo}, indépendamment de la garantie légale`,
};
/** Those that the owner may take out. */
const delays = ["claddingVisit", "claddingMaking", "claddingInstallation"] as const;
const installation = span(cladding.installationHours, "heures");
/** What the owner keeps of the delays. */
const visit = ifSaid("claddingVisit", `Visite sous ${hours(cladding.visitHours)}`, "");
const promised = [
	visit || "Devis gratuit",
	...(isSaid("claddingInstallation") ? [`pose en ${installation}`] : []),
].join(", ");

/** Said here alone. */
const OWN = {
	claddingPrice: [`qu’une porte blindée neuve ${cladding.timesCheaper} fois`],
	claddingVisit: [`pour ma visite, hors fermeture annoncée ${hours(cladding.visitHours)}`],
	claddingMaking: [`ouvrés de fabrication ${range(cladding.makingDays, "jours")}`],
	claddingInstallation: [
		"Posé en une demi-journée",
		`${installation} sur place`,
		`de pose ${range(cladding.installationHours, "h")}`,
		`de pose, soit une demi-journée ${range(cladding.installationHours, "h")}`,
	],
};

export const doorCladdingPage = saidOn<DoorCladdingPage>(OWN, {
	seo: {
		title: "Blindage de porte existante en Isère, sur devis gratuit",
		description: `Blinder la porte que vous avez : tôle d’acier, serrure ${cladding.points.simple} ou ${cladding.points.reinforced} points, cornières. ${promised}, garantie ${guarantee}.`,
		keywords: [
			"blindage de porte",
			"blindage fourreau",
			"blinder une porte existante",
			`serrurier ${business.baseTown}`,
		],
	},
	hero: {
		title: "Gardez votre porte, habillez-la d’acier.",
		lead: `Une porte saine n’a pas besoin d’être remplacée pour résister. Un blindage par fourreau coûte environ ${cladding.timesCheaper} fois moins cher qu’une porte blindée neuve${ifSaid("claddingInstallation", ", et se pose en une demi-journée", "")}.`,
		promise: visit ? `${visit}, devis gratuit` : "Devis gratuit, écrit avant que je commence",
		figures: [
			{ value: `${cladding.timesCheaper} fois`, label: "moins cher, environ, qu’une porte blindée neuve" },
			{ value: range(cladding.installationHours, "h"), label: "de pose" },
			warranty,
		],
	},
	benefits: {
		title: "La même porte, bien plus solide",
		folds: "Voir les avantages",
		lead: "À une condition : que la porte et son cadre soient sains. Je le vérifie avant tout devis.",
		items: [
			{
				title: "Moins cher qu’une porte neuve",
				text: `Environ ${cladding.timesCheaper} fois moins cher qu’une porte blindée neuve : le bâti et la porte restent en place.`,
			},
			{
				title: "Posé en une demi-journée",
				text: `La pose prend ${installation}. Le soir, vous fermez avec vos nouvelles clés.`,
			},
			{
				title: "Votre porte garde sa place",
				text: "Son sens d’ouverture ne change pas, et la finition de la tôle se choisit au devis.",
			},
			{
				title: "La résistance là où elle manque",
				text: "La tôle protège le panneau ; les cornières, le pourtour ; la serrure à plusieurs points, toute la hauteur.",
			},
			{
				title: "En copropriété, une règle de plus",
				text: "Côté palier, le règlement fixe souvent l’aspect de la porte : demandez au syndic, je choisis la finition en conséquence.",
			},
			{
				title: "Une porte bien réglée",
				text: "À la pose, je reprends les gonds, le jeu et la gâche : la porte ferme sans forcer.",
			},
		],
	},
	technique: {
		title: "Cinq pièces qui travaillent ensemble",
		lead: "Un blindage vaut ce que vaut sa pièce la plus faible. Voici les cinq ; les cornières vont avec le fourreau renforcé.",
		items: [
			{
				title: steelSheet,
				text: `${ifSaid("claddingSheets", "C’est son épaisseur, en dixièmes de millimètre. ", "")}Pliée sur les chants, elle enveloppe la porte au lieu d’être plaquée dessus.`,
			},
			{
				title: "Cornières anti-pince sur tout le pourtour",
				text: "Elles recouvrent le jeu entre porte et cadre, là où un pied-de-biche cherche à entrer.",
			},
			{
				title: `Serrure ${cladding.points.simple} ou ${cladding.points.reinforced} points`,
				text: "Les pênes entrent dans des gâches reprises sur le cadre, en haut, au milieu et en bas.",
			},
			{
				title: "Cylindre européen anti-perçage",
				text: "Des pièces en acier dur freinent le foret. Le cylindre ne doit pas dépasser de la plaque : je le choisis à la bonne longueur.",
			},
			{
				title: "Paumelles renforcées à billes",
				text: "La tôle alourdit la porte. Les billes portent ce poids, et la porte continue de s’ouvrir sans effort.",
			},
		],
	},
	options: {
		title: "Deux blindages, selon ce que vous protégez",
		folds: "Comparer les deux",
		lead: "La pose est la même. La tôle, la serrure et les protections changent.",
		items: [
			{
				title: "Fourreau simple",
				text: "Pour une porte déjà abritée : un palier fermé, une cour commune, une entrée secondaire.",
				features: ["Tôle d’acier", `Serrure ${cladding.points.simple} points`, `Garantie ${guarantee}`],
				recommended: false,
			},
			{
				title: "Fourreau renforcé",
				text: "Pour une porte qui donne sur la rue, ou un logement souvent vide en journée.",
				features: [
					"Tôle d’acier renforcée",
					`Serrure ${cladding.points.reinforced} points`,
					"Cornières anti-pince",
					"Certification A2P (celle de la serrure posée)",
					`Garantie ${guarantee}`,
				],
				recommended: true,
			},
		],
	},
	steps: {
		title: "De la première visite à la dernière vis",
		lead: "Quatre étapes, et votre porte reste en service jusqu’à la pose.",
		items: [
			{
				title: "Visite et mesures",
				text: `${ifSaid("claddingVisit", `Je passe sous ${hours(cladding.visitHours)}. `, "")}Je sonde la porte et le cadre, et je vous dis si votre porte mérite un blindage.`,
			},
			{
				title: "Devis, puis accord",
				text: `Le devis est gratuit et détaillé, pièce par pièce. Vous le recevez sous ${hours(facts.quoteHours)} après la visite.`,
			},
			{
				title: "Fabrication aux cotes",
				text: `La tôle est coupée et pliée pour votre porte${ifSaid("claddingMaking", ` : comptez ${making}`, "")}.`,
			},
			{
				title: "Pose et réglage",
				text: `${installation} sur place. Nous essayons la serrure ensemble, et je reprends le réglage si la porte a travaillé.`,
			},
		],
	},
	delays: {
		title: delays.some(isSaid) ? "Les délais, et ce qui est garanti" : "Ce qui est garanti",
		lead: "",
		items: [
			{ value: hours(cladding.visitHours), label: "pour ma visite, hors fermeture annoncée" },
			{ value: range(cladding.makingDays, "jours"), label: "ouvrés de fabrication" },
			{ value: range(cladding.installationHours, "h"), label: "de pose, soit une demi-journée" },
			warranty,
		],
	},
	gallery: {
		title: "Un blindage, vu de près",
		lead: "",
		items: [
			{
				picture: "cornieres",
				title: "Les cornières sur le cadre",
				description: "Porte fermée, le jeu disparaît sous l’acier, en haut, en bas et sur les côtés.",
			},
			{
				picture: "gond",
				title: "La paumelle à billes",
				description: "Elle porte le poids ajouté par la tôle, pour que la porte ne s’affaisse pas.",
			},
			{
				picture: "multipoint-coupe",
				title: "La serrure à plusieurs points",
				description: `La tôle protège le panneau ; ${cladding.points.simple} ou ${cladding.points.reinforced} pênes tiennent la hauteur.`,
			},
		],
	},
	form: {
		title: "Votre porte mérite-t-elle un blindage ?",
		lead: "Donnez-moi ses dimensions, même approximatives, et dites-moi si elle est en bois plein. Je vous réponds franchement.",
	},
});
