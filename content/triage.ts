import { facts } from "./facts.ts";
import { said, usualTimes } from "./unsaid.ts";
import { percent } from "./wording.ts";

const { damageFreePercent } = facts;

/**
 * On the landing: three questions, a tap each, and what follows from the answers. Nothing of it is sent or kept. The keys
 * of the answers are the values of the buttons (features/triage).
 */
export const triage = said({
	title: "Devant la porte ? Trois questions, puis la phrase à me dire",
	lead: "Rien n’est envoyé : vos réponses restent dans cette page.",
	questions: {
		door: {
			legend: "Qu’arrive-t-il à la porte ?",
			options: { slammed: "Claquée", locked: "Verrouillée", broken: "Clé cassée", lost: "Clé perdue" },
		},
		armoured: { legend: "Est-elle blindée ?", options: { armoured: "Blindée", plain: "Non blindée" } },
		inside: {
			legend: "À l’intérieur : une personne fragile, un enfant ou une plaque allumée ?",
			options: { danger: "Oui", safe: "Non" },
		},
	},
	/** « who », the 18, « or », the 112, « first ». */
	danger: {
		who: "Un enfant, une personne fragile, une plaque allumée à l’intérieur : le",
		or: "ou le",
		first: "d’abord.",
		title: "D’abord les secours",
		text: "Appelez-les avant moi, et ne passez ni par une fenêtre ni par un balcon.",
	},
	/** Before the place and its time. */
	arrival: "Pour arriver",
	time: "pour une intervention ordinaire",
	likely: "En général",
	avoid: "À ne pas faire",
	doors: {
		slammed: {
			minutes: usualTimes?.slammedDoor,
			likely: `seul le demi-tour, la petite pièce en biseau, retient la porte. J’ouvre sans dommage dans ${percent(damageFreePercent)} des cas.`,
			avoid: "forcer de l’épaule, glisser un couteau, démonter la poignée.",
		},
		locked: {
			minutes: usualTimes?.blockedLock,
			likely: "le pêne est sorti. Je cherche à ouvrir par le cylindre, et je ne perce qu’avec votre accord.",
			avoid: "forcer la clé qui ne tourne pas, huiler, percer vous-même.",
		},
		broken: {
			minutes: usualTimes?.blockedLock,
			likely: "le morceau s’extrait du cylindre.",
			avoid: "pousser le morceau plus loin, mettre de la colle, jeter le reste de la clé.",
		},
		lost: {
			minutes: usualTimes?.blockedLock,
			likely: "seul le cylindre est à changer. Votre adresse était avec la clé ? Dites-le-moi.",
			avoid: "percer ou démonter le cylindre vous-même.",
		},
	},
	armoured: {
		make: "Pour une porte blindée, dites-moi la marque : elle est souvent gravée sur la clé ou sur la serrure.",
		/** Instead of what is likely of a slammed door: nothing is promised of this one. */
		slammed: "certaines portes blindées se verrouillent seules en claquant.",
	},
	spoken: {
		title: "À lire au téléphone",
		/** Until the calculator above knows the town. */
		somewhere: "à … (votre commune)",
		slammed: "La porte est claquée, pas verrouillée.",
		locked: "La porte est verrouillée.",
		broken: "Ma clé est cassée.",
		lost: "Ma clé est perdue.",
		armoured: "La porte est blindée.",
		plain: "La porte n’est pas blindée.",
		danger: "Il y a un danger à l’intérieur : j’ai déjà appelé les pompiers.",
		safe: "Personne n’est en danger à l’intérieur.",
		end: "Quel prix, et quand arrivez-vous ?",
	},
	sms: "Envoyer cette phrase par SMS",
} as const);
