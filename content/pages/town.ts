import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { paths } from "../site-map.ts";
import { either, euros, hours, km, percent, years } from "../wording.ts";
import type { TownPage } from "./schemas.ts";

const { guaranteeYears, lockPoints } = facts;

/**
 * One text for the 70 towns. What the page puts in: {ville} « Voiron », {aVille} « à Voiron », {deVille} « de Voiron »,
 * {population} « 21 847 », {distance} « 35 km », {delai} « 25 min », {depuisBase} « à 35 km de Bourgoin-Jallieu », which
 * is « sur place » for the base town: sentences must hold with both. {prudence} is the
 * sentence of `beyondRadius`, or nothing; {appel} the words before the number.
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
		lead: "Porte claquée, serrure bloquée, effraction : appelez, je prends la route et j’arrive {aVille} en {delai} environ. Dimanches et jours fériés compris, sans supplément.",
	},
	callLabels: { near: "Appelez, j’arrive en {delai} :", beyond: "Appelez pour confirmer :" },
	beyondRadius: `C’est au-delà de notre rayon habituel de ${km(facts.radiusKm)} : appelez pour confirmer.`,
	services: {
		title: "Ce que je fais {aVille}",
		lead: "L’urgence d’abord. Le reste se prépare, avec un devis gratuit.",
		items: [
			{
				icon: "phone",
				title: "Dépannage d’urgence",
				text: `Claquée, bloquée ou forcée : j’ouvre, sans dommage dans ${percent(facts.damageFreePercent)} des cas, et je referme.`,
				features: ["24h/24 et 7j/7", "Prix indicatif au téléphone", "Déplacement et diagnostic gratuits"],
				action: { kind: "link", label: "Voir le dépannage d’urgence", to: paths.emergency },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure",
				text: "Emménagement, clé perdue, cylindre usé : je remplace ce qui doit l’être, et je règle la porte.",
				features: [
					"Cylindre seul ou serrure complète",
					`De ${lockPoints.min} à ${lockPoints.max} points de fermeture`,
					`Garantie ${years(guaranteeYears.installation)}`,
				],
				action: { kind: "link", label: "Voir le changement de serrure", to: paths.lockChange },
			},
			{
				icon: "key",
				title: "Remplacement de cylindre",
				text: "Clés perdues ou prêtées, emménagement : le cylindre se change sans toucher au reste de la serrure.",
				features: [
					"Les anciennes clés n’ouvrent plus",
					"Sans percer la porte ni changer la poignée",
					`Garantie ${years(guaranteeYears.installation)}, pièces et main-d’œuvre`,
				],
				action: { kind: "link", label: "Comparer les serrures", to: paths.lockChange },
			},
		],
	},
	achievements: {
		title: "Deux travaux, et ce qu’ils changent",
		lead: "",
		items: [
			{
				picture: "cylindre",
				title: "Un cylindre remplacé, la serrure gardée",
				description:
					"Après une clé perdue, le cylindre sort, le neuf prend sa place. La porte n’est pas percée, la poignée ne bouge pas.",
				action: { kind: "link", label: "Comprendre le changement de serrure", to: paths.lockChange },
			},
			{
				picture: "porte-blindee",
				title: "Une entrée refaite avec une porte blindée",
				description:
					"Bâti scellé, porte sur pivots, points de fermeture sur toute la hauteur, et les certificats remis à la fin.",
				action: { kind: "link", label: "Comprendre la porte blindée", to: paths.armouredDoor },
			},
		],
	},
	nearby: {
		title: "Autour {deVille}, je viens aussi",
		lead: "Chaque commune a sa page, avec la distance et le temps d’arrivée.",
	},
	reasons: {
		title: "Pourquoi m’appeler depuis {ville}",
		lead: "",
		items: [
			{
				title: `${years(facts.experienceYears.townPages)} d’expérience`,
				text: `Et plus de ${facts.interventionsOver} interventions réussies. Un artisan certifié et assuré, que vous avez directement au téléphone.`,
			},
			{
				title: "Un délai qui est le vôtre",
				text: "{delai} environ pour arriver {aVille}. Si la route est chargée, je vous le dis avant de partir.",
			},
			{
				title: "Un prix avant les outils",
				text: "Devis gratuit, déplacement et diagnostic gratuits. Rien ne commence sans votre accord.",
			},
			{
				title: "Un travail garanti",
				text: `${years(guaranteeYears.installation)} sur une pose, ${years(guaranteeYears.repair)} sur une réparation, ${years(guaranteeYears.armouredDoor)} sur une porte blindée.`,
			},
		],
	},
	faq: {
		title: "Cinq questions que l’on me pose {aVille}",
		items: [
			{
				question: "Combien coûte un serrurier {aVille} ?",
				answer: `Cela dépend de la porte et de la pièce : le prix est sur devis. Une réparation commence à ${euros(facts.repairFromEuros)}. Le déplacement et le diagnostic sont gratuits, et vous réglez par ${either(facts.paymentMeans)}.`,
			},
			{
				question: "Venez-vous la nuit et le week-end {aVille} ?",
				answer: "Oui, 24h/24 et 7j/7. Les dimanches et les jours fériés sont compris, sans supplément.",
			},
			{
				question: "Jusqu’où vous déplacez-vous ?",
				answer: `Mon rayon d’action est de ${km(facts.radiusKm)} autour de ${business.baseTown}. Comptez {delai} environ pour {ville} ({depuisBase}) ; chaque commune voisine a sa page, avec son temps.{prudence}`,
			},
			{
				question: "Quelles serrures ouvrez-vous et posez-vous ?",
				answer: `Cylindres européens, serrures en applique, serrures encastrées, serrures multipoints de ${lockPoints.min} à ${lockPoints.max} points, portes blindées. Si une pièce n’existe plus, je cherche l’équivalent aux mêmes cotes.`,
			},
			{
				question: "Le devis est-il vraiment gratuit ?",
				answer: `Oui. Indicatif au téléphone, définitif devant la porte, détaillé sous ${hours(facts.quoteHours)} pour un projet. Vous pouvez le refuser sans rien devoir.`,
			},
		],
	},
	finalCall: {
		title: "{ville} : j’y suis en {delai}",
		text: "Appelez, dites-moi ce que fait la clé, et je prends la route. 24h/24 et 7j/7.{prudence}",
		label: "{appel}",
	},
};
