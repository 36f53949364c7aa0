import { facts } from "../facts.ts";
import { opening } from "../own-facts.ts";
import { paths } from "../site-map.ts";
import { ifSaid, said } from "../unsaid.ts";
import { capital, euros, km, percent, years } from "../wording.ts";
import type { TownPage } from "./types.ts";

const { guaranteeYears } = facts;

/**
 * One frame for the 70 towns, filled with what is true of each: {ville} « Voiron », {aVille} « à Voiron », {delai} « 25 min environ »;
 * {delaiTitre} and {dernierTitre} are the two titles of `promise`. Where a sentence stands once for each case, the page takes
 * the one that is true (app/seo/town-values.ts). What every town has alike is kept short: the town's name stands twelve
 * times at most, and most of the words are its own (tests/laws/town-pages.test.ts).
 */
export const townPage = said<TownPage>({
	seo: {
		title: `Serrurier {ville} : dépannage ${opening.short}, devis gratuit`,
		titleLong: `Serrurier {ville} : dépannage ${opening.short}`,
		titleLongest: "Serrurier {ville} : dépannage",
		description: {
			within: `Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Comptez {delai}, ${opening.both}. Devis gratuit, artisan ${ifSaid("certified", "certifié", "assuré")}.`,
			beyond: `Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Comptez {delai}, à confirmer. ${capital(opening.both)}, artisan ${ifSaid("certified", "certifié", "assuré")}.`,
		},
		keywords: [
			"serrurier {ville}",
			"dépannage serrurier {ville}",
			"ouverture de porte {ville}",
			"changement de serrure {ville}",
		],
	},
	hero: {
		title: `Votre serrurier {aVille}, ${opening.short}`,
		lead: {
			base: "Porte claquée, serrure bloquée, effraction : appelez, je pars d’ici.",
			within: "Porte claquée, serrure bloquée, effraction : appelez.",
			beyond: "Appelez : je vous dis si je peux venir, quand, et le prix du déplacement.",
		},
	},
	/** Under the time, once. */
	estimate:
		"Temps estimé, hors circulation, si je ne suis pas déjà sur un chantier : je vous dis l’heure au téléphone.",
	beyondRadius: `C’est au-delà de notre rayon habituel de ${km(facts.radiusKm)} : appelez pour confirmer.`,
	/** Where the page says another distance than the one measured. */
	beyondMeasured: `À {mesure} à vol d’oiseau, plus par la route, c’est au-delà de notre rayon habituel de ${km(facts.radiusKm)} : appelez pour confirmer, le déplacement se chiffre avant mon départ.`,
	place: {
		title: "{ville} sur ma carte",
		around: "Aux alentours (temps estimé) :",
		toConfirm: "Plus loin ou hors de l’Isère, à confirmer au téléphone :",
		labels: {
			postalCode: "Code postal",
			postalCodes: "Codes postaux",
			quarters: "Quartiers et hameaux",
			merged: "Commune réunie",
			mergedMany: "Communes réunies",
		},
	},
	services: {
		title: "Mes services",
		lead: "",
		items: [
			{
				icon: "phone",
				title: "Dépannage d’urgence",
				text: ifSaid(
					"damageFree",
					`Sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
					"Je cherche d’abord à ne rien abîmer.",
				),
				features: [],
				action: { kind: "link", label: "Voir le dépannage", to: paths.emergency },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure",
				text: "Cylindre ou serrure.",
				features: [],
				action: { kind: "link", label: "Voir les serrures", to: paths.lockChange },
			},
			{
				icon: "breakin",
				title: "Porte forcée",
				text: "Refermée après constat.",
				features: [],
				action: { kind: "link", label: "Voir l’urgence", to: paths.emergency },
			},
		],
	},
	notesTitle: "Chez vos voisins",
	achievements: {
		title: "Deux travaux",
		lead: "",
		items: [
			{
				picture: "cylindre-use",
				title: "Une serrure remplacée",
				action: { kind: "link", label: "Le changement de serrure", to: paths.lockChange },
			},
			{
				picture: "porte-blindee",
				title: "Une porte blindée posée",
				action: { kind: "link", label: "La porte blindée", to: paths.armouredDoor },
			},
		],
	},
	nearby: { title: "Cinq villes voisines", fewer: "Villes voisines" },
	reasons: {
		title: "Pourquoi m’appeler",
		items: [
			`${years(facts.experienceYears.townPages)} d’expérience`,
			"{delaiTitre}",
			"Un devis écrit d’abord",
			`Pose garantie ${years(guaranteeYears.installation)}`,
		],
	},
	faq: {
		title: "Vos questions",
		items: [
			{
				question: "Combien coûte un serrurier ?",
				answer: `Réparation dès ${euros(facts.repairFromEuros)}, le reste sur devis.`,
			},
			{
				question: "Venez-vous la nuit et le week-end ?",
				answer: !opening.isAlways
					? `Je réponds ${opening.both}. ${opening.timetable}${opening.note}`
					: opening.noSurcharge
						? `Oui, ${opening.short} ; dimanche sans supplément.`
						: `Oui : ${opening.both}. ${opening.note}`,
			},
			{
				question: "Jusqu’où venez-vous ?",
				answer: `${km(facts.radiusKm)} autour de mon point de départ.`,
			},
			{
				question: "Quelles serrures ouvrez-vous ?",
				answer: "Cylindres, multipoints et portes blindées.",
			},
			{
				question: "Le devis est-il vraiment gratuit ?",
				answer: "Oui, et écrit sur place.",
			},
		],
	},
	finalCall: { title: "{dernierTitre}" },
	/** What is said otherwise beyond the radius, where the visitor calls before counting on a time. */
	promise: {
		within: {
			arrivalTitle: "Chez vous en {delai}",
			lastTitle: "{ville} : {delai}",
		},
		beyond: {
			arrivalTitle: "Un oui ou un non tout de suite",
			lastTitle: "{ville} : {delai}",
		},
	},
});
