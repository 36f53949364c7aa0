import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { emergencyReviews } from "../reviews.ts";
import { either, km, minutes, percent, years } from "../wording.ts";
import type { EmergencyPage } from "./types.ts";

const { emergencyTimes, guaranteeYears } = facts;

export const emergencyPage: EmergencyPage = {
	seo: {
		title: `Dépannage serrurier 24h/24 à ${business.baseTown}`,
		description: `Porte claquée, serrure bloquée, effraction : dépannage 24h/24 et 7j/7, ${km(facts.radiusKm)} autour de ${business.baseTown}. Devis écrit avant d’intervenir.`,
		keywords: ["dépannage serrurier 24h/24", "porte claquée", "serrure bloquée", "serrurier urgence Isère"],
	},
	hero: {
		title: "Porte claquée, serrure bloquée, effraction : appelez, je pars.",
		lead: "Trois choses à me dire au téléphone : où vous êtes, ce que fait la clé, si la porte est claquée ou verrouillée. Avec cela, je vous donne un prix indicatif et une heure d’arrivée.",
		figures: [
			{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour arriver" },
			{ value: facts.hours, label: `et ${facts.days}, dimanches et jours fériés compris` },
			{ value: percent(facts.damageFreePercent), label: "des portes ouvertes sans dommage" },
		],
	},
	interventions: {
		title: "Trois urgences, et le temps qu’elles demandent",
		lead: "Le temps indiqué est celui d’une intervention ordinaire. Je confirme le vôtre après avoir vu la porte.",
		items: [
			{
				title: "Porte claquée : presque toujours sans dommage",
				text: `La clé est à l’intérieur, la porte n’est pas verrouillée. Je repousse le demi-tour sans toucher au cylindre : dans ${percent(facts.damageFreePercent)} des cas, l’ouverture se fait sans dommage. S’il faut percer, je vous le dis avant et je vous dis pourquoi.`,
				minutes: emergencyTimes.slammedDoor,
			},
			{
				title: "Serrure bloquée : je cherche la panne avant de percer",
				text: "La clé entre mais ne tourne pas, ou s’est cassée dedans. Ne forcez pas : un morceau de clé sort plus facilement d’un cylindre intact. Je débloque, j’extrais, et je ne remplace que ce qui est hors d’usage.",
				minutes: emergencyTimes.blockedLock,
			},
			{
				title: "Après effraction : la porte ferme à nouveau",
				text: "Je redresse, je consolide ou je remplace, pour que vous puissiez refermer chez vous. Appelez d’abord la police, ne touchez à rien avant son passage, puis appelez-moi.",
				minutes: emergencyTimes.afterBreakIn,
			},
		],
	},
	gallery: {
		title: "Reconnaître ce qui vous arrive",
		lead: "Si votre porte ressemble à l’une de ces images, dites-le-moi au téléphone : je saurai quoi prendre.",
		items: [
			{
				picture: "porte-claquee",
				title: "Claquée, non verrouillée",
				description: "Seul le demi-tour, la petite pièce en biseau, retient la porte. C’est le cas le plus simple.",
			},
			{
				picture: "cle-cassee",
				title: "Clé cassée dans le cylindre",
				description: "Gardez la tête de la clé : la marque et le numéro qu’elle porte aident à retrouver le modèle.",
			},
			{
				picture: "cadre-force",
				title: "Cadre forcé",
				description:
					"Le pied-de-biche a marqué le bois autour de la gâche. La serrure fonctionne encore parfois, mais plus rien ne la retient.",
			},
		],
	},
	steps: {
		title: "De votre appel à la porte ouverte",
		lead: "Quatre étapes, et un seul interlocuteur.",
		items: [
			{
				title: "Vous appelez, je chiffre",
				text: "Vous décrivez la situation. Je vous donne un devis indicatif gratuit et je réponds à vos questions, même si vous n’allez pas plus loin.",
			},
			{
				title: `J’arrive en moins de ${minutes(facts.arrivalUnderMinutes)}`,
				text: `Le déplacement est gratuit. Un dimanche ou un jour férié ne coûte pas plus cher.`,
			},
			{
				title: "Je regarde, le devis devient définitif",
				text: "J’examine la porte avec vous et je vous remets un devis écrit, l’ouverture et un éventuel remplacement à part. Vous dites oui ou non : rien ne commence avant votre accord.",
			},
			{
				title: "J’interviens, c’est garanti",
				text: `La réparation est garantie ${years(guaranteeYears.repair)}, une serrure posée ${years(guaranteeYears.installation)}. Vous réglez par ${either(facts.paymentMeans)}.`,
			},
		],
	},
	testimonials: {
		title: "Ils étaient dehors, ils sont rentrés",
		lead: "",
		items: emergencyReviews,
	},
	finalCall: {
		title: "Vous êtes devant la porte ? Appelez, j’arrive.",
		text: "Un appel suffit, 24h/24 et 7j/7. Dimanches et jours fériés compris, sans supplément.",
	},
};
