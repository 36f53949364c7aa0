import { facts } from "../facts.ts";
import { paths } from "../site-map.ts";
import { either, euros, hours, km, percent, years } from "../wording.ts";
import type { TownPage } from "./types.ts";

const { guaranteeYears, lockPoints } = facts;

/**
 * One frame for the 70 towns, filled with what is true of each. What the page puts in: {ville} « Voiron », {aVille}
 * « à Voiron », {deVille} « de Voiron », {population}, {distance} « 35 km », {delai} « 25 min », {direction} « au
 * sud-est », {depart} and {deDepart} the base, {depuisBase} « à 35 km de Bourgoin-Jallieu » or « sur place »; {voisine1}
 * to {voisine5} the nearest towns, {aVoisine1} « à Coublevie », {km1} how far from here, {delai1} how long from the base;
 * {proche}, {kmProche}, {delaiProche} the nearest that is not the base; {prudence} the sentence of `beyondRadius`, or nothing; {arrivee} that of `arrival`; {delaiTitre}, {dernierTitre} and
 * {dernierMot} those of `promise`; {appel} the words before the number. Where a sentence stands once for each case, the
 * page takes the one that is true (app/seo/town-sentences.ts).
 */
export const townPage: TownPage = {
	seo: {
		title: "Serrurier {ville} : dépannage 24h/24, devis gratuit",
		titleLong: "Serrurier {ville} : dépannage 24h/24",
		description:
			"Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Arrivée en {delai}, 24h/24 et 7j/7. Devis gratuit, artisan certifié.",
		keywords: [
			"serrurier {ville}",
			"dépannage serrurier {ville}",
			"ouverture de porte {ville}",
			"changement de serrure {ville}",
		],
	},
	hero: {
		title: "Votre serrurier {aVille}, 24h/24",
		lead: {
			base: "Je pars de {ville} même. Porte claquée, serrure bloquée, effraction : appelez, je suis chez vous en {delai} environ.",
			close:
				"{ville} est à {distance} de mon point de départ. Porte claquée, serrure bloquée, effraction : appelez, j’y suis en {delai} environ.",
			near: "Depuis {depart}, je suis {aVille} en {delai} environ. Porte claquée, serrure bloquée ou forcée : appelez, je prends la route.",
			middle:
				"Entre {depart} et {ville}, il y a {distance}. Appelez dès que la porte vous résiste : j’arrive {aVille} en {delai} environ.",
			far: "Je viens jusqu’{aVille}, à {distance} {direction} {deDepart}, en {delai} environ. Appelez : je pars aussitôt.",
			beyond:
				"Il y a {distance} {deDepart} jusqu’{aVille} : comptez {delai} environ. Appelez d’abord, je vous dis si je peux venir.",
		},
	},
	callLabels: { near: "Appelez, j’arrive en {delai} :", beyond: "Appelez pour confirmer :" },
	beyondRadius: `C’est au-delà de notre rayon habituel de ${km(facts.radiusKm)} : appelez pour confirmer.`,
	place: {
		title: "{ville} sur ma carte",
		route: {
			base: "C’est d’ici que je pars : {delai} environ, comme pour {voisine1}, à {km1}.",
			close:
				"{ville} est à {distance} {direction} de mon point de départ : {delai} environ, c’est l’un de mes trajets les plus courts.",
			near: "Vous êtes {direction} {deDepart}, à {distance}. Je compte {delai} environ jusqu’{aVille}, de ma porte à la vôtre.",
			middle: "{delai} environ de route jusqu’{aVille} : vous êtes {direction} {deDepart}, à {distance}.",
			far: `Il y a {distance} {deDepart} jusqu’{aVille}, {direction}. C’est encore dans mon rayon de ${km(facts.radiusKm)} : {delai} environ.`,
			beyond: `{ville} est {direction}, à {distance} {deDepart}, quand mon rayon habituel s’arrête à ${km(facts.radiusKm)}. Comptez {delai} environ.`,
		},
		neighbour: "Pour {proche}, à {kmProche} de chez vous, je compte {delaiProche} depuis {depart}.",
		around: {
			inside: "Je viens aussi autour {deVille}, temps estimé d’après la distance :",
			beyond: "Autour {deVille}, appelez pour confirmer ; temps estimé d’après la distance :",
		},
		labels: {
			postalCode: "Code postal",
			postalCodes: "Codes postaux",
			grouping: "Intercommunalité",
			arrondissement: "Arrondissement",
			merged: "Commune réunie",
			mergedMany: "Communes réunies",
			samePost: "Même code postal, notamment",
		},
	},
	arrival: {
		base: "Je pars {deVille} même, et je rappelle si quelque chose me retient.",
		close: "C’est à côté : {distance} jusqu’{aVille}.",
		near: "Si la route jusqu’{aVille} est chargée, je vous préviens.",
		middle: "Une route chargée jusqu’{aVille} ? Je vous préviens.",
		far: "Je confirme l’heure en partant pour {ville}.",
		beyond: "C’est loin : je dis d’abord si je peux venir {aVille}.",
	},
	services: {
		title: "Ce que je fais {aVille}",
		lead: "",
		items: [
			{
				icon: "phone",
				title: "Dépannage d’urgence",
				text: `Porte claquée ou bloquée : {delai} environ jusqu’{aVille}, et j’ouvre sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
				features: ["24h/24 et 7j/7"],
				action: { kind: "link", label: "Voir le dépannage d’urgence", to: paths.emergency },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure",
				text: "Je pose chez vous, {aVille}, un cylindre seul ou une serrure complète.",
				features: [`Garantie ${years(guaranteeYears.installation)}`],
				action: { kind: "link", label: "Voir le changement de serrure", to: paths.lockChange },
			},
			{
				icon: "key",
				title: "Remplacement de cylindre",
				text: "Je change le cylindre {aVille} : les clés perdues n’ouvrent plus.",
				features: ["La serrure reste"],
				action: { kind: "link", label: "Comparer les serrures", to: paths.lockChange },
			},
		],
	},
	notesTitle: "Chez vos voisins {deVille}",
	achievements: {
		title: "Deux travaux expliqués",
		lead: "",
		items: [
			{
				picture: "cylindre-use",
				title: "Un cylindre remplacé, la serrure gardée",
				description: "Clé perdue : un cylindre neuf remplace l’ancien.",
				action: { kind: "link", label: "Comprendre le changement de serrure", to: paths.lockChange },
			},
			{
				picture: "porte-blindee",
				title: "Une entrée refaite avec une porte blindée",
				description: "Bâti scellé, pivots d’acier.",
				action: { kind: "link", label: "Comprendre la porte blindée", to: paths.armouredDoor },
			},
		],
	},
	nearby: {
		title: "Les cinq villes les plus proches {deVille}",
		lead: {
			dense: "Cinq villes à {km5} au plus, {deVoisine1} {aVoisine5}, avec mon temps de trajet depuis {depart}.",
			spread: "La plus proche, {voisine1}, est à {km1} ; la cinquième, {voisine5}, à {km5}.",
			sparse:
				"Les villes sont espacées par ici : la plus proche, {voisine1}, est à {km1}, et la cinquième, {voisine5}, à {km5}.",
		},
	},
	reasons: {
		title: "Pourquoi m’appeler depuis {ville}",
		lead: "",
		items: [
			{
				title: `${years(facts.experienceYears.townPages)} d’expérience`,
				text: `Et plus de ${facts.interventionsOver} interventions réussies.`,
			},
			{
				title: "{delaiTitre}",
				text: "{arrivee}",
			},
			{
				title: "Un prix avant les outils",
				text: "Rien ne commence {aVille} sans votre accord.",
			},
			{
				title: "Un travail garanti",
				text: `${years(guaranteeYears.installation)} sur une pose {aVille}, ${years(guaranteeYears.repair)} sur une réparation.`,
			},
		],
	},
	faq: {
		title: "Cinq questions que l’on me pose {aVille}",
		items: [
			{
				question: "Combien coûte un serrurier {aVille} ?",
				answer: `Le déplacement jusqu’{aVille} et le diagnostic sont gratuits, le reste est sur devis. Une réparation {aVille} commence à ${euros(facts.repairFromEuros)} ; vous réglez par ${either(facts.paymentMeans)}.`,
			},
			{
				question: "Venez-vous la nuit et le week-end {aVille} ?",
				answer:
					"Oui, 24h/24 et 7j/7, {aVille} comme {aVoisine1}, {aVoisine2} ou {aVoisine3}, dimanches et jours fériés sans supplément.",
			},
			{
				question: "Jusqu’où vous déplacez-vous autour {deVille} ?",
				answer: `Jusqu’à ${km(facts.radiusKm)}. Pour {ville}, {depuisBase}, comptez {delai} environ ; {delai1} pour {voisine1}, {delai2} pour {voisine2}, {delai3} pour {voisine3}, {delai4} pour {voisine4} et {delai5} pour {voisine5}.{prudence}`,
			},
			{
				question: "Quelles serrures ouvrez-vous et posez-vous {aVille} ?",
				answer: `Cylindres européens, serrures en applique ou encastrées, {aVille} comme {aVoisine1}. Multipoints de ${lockPoints.min} à ${lockPoints.max} points et portes blindées aussi.`,
			},
			{
				question: "Le devis est-il vraiment gratuit ?",
				answer: `Oui : indicatif au téléphone, écrit devant votre porte {aVille}, détaillé sous ${hours(facts.quoteHours)} pour un projet.`,
			},
		],
	},
	finalCall: {
		title: "{dernierTitre}",
		text: "{dernierMot}{prudence}",
		label: "{appel}",
	},
	/** What is said otherwise beyond the radius, where the visitor calls before counting on a time. */
	promise: {
		inside: {
			arrivalTitle: "Chez vous en {delai}",
			lastTitle: "{ville} : j’y suis en {delai}",
			lastWord: "Dites-moi votre rue {aVille} et ce qui bloque : je pars.",
		},
		beyond: {
			arrivalTitle: "{delai}, à confirmer",
			lastTitle: "{ville} : {delai} environ, à confirmer",
			lastWord: "Dites-moi votre rue {aVille} et ce qui bloque : je vous dis si je peux venir.",
		},
	},
};
