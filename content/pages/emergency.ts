import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { emergencyReviews, ifFreeTravel, opening, reviewsTitle, travelPrice } from "../own-facts.ts";
import { sectionWords } from "../section-words.ts";
import { ifSaid, said, usualTimes } from "../unsaid.ts";
import { either, km, minutes, percent, years } from "../wording.ts";
import type { EmergencyPage } from "./types.ts";

const { guaranteeYears } = facts;

export const emergencyPage = said<EmergencyPage>({
	seo: {
		title: `Dépannage serrurier ${opening.short} à ${business.baseTown}`,
		description: `Porte claquée, serrure bloquée, effraction : dépannage ${opening.both}, ${km(facts.radiusKm)} autour de ${business.baseTown}. Devis écrit avant d’intervenir.`,
		keywords: [`dépannage serrurier ${opening.short}`, "porte claquée", "serrure bloquée", "serrurier urgence Isère"],
	},
	hero: {
		title: "Porte claquée, serrure bloquée, effraction : appelez, je pars.",
		lead: "Dites-moi trois choses : où vous êtes, où est la clé, si la porte est claquée ou verrouillée. Je vous donne un prix indicatif et une heure d’arrivée.",
		figures: [
			{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour arriver, en moyenne" },
			{ value: opening.short, label: `${opening.besideFigure}${opening.sundays}` },
			{ value: percent(facts.damageFreePercent), label: "d’ouvertures sans dommage" },
		],
	},
	interventions: {
		title: ifSaid(
			"emergencyTimes",
			"Trois urgences, et le temps qu’elles demandent",
			"Trois urgences, et ce que je fais",
		),
		lead: ifSaid(
			"emergencyTimes",
			"Durées habituelles ; je confirme la vôtre sur place.",
			"Le temps qu’il faut, je le dis sur place.",
		),
		items: [
			{
				title: "Porte claquée : le cas le plus simple",
				text: `Rien n’est verrouillé : je repousse le demi-tour sans toucher au cylindre. J’ouvre sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
				minutes: usualTimes?.slammedDoor,
			},
			{
				title: "Serrure bloquée : je cherche la panne avant de percer",
				text: "La clé ne tourne pas, ou s’est cassée dedans. Ne forcez pas : le morceau sort mieux d’un cylindre intact. Je ne remplace que ce qui est usé.",
				minutes: usualTimes?.blockedLock,
			},
			{
				title: "Après effraction : la porte ferme à nouveau",
				text: "Je redresse, je consolide ou je remplace. La police d’abord : ne touchez à rien avant son passage.",
				minutes: usualTimes?.afterBreakIn,
			},
		],
	},
	gallery: {
		title: "Ce qui vous arrive",
		lead: "",
		items: [
			{
				picture: "demi-tour",
				title: "Claquée, non verrouillée",
				description: "Seul le demi-tour retient la porte.",
			},
			{
				picture: "cle-cassee",
				title: "Clé cassée dans le cylindre",
				description: "Gardez la tête : sa marque dit le modèle.",
			},
			{
				picture: "bati-force",
				title: "Cadre forcé",
				description: "Le bois a éclaté : plus rien ne retient la serrure.",
			},
		],
	},
	steps: {
		title: "De votre appel à la porte ouverte",
		lead: "",
		items: [
			{
				title: "Vous appelez, je chiffre",
				text: "Au téléphone, un devis indicatif gratuit.",
			},
			{
				title: `J’arrive en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne`,
				text: [
					ifFreeTravel(`Le déplacement est gratuit jusqu’à ${km(facts.radiusKm)}.`, travelPrice),
					opening.noSurcharge ? "Un dimanche ou un jour férié ne coûte pas plus cher." : opening.note,
					sectionWords.whoComes,
				].join(" "),
			},
			{
				title: "Je regarde, le devis est définitif",
				text: "Je remets un devis écrit, l’ouverture et un éventuel remplacement à part. Rien ne commence sans votre accord.",
			},
			{
				title: "J’interviens, c’est garanti",
				text: `${ifSaid("repair", `La réparation est garantie ${years(guaranteeYears.repair)}, une serrure posée ${years(guaranteeYears.installation)}`, `Une serrure posée est garantie ${years(guaranteeYears.installation)}`)}, indépendamment de la garantie légale. Vous réglez par ${either(facts.paymentMeans)}.`,
			},
		],
	},
	ready: {
		title: "À préparer dès l’appel",
		lead: "",
		items: [
			{
				title: "Une preuve que vous habitez là",
				text: "Une pièce d’identité, un courrier. Ils sont dedans ? Je vérifie après.",
			},
			{
				title: "L’étage et le code",
				text: "Dites-les dès l’appel.",
			},
			{
				title: "Le numéro de votre assurance",
				text: "Appelez-la avant : elle paie parfois l’ouverture.",
			},
			{
				title: "Le prix",
				text: `Demandez-le dès l’appel${opening.isAlways ? ", la nuit aussi" : ""}.`,
			},
		],
	},
	rights: {
		title: "Ce que tout serrurier vous doit",
		folds: "Voir vos droits",
		lead: "",
		items: [
			{
				title: "Un devis écrit d’abord",
				text: "Même en urgence, dès le premier euro\u202f: l’ouverture et la pièce à part.",
			},
			{
				title: "Une raison avant de percer",
				text: "Claquée, une porte s’ouvre presque toujours sans. Demandez pourquoi.",
			},
			{
				title: "Le droit de dire non",
				text: "Avant de signer, toujours. Après, quatorze jours en général, hors urgence.",
			},
			{
				title: "Un recours",
				text: "Un professionnel vous a trompé ? Signalez-le sur signal.conso.gouv.fr.",
			},
		],
	},
	testimonials: {
		title: reviewsTitle(emergencyReviews),
		lead: "",
		items: emergencyReviews,
	},
	finalCall: {
		title: "Vous êtes devant la porte ? Appelez, j’arrive.",
		text: `Un appel suffit, ${opening.both}. ${opening.note}`,
	},
});
