import { facts } from "./facts.ts";
import { percent } from "./wording.ts";

const { emergencyTimes, damageFreePercent, lockPoints } = facts;

/**
 * On the landing: three questions, a tap each, and what follows from the answers. Nothing of it is sent or kept. The keys
 * of the answers are the values of the buttons (features/triage).
 */
export const triage = {
	title: "Devant la porte ? Trois questions, puis la phrase à me dire",
	lead: "Rien n’est envoyé : vos réponses restent dans cette page.",
	questions: {
		door: {
			legend: "Qu’arrive-t-il à la porte ?",
			options: { slammed: "Claquée", locked: "Verrouillée", key: "Clé cassée ou perdue" },
		},
		armoured: { legend: "Est-elle blindée ?", options: { armoured: "Blindée", plain: "Non blindée" } },
		inside: {
			legend: "À l’intérieur : une personne fragile, un enfant ou une plaque allumée ?",
			options: { danger: "Oui", safe: "Non" },
		},
	},
	danger: {
		title: "D’abord les secours",
		text: "Appelez-les avant moi, et ne passez ni par une fenêtre ni par un balcon.",
	},
	time: "pour une intervention ordinaire",
	likely: "Probable",
	avoid: "À ne pas faire",
	doors: {
		slammed: {
			minutes: emergencyTimes.slammedDoor,
			likely: `seul le demi-tour retient la porte. Elle s’ouvre sans dommage dans ${percent(damageFreePercent)} des cas.`,
			avoid: "forcer de l’épaule, glisser un couteau, démonter la poignée.",
		},
		locked: {
			minutes: emergencyTimes.blockedLock,
			likely: "le pêne est sorti. Je cherche à ouvrir par le cylindre, et je ne perce qu’avec votre accord.",
			avoid: "forcer la clé qui ne tourne pas, huiler, percer vous-même.",
		},
		key: {
			minutes: emergencyTimes.blockedLock,
			likely: "cassée, le morceau s’extrait. Perdue, le cylindre se remplace souvent seul.",
			avoid: "pousser le morceau, le coller, jeter la tête de la clé.",
		},
	},
	armoured: `Blindée : une serrure de ${lockPoints.min} à ${lockPoints.max} points la tient souvent. Cherchez la marque, sur la clé ou la serrure, et la carte de propriété.`,
	spoken: {
		title: "À lire au téléphone",
		/** Until the calculator above knows the town. */
		somewhere: "à … (votre commune)",
		slammed: "La porte est claquée, pas verrouillée.",
		locked: "La porte est verrouillée.",
		key: "La clé est cassée ou perdue.",
		armoured: "Elle est blindée.",
		plain: "Elle n’est pas blindée.",
		danger: "Il y a un danger à l’intérieur, les secours sont prévenus.",
		safe: "Personne n’est en danger à l’intérieur.",
		end: "Quel prix, et quand arrivez-vous ?",
	},
	sms: "Envoyer cette phrase par SMS",
} as const;
