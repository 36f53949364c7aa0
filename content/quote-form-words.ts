import { business } from "./business.ts";
import { facts } from "./facts.ts";
import { ifSaid } from "./unsaid.ts";
import { months } from "./wording.ts";

/** Words of the form that the specification does not give; its messages, choices and notices are in shared/quote/. */
export const labels = {
	name: "Nom",
	email: "E-mail",
	phone: "Téléphone",
	city: "Ville",
	service: "Service souhaité",
	message: "Votre message",
	urgent: "C’est urgent",
	servicePlaceholder: "Choisissez un service",
	messageHint: "Quelle porte, quelle serrure, que s’est-il passé ? Deux lignes suffisent.",
	urgentHint: "Pour une porte bloquée maintenant, appelez : c’est plus rapide que d’écrire.",
	required: "Les champs marqués d’un astérisque sont obligatoires.",
	submit: "Envoyer ma demande",
	sending: "Envoi en cours…",
	/** What is owed to the person where the data are asked for (RGPD, article 13); the rest is in the legal notice. */
	privacy: `Vos réponses vont à ${business.name}.${ifSaid("partners", " Je vous demande votre accord avant de les confier à un serrurier partenaire.", "")} Elles servent uniquement à traiter votre demande, sans appel commercial, puis le site les efface au bout de ${months(facts.requestRetentionMonths)}. Vous pouvez les consulter, les corriger ou les faire effacer.`,
	privacyLink: "Vos droits",
	/** Of a field that nobody sees: a robot fills it. */
	honeypot: "Ne rien écrire ici",
	resume: "Il reste à corriger :",
	/** After five requests in ten minutes, as many as one visitor may send. */
	wait: (minutes: number) =>
		`Vous avez déjà envoyé cinq demandes\u202f: la suivante partira dans ${minutes}\u00a0minute${minutes > 1 ? "s" : ""}.`,
	orCall: "Vous pouvez aussi appeler :",
} as const;
