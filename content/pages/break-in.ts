import { business } from "../business.ts";
import { facts, publicServices } from "../facts.ts";
import { opening } from "../own-facts.ts";
import { ifSaid, said } from "../unsaid.ts";
import { capital, minutes, years } from "../wording.ts";
import type { BreakInPage } from "./types.ts";

const { emergencyNumbers, guaranteeYears } = facts;
const { numbers, theftClaimWorkingDays } = publicServices;
const { afterBreakIn } = facts.emergencyTimes;
const police = `${emergencyNumbers.police} ou le ${emergencyNumbers.european}`;

export const breakInPage = said<BreakInPage>({
	seo: {
		title: `Après une effraction : sécuriser la porte, ${opening.short}`,
		description: `Porte forcée à ${business.baseTown} ou alentour : fermeture en urgence, remise en état, ${ifSaid("breakInReport", "rapport, photos et factures", "factures")} pour l’assurance. J’interviens ${opening.short}.`,
		keywords: ["effraction", "porte", "serrurier"],
	},
	hero: {
		title: "On a forcé votre porte. Je viens la refermer.",
		lead: "En bref, avant les six gestes :",
		figures: [
			{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour arriver, en moyenne" },
			{ value: `${afterBreakIn.min}–${afterBreakIn.max}`, label: "minutes d’intervention pour refermer" },
			{
				value: opening.short,
				label: `${opening.besideFigure}${opening.noSurcharge ? ", dimanches et jours fériés sans supplément" : opening.sundays}`,
			},
		],
	},
	// Whom to call stands on one line.
	danger: `Si quelqu’un est encore là, sortez et composez le ${police.replaceAll(" ", "\u00a0")}.`,
	emergency: {
		title: "Ce que je fais en arrivant",
		folds: "Voir mes gestes",
		lead: "Après la police, pour ne rien effacer.",
		items: [
			{
				title: ifSaid("breakInReport", "Je photographie avant de toucher", "Je regarde avant de toucher"),
				text: `Serrure, cadre, gâche, marques d’outil${ifSaid("breakInReport", " : l’assureur les demande", "")}.`,
			},
			{
				title: "Je referme",
				text: "La serrure d’origine, sinon une fermeture provisoire.",
			},
			{
				title: "Je regarde le reste",
				text: "Portes, volets, fenêtres : je fais le tour avec vous.",
			},
			{
				title: "Je chiffre la suite",
				text: "Un devis gratuit, pour l’assurance.",
			},
		],
	},
	insurance: {
		title: ifSaid(
			"breakInReport",
			"L’assurance : le dossier que je prépare pour vous",
			"L’assurance : ce que je vous remets",
		),
		folds: ifSaid("breakInReport", "Voir les pièces", "Voir le détail"),
		photos: {
			before: "Avant : le cadre forcé",
			after: "Après : le cadre réparé, la gâche longue",
		},
		lead: ifSaid(
			"breakInReport",
			"L’assureur décide, au vu de ces pièces et des vôtres.",
			"L’assureur décide, au vu de ma facture et de vos pièces.",
		),
		items: [
			{
				title: "Un rapport détaillé",
				text: "Ce qui a été forcé, comment, et ce qu’il a fallu faire.",
			},
			{
				title: "Des photos avant et après",
				text: "À l’arrivée, puis la porte remise en état.",
			},
			{
				title: "Des factures conformes",
				text: "Main-d’œuvre et pièces séparées, chacune nommée.",
			},
			{
				title: "Un suivi jusqu’au remboursement",
				text: "Une question de l’expert ? Je réponds.",
			},
		],
	},
	actions: {
		title: "Six gestes, dans l’ordre",
		lead: "Cochez au fur et à mesure : rien ne m’est envoyé.",
		items: [
			{
				title: "Mettez-vous à l’abri",
				text: "N’entrez pas si vous pensez qu’il reste quelqu’un. Attendez chez un voisin.",
			},
			{
				title: `Appelez le ${police}`,
				text: "Donnez votre adresse, puis ce que vous voyez. Restez en ligne.",
				callsForHelp: true,
			},
			{
				title: "Ne touchez à rien",
				text: "Ni poignée, ni tiroirs, ni morceaux par terre : ranger efface une empreinte.",
			},
			{ title: "Photographiez", text: "De loin puis de près, sans rien déplacer." },
			{
				title: "Appelez-moi pour refermer",
				text: "Dès que la police a terminé. Elle tarde ? Demandez au 17 si je peux refermer avant. Gardez vos clés pour l’assureur.",
				callsMe: true,
			},
			{
				title: "Déclarez",
				steps: [
					{
						title: "Portez plainte",
						text: "Au commissariat, à la gendarmerie, ou en ligne si l’auteur est inconnu. Gardez le récépissé.",
					},
					{
						title: "Faites opposition",
						text: `Carte ou chéquier volé : votre banque. Pour une carte, aussi le ${numbers.cardStop}, jour et nuit, appel surtaxé.`,
					},
					{
						title: "Prévenez votre assureur",
						text: `Dans les ${theftClaimWorkingDays} jours ouvrés : certains contrats laissent plus, jamais moins. Demandez ce qui est pris en charge avant les gros travaux.`,
					},
				],
			},
		],
		sources: `Sources : service-public.fr (plainte, opposition) ; Code des assurances, article L113-2 ; ministère de l’Intérieur (${numbers.bySms}).`,
		record: {
			title: "Pour l’assureur",
			folds: "Remplir la fiche",
			lead: "Écrivez ce que vous savez, imprimez, signez.",
			name: "Nom",
			address: "Adresse",
			insurer: "Assureur, n° de contrat",
			complaint: "Numéro de plainte",
			date: "Constaté le",
			missing: "Ce qui manque : objet, marque, date et prix d’achat",
			marks: "Les marques relevées : où, quelle forme",
			estimate: "Estimation totale",
			made: "Fait à, le",
			signature: "Signature",
		},
	},
	solutions: {
		title: ifSaid("preventionAudit", "Refermer, réparer, prévenir", "Refermer, puis réparer"),
		folds: ifSaid("preventionAudit", "Voir les trois", "Voir les deux"),
		lead: "",
		items: [
			{
				title: "Intervention d’urgence",
				text: "La porte ferme, au moins pour la nuit.",
				features: [
					`${capital(opening.both)}${opening.noSurcharge ? ", sans supplément les dimanches et jours fériés" : opening.sundays}`,
					"Serrure remise en service, ou neuve",
					"Panneau provisoire si le cadre est cassé",
				],
			},
			{
				title: "Remise en sécurité",
				text: "Les pièces abîmées sont réparées ou changées, le cadre est repris.",
				features: [
					`Serrure de ${facts.lockPoints.min} à ${facts.lockPoints.max} points si la porte le permet`,
					"Gâches renforcées",
					`Pose garantie ${years(guaranteeYears.installation)}${ifSaid("repair", `, réparation ${years(guaranteeYears.repair)}`, "")}, indépendamment de la garantie légale`,
				],
			},
			{
				title: "Audit de prévention",
				text: "Je vous dis quels accès comptent.",
				features: [
					"Portes, garage, fenêtres accessibles",
					"Liste des points faibles",
					"Devis séparé pour chaque amélioration",
				],
			},
		],
	},
	steps: {
		title: ifSaid("insuranceFile", "De l’appel au dossier clos", "De l’appel à la porte refermée"),
		lead: "",
		items: [
			{
				title: "Vous appelez",
				text: "Je dis un prix indicatif et mon heure.",
			},
			{
				title: "Je constate",
				text: "Rien n’est démonté avant votre accord, sur un devis écrit.",
			},
			{
				title: "Je remets en sécurité",
				text: "La porte ferme, vous essayez les clés.",
			},
			{
				title: ifSaid("breakInReport", "Je constitue le dossier", "Je vous remets la facture"),
				text: `Pour l’assureur${ifSaid("insuranceFile", " : je réponds à ses questions", "")}.`,
			},
		],
	},
	advice: [
		`Appelez la police, au ${emergencyNumbers.police} ou au ${emergencyNumbers.european}`,
		"Ne touchez à rien avant son passage",
		"Appelez-moi, je viens refermer",
		"Prévenez votre assureur",
	],
	form: {
		title: "La porte ferme déjà ? Prenons le temps",
		lead: "Décrivez ce qui est abîmé.",
	},
});
