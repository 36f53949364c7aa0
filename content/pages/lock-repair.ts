import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { flatSum } from "../flat-price.ts";
import { freeLine, freeRepair } from "../free-of-charge.ts";
import { flatPrices, hourlyPrice, ifFreeTravel, opening, travelPrice } from "../own-facts.ts";
import { ifSaid, saidOn } from "../unsaid.ts";
import { capital, euros, km, lower, minutes, years } from "../wording.ts";
import type { LockRepairPage } from "./types.ts";

const guarantee = years(facts.guaranteeYears.repair);
const fromPrice = ifSaid("repairFrom", `À partir de ${euros(facts.repairFromEuros)}`, hourlyPrice ?? "Sur devis");
/** What he asks for it, where the schedule has it, and on which terms: « Diagnostic, déduit si je répare ». */
const diagnosis = flatPrices.find(({ service, example }) => !example && /diagnostic/i.test(service));
const diagnosisTerms = termsOf(diagnosis);

/** The schedule's own words, after the sentence that says what he does: « Diagnostic, déduit si je répare (la visite). » */
function termsOf(line: typeof diagnosis): string {
	if (line === undefined || `${line.service}${line.includes}`.replace(/diagnostic/i, "").trim() === "") return "";
	const includes = line.includes.replace(/\.$/, "");
	return ` ${capital(line.service)}${includes ? ` (${lower(includes)})` : ""}.`;
}
const examplePoints = facts.repairExamplePoints;

/** Said here alone. */
const OWN = {
	repairFrom: [`la réparation Dès ${euros(facts.repairFromEuros)}`],
	freeDiagnosis: ["Un diagnostic gratuit"],
	repairExample: [`Réparation d’une serrure multipoint ${examplePoints} points`],
	repair: [
		`Une réparation garantie ${guarantee}`,
		`Réparation garantie ${guarantee}`,
		`La réparation est garantie ${guarantee}`,
		`de garantie sur la réparation, indépendamment de la garantie légale ${guarantee}`,
	],
};

export const lockRepairPage = saidOn<LockRepairPage>(OWN, {
	seo: {
		title: `Réparation de serrure à ${business.baseTown}, ${opening.short}`,
		description: `Clé cassée, serrure grippée, porte qui ferme mal : ${ifSaid("freeDiagnosis", "diagnostic gratuit", "diagnostic et devis sur place")}, réparation ${ifSaid("repairFrom", `à partir de ${euros(facts.repairFromEuros)}`, "sur devis")}${ifSaid("repair", `, garantie ${guarantee}`, "")}.`,
		keywords: ["réparation serrure", "clé cassée dans la serrure", "serrure grippée", "SOS serrure Isère"],
	},
	hero: {
		title: "Une serrure dure ou grippée se répare souvent.",
		lead: "Avant de remplacer, je démonte et je regarde. Un ressort cassé, une vis desserrée ou une porte qui a bougé suffit à tout bloquer. Ne forcez pas sur la clé : appelez.",
		figures: [
			freeRepair,
			{ value: `Dès ${euros(facts.repairFromEuros)}`, label: "la réparation" },
			{ value: guarantee, label: "de garantie sur la réparation, indépendamment de la garantie légale" },
		],
	},
	callLabels: { hero: `SOS Serrure ${opening.short}`, price: "Appeler Maintenant" },
	problems: {
		title: "Six pannes, et ce qu’elles veulent dire",
		lead: "Repérez la vôtre : vous saurez quoi me dire au téléphone et, surtout, ce qu’il ne faut pas faire.",
		items: [
			{
				title: "La clé s’est cassée dans la serrure",
				text: "Ne poussez rien derrière elle. Gardez l’autre morceau : je sors celui qui reste et je contrôle le cylindre.",
			},
			{
				title: "La serrure ne tourne plus",
				text: "Essayez porte ouverte : si la clé tourne alors, c’est l’alignement qui est en cause, pas la serrure.",
			},
			{
				title: "Le cylindre pose problème",
				text: "La clé entre mal, tourne dans le vide ou reste prise. Le cylindre se répare rarement, mais il se change à part.",
			},
			{
				title: "Le mécanisme est grippé",
				text: "Pas d’huile : elle retient la poussière et colle avec le temps. Je démonte, je nettoie et je mets le lubrifiant qui convient.",
			},
			{
				title: "La porte ferme mal",
				text: "Il faut la soulever ou la pousser du genou ? Les gonds ont bougé, ou la gâche. C’est un réglage, pas une serrure neuve.",
			},
			{
				title: "La serrure a été forcée",
				text: "Après une effraction, appelez d’abord la police et ne touchez à rien. Ensuite, je répare ou je remplace ce qui ne tient plus.",
			},
		],
	},
	services: {
		title: "Ce que vous payez, et ce que vous ne payez pas",
		lead: "Un devis écrit, avant que je commence. Si la réparation ne vaut pas la peine, je vous le dis.",
		items: [
			{
				title: "Diagnostic",
				text: `Je viens, je démonte avec votre accord et je vous montre la pièce en cause. Vous décidez ensuite.${ifSaid("freeDiagnosis", "", diagnosisTerms)}`,
				price: ifSaid("freeDiagnosis", "Gratuit", diagnosis ? capital(flatSum(diagnosis)) : "Annoncé au téléphone"),
			},
			{
				title: "Déblocage en urgence",
				text: "Clé cassée, pêne coincé, serrure bloquée : je rends d’abord la porte utilisable.",
				price: "Sur devis",
			},
			{
				title: "Réparation",
				text: "Ressorts, fouillot (la pièce que tourne la poignée), gâche, réglage des gonds : je remets en état le mécanisme que vous avez.",
				price: "Sur devis",
			},
			{
				title: "Remplacement de pièces",
				text: "Seule la pièce usée est changée. Son prix figure à part sur le devis.",
				price: "Selon les pièces",
			},
		],
	},
	reasons: {
		title: "Réparer d’abord, remplacer quand il le faut",
		folds: "Voir mes raisons",
		lead: "",
		items: [
			{
				title: `En urgence, moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne`,
				text: `${opening.alone(opening.withSundays)}.`,
			},
			{
				title: "Un diagnostic gratuit",
				text: ifFreeTravel(
					`Le déplacement aussi, jusqu’à ${km(facts.radiusKm)}. Dans ce rayon, vous ne payez que si vous me confiez la réparation.`,
					travelPrice,
				),
			},
			{
				title: `Une réparation garantie ${guarantee}`,
				text: "La même panne revient ? Je reviens aussi.",
			},
		],
	},
	price: {
		title: "Combien coûte une réparation ?",
		value: fromPrice,
		text: "Prix TTC ; le montant exact dépend de la pièce et du temps nécessaire. Vous l’avez par écrit avant que je commence.",
		lines: [
			freeLine,
			opening.noSurcharge
				? "Pas de supplément les dimanches et jours fériés"
				: "Le même devis, écrit avant de commencer",
			`Réparation garantie ${guarantee}`,
		],
	},
	steps: {
		title: "Comment se passe une réparation",
		lead: "",
		items: [
			{
				title: "Vous appelez",
				text: "Décrivez ce que fait la clé, porte ouverte puis porte fermée. Je vous donne un prix indicatif.",
			},
			{
				title: "J’arrive vite",
				text: `En moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne, en urgence. Sinon, nous fixons une heure ; si j’ai du retard, je vous préviens.`,
			},
			{
				title: "Je répare",
				text: "Diagnostic, devis écrit, votre accord, puis la réparation. Vous récupérez les pièces changées si vous le souhaitez.",
			},
			{
				title: "C’est garanti",
				text: `Nous essayons la clé ensemble, des deux côtés. La réparation est garantie ${guarantee}, indépendamment de la garantie légale.`,
			},
		],
	},
	gallery: {
		title: "Réparée plutôt que remplacée",
		lead: "Un exemple de ce qu’un démontage permet de garder.",
		items: [
			{
				picture: "multipoint-coupe",
				title: `Réparation d’une serrure multipoint ${examplePoints} points`,
				description:
					"Quand le pêne du haut ne sort plus, il suffit parfois de remettre en place la tringle, la barre qui commande les pênes : la serrure garde son boîtier et son cylindre.",
			},
		],
	},
	form: {
		title: "Décrivez la panne",
		lead: "Ce que fait la clé, depuis quand, et si la porte ferme encore. Si vous êtes dehors, n’écrivez pas : appelez.",
	},
});
