import { business } from "#content/business.ts";
import { several } from "#relay/owner/words.ts";
import type { ListName, Standing, StepKind } from "#relay/store/notebook.ts";
import { clockTime, dayName, lasting, moment } from "./time.ts";

export const words = {
	name: "Le carnet",
	/** After the page's own title, in the browser's. */
	get owner() {
		return business.name;
	},
	menu: { label: "Menu du carnet", more: "Plus", search: "Rechercher", leave: "Quitter le carnet", trouble: "à voir" },
	lists: {
		"to-call": { title: "À rappeler", none: "Personne n’attend. Tout le monde a eu sa réponse." },
		"under-way": {
			title: "En cours",
			none: "Rien en cours. Une demande arrive ici dès que vous notez «\u202frappelée\u202f».",
		},
		finished: {
			title: "Terminées",
			none: "Rien de terminé encore. Notez «\u202ffaite\u202f» ou «\u202fsans suite\u202f» sur une demande.",
		},
		robots: {
			title: "Peut-être des robots",
			none: "Rien ici\u202f: aucune demande ne ressemble à un envoi de robot.",
		},
	} satisfies Record<ListName, { title: string; none: string }>,
	pages: {
		appointments: "Rendez-vous",
		figures: "Ce qui marche",
		health: "Tout va-t-il bien\u202f?",
		devices: "Mes appareils",
		search: "Rechercher",
	},
	urgent: "Urgent",
	call: "Appeler",
	cannotCall: "Pas de numéro valable. Écrit\u202f:",
	open: "Ouvrir la demande",
	about: (minutes: number) => `${minutes}\u00a0min`,
	unknownTown: "ville à vérifier",
	trouble: (count: number) => `${several(count, "chose à voir", "choses à voir")} sur la page de santé`,
	sample: { text: "Votre site porte encore un nom d’exemple.", link: "Le remplir" },
	noneYet: "Aucune demande n’attend ici.",
	undo: "Annuler",
	openIt: "Ouvrir",
	pager: {
		label: "Pages de la liste",
		before: "Page précédente",
		after: "Page suivante",
		where: (number: number) => `Page ${number + 1}`,
	},
	search: {
		label: "Nom, ville, numéro, mot du message",
		button: "Chercher",
		none: (typed: string) =>
			`Rien pour «\u202f${typed}\u202f». Essayez un bout du nom, la ville, ou les derniers chiffres.`,
		first: "Un bout de nom, une ville, les derniers chiffres d’un numéro\u202f: tout se cherche.",
		noneYet: (typed: string) => `Rien pour «\u202f${typed}\u202f» parmi les demandes les plus récentes.`,
		further: "Chercher parmi les plus anciennes",
		found: (count: number, isFurther: boolean) =>
			`${several(count, "demande trouvée", "demandes trouvées")}${isFurther ? " parmi les plus anciennes" : ""}`,
	},
} as const;

/** How long there is left to answer, or since when it is too late: always in words, the colour only repeats them. */
export const promiseWords = {
	early: (deadlineMs: number, nowMs: number) => `À rappeler avant ${deadline(deadlineMs, nowMs)}`,
	half: (deadlineMs: number, nowMs: number) =>
		`Plus que ${lasting(deadlineMs - nowMs)}\u202f: avant ${deadline(deadlineMs, nowMs)}`,
	past: (deadlineMs: number, nowMs: number) => `Promesse dépassée de ${lasting(nowMs - deadlineMs)}`,
};

/** « 14 h 20 », « demain 10 h ». */
function deadline(deadlineMs: number, nowMs: number): string {
	const day = dayName(deadlineMs, nowMs);
	return day === "aujourd’hui" ? clockTime(deadlineMs) : `${day} ${clockTime(deadlineMs)}`;
}

/** What was done last, for a line of a list. */
export const lastStepWords: Record<StepKind, string> = {
	called: "Rappelée",
	"quote-sent": "Devis envoyé",
	appointment: "Rendez-vous",
	done: "Faite",
	dropped: "Sans suite",
	note: "Note",
	number: "Numéro corrigé",
	undone: "Annulé",
};

export const standingWords: Record<Standing, string> = {
	"to-call": "À rappeler",
	"under-way": "En cours",
	finished: "Terminée",
	before: "D’avant le carnet",
};

/** « Reçue aujourd’hui à 14 h 20 ». */
export const receivedWords = (receivedAtMs: number, nowMs: number) => `Reçue ${moment(receivedAtMs, nowMs)}`;
