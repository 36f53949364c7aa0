import { owner } from "#owner";
import { business, withName } from "../business.ts";
import { facts } from "../facts.ts";
import { opening } from "../own-facts.ts";
import { sectionWords } from "../section-words.ts";
import { ifOffered } from "../site-map.ts";
import { ifSaid, said } from "../unsaid.ts";
import { byDay, either, hours, km, minutes, percent, years } from "../wording.ts";
import type { ContactPage } from "./types.ts";

export const contactPage = said<ContactPage>({
	seo: {
		title: withName("Contact et devis gratuit"),
		description: `Joindre l’artisan serrurier de ${business.baseTown} : téléphone ${opening.both.length < 50 ? opening.both : opening.short}, e-mail, formulaire de devis gratuit. Réponse sous ${byDay(facts.replyHours)}.`,
		keywords: ["contact serrurier Bourgoin-Jallieu", "devis serrurier gratuit", "téléphone serrurier Isère"],
	},
	hero: {
		title: "Une urgence se téléphone. Un projet s’écrit.",
		lead: `Porte fermée ou forcée : appelez, c’est le plus court. Serrure à changer, ${ifOffered("doorCladding", "porte à blinder", "à réparer")} : le formulaire vous laisse le temps de décrire.`,
		figures: [],
	},
	cards: {
		phone: {
			title: "Téléphone",
			text: `${opening.alone(opening.withoutSurcharge)}.`,
		},
		email: {
			title: "E-mail",
			text: `Je réponds en moins de ${hours(facts.emailReplyHours)}${opening.answersAlways ? (facts.emailReplyHours < 12 ? ", en journée" : "") : ", pendant mes heures d’ouverture"}. Une photo de la porte et de la serrure aide beaucoup.`,
		},
		area: {
			title: "Zone d'intervention",
			text: `${km(facts.radiusKm)} autour de ${business.baseTown}, en Isère.`,
			link: "Voir la zone d’intervention",
		},
		hours: {
			title: "Horaires",
			text: `${opening.alone(opening.isAlways ? opening.short : opening.both)}${!opening.holidays ? ", hors jours fériés" : owner.closures.length === 0 ? ", toute l’année" : ""}. ${opening.timetable}`.trim(),
		},
	},
	form: {
		title: "Demander un devis : gratuit, et sans engagement",
		lead: "Décrivez la porte et ce que vous voulez faire. Deux phrases suffisent pour commencer.",
	},
	reasons: {
		title: "Trois raisons de me confier votre porte",
		lead: "",
		items: [
			{
				title: "Le devis est gratuit",
				text: `Il est détaillé, il arrive sous ${hours(facts.quoteHours)}, après la visite s’il en faut une, et il ne vous engage à rien.`,
			},
			{
				title: `Je réponds sous ${byDay(facts.replyHours)}`,
				text: "Par téléphone ou par e-mail, comme vous préférez. S’il manque une précision, je la demande.",
			},
			{
				title: "Vous parlez à l’artisan",
				text: ifSaid(
					"partners",
					`Vous décrivez la porte à quelqu’un qui sait l’ouvrir. ${sectionWords.whoComes}`,
					"Pas de standard, pas de commercial : vous décrivez la porte à quelqu’un qui sait l’ouvrir.",
				),
			},
		],
	},
	didYouKnow: {
		title: "Le saviez-vous ?",
		items: [
			`J’ouvre sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
			"Quand une clé est perdue, changer le cylindre suffit souvent : la serrure reste en place.",
			"Claquée ou verrouillée ? Une porte claquée n’est le plus souvent tenue que par le demi-tour. Le dire au téléphone me fait gagner du temps.",
			`${ifSaid("repair", `Une réparation est garantie ${years(facts.guaranteeYears.repair)}, une pose ${years(facts.guaranteeYears.installation)}`, `Une pose est garantie ${years(facts.guaranteeYears.installation)}`)}, indépendamment de la garantie légale.`,
			`Vous pouvez régler par ${either(facts.paymentMeans)}.`,
		],
	},
	emergency: {
		title: "Vous êtes dehors ? N’écrivez pas, appelez.",
		text: `J’arrive en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne, ${opening.both}.`,
	},
});
