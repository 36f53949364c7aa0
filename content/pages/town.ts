import { facts } from "../facts.ts";
import { paths } from "../site-map.ts";
import { either, euros, hours, km, percent, years } from "../wording.ts";
import type { TownPage } from "./schemas.ts";

const { guaranteeYears, lockPoints } = facts;

/**
 * One frame for the 70 towns, filled with what is true of each. What the page puts in: {ville} « Voiron », {aVille}
 * « à Voiron », {deVille} « de Voiron », {population}, {distance} « 35 km », {delai} « 25 min », {direction} « au sud-est »,
 * {voisine1} to {voisine5} the nearest towns, {aVoisine1} « à Coublevie », {km1} how far
 * from here, {delai1} how long from the base. {prudence} is the sentence of
 * `beyondRadius`, or nothing; {arrivee} that of `arrival`; {appel} the words before the number.
 * Where a sentence stands once for each distance, the page takes the one that is true (app/seo/town-values.ts).
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
			far: "Je viens jusqu’{aVille}, {distance} {direction} {deDepart}, en {delai} environ. Appelez tôt : je pars aussitôt.",
			beyond:
				"Il y a {distance} {deDepart} jusqu’{aVille} : comptez {delai} environ. Appelez d’abord, je vous dis si je peux venir.",
		},
	},
	callLabels: { near: "Appelez, j’arrive en {delai} :", beyond: "Appelez pour confirmer :" },
	beyondRadius: `C’est au-delà de notre rayon habituel de ${km(facts.radiusKm)} : appelez pour confirmer.`,
	place: {
		title: "{ville} sur ma carte",
		route: {
			base: "C’est d’ici que je pars, et c’est ici que le trajet est le plus court : {delai} environ.",
			close:
				"{ville} est à {distance} {direction} de mon point de départ : {delai} environ, c’est l’un de mes trajets les plus courts.",
			near: "Depuis {depart}, vous êtes {direction}, à {distance} à vol d’oiseau. Je compte {delai} environ, de ma porte à la vôtre.",
			middle:
				"Vous êtes {direction} {deDepart}, à {distance} à vol d’oiseau : {delai} environ de route jusqu’{aVille}.",
			far: `Il y a {distance} {deDepart} jusqu’{aVille}, {direction}. C’est encore dans mon rayon de ${km(facts.radiusKm)} : {delai} environ.`,
			beyond: `{ville} est {direction}, à {distance} {deDepart}, quand mon rayon habituel s’arrête à ${km(facts.radiusKm)}. Comptez {delai} environ.`,
		},
		order: {
			before: "Pour {voisine1}, à {km1} de chez vous, comptez {delai1}.",
			after: "Je suis souvent plus vite {aVoisine1}, à {km1} de chez vous : {delai1}.",
			same: "Même temps, {delai1}, pour {voisine1}, à {km1} de chez vous.",
		},
		around: "Je viens aussi dans ces communes autour {deVille} :",
		labels: {
			postalCode: "Code postal",
			postalCodes: "Codes postaux",
			grouping: "Intercommunalité",
			arrondissement: "Arrondissement",
			merged: "Communes réunies",
			samePost: "Même code postal",
		},
	},
	arrival: {
		base: "D’un bout {deVille} à l’autre, le trajet est court.",
		close: "{distance} jusqu’{aVille}, c’est l’affaire de peu.",
		near: "Et si la route {deVille} est chargée, je le dis.",
		middle: "Si la route jusqu’{aVille} est chargée, je le dis.",
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
				text: `Claquée ou bloquée : {aVille} en {delai} environ, et ouverte sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
				features: ["24h/24 et 7j/7"],
				action: { kind: "link", label: "Voir le dépannage d’urgence", to: paths.emergency },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure",
				text: "Posée chez vous {aVille}, cylindre seul ou serrure complète.",
				features: [`Garantie ${years(guaranteeYears.installation)}`],
				action: { kind: "link", label: "Voir le changement de serrure", to: paths.lockChange },
			},
			{
				icon: "key",
				title: "Remplacement de cylindre",
				text: "Clés perdues {aVille} ? Les anciennes n’ouvrent plus.",
				features: ["La serrure reste"],
				action: { kind: "link", label: "Comparer les serrures", to: paths.lockChange },
			},
		],
	},
	notesTitle: "Chez vos voisins {deVille}",
	achievements: {
		title: "Deux travaux, et ce qu’ils changent",
		lead: "",
		items: [
			{
				picture: "cylindre-use",
				title: "Un cylindre remplacé, la serrure gardée",
				description: "Clé perdue : un neuf prend sa place.",
				action: { kind: "link", label: "Comprendre le changement de serrure", to: paths.lockChange },
			},
			{
				picture: "porte-blindee",
				title: "Une entrée refaite avec une porte blindée",
				description: "Bâti scellé, porte sur pivots.",
				action: { kind: "link", label: "Comprendre la porte blindée", to: paths.armouredDoor },
			},
		],
	},
	nearby: {
		title: "Autour {deVille}, je viens aussi",
		lead: {
			dense: "Cinq villes en {km5} à peine, {deVoisine1} {aVoisine5}, avec leur temps depuis {depart}.",
			spread:
				"{voisine1} est à {km1}, {voisine5} à {km5} : voici mes temps depuis {depart} pour les cinq plus proches.",
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
				title: "Chez vous en {delai}",
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
				answer: `Le déplacement jusqu’{aVille} et le diagnostic sont gratuits, le reste est sur devis. Une réparation {aVille} commence à ${euros(facts.repairFromEuros)}, par ${either(facts.paymentMeans)}.`,
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
				answer: `Oui : indicatif au téléphone, définitif devant votre porte {aVille}, détaillé sous ${hours(facts.quoteHours)} pour un projet.`,
			},
		],
	},
	finalCall: {
		title: "{ville} : j’y suis en {delai}",
		text: "Votre rue {aVille}, ce que fait la clé : dites-le-moi, et je pars.{prudence}",
		label: "{appel}",
	},
};
