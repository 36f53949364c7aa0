import { facts } from "#content/facts.ts";
import type { EventKind, StepKind } from "#relay/store/notebook.ts";
import { moment } from "./time.ts";

/** The page of one request. */
export const requestWords = {
	back: { "to-call": "À rappeler", "under-way": "En cours", finished: "Terminées", before: "À rappeler" },
	robots: "Peut-être des robots",
	where: (place: string, minutes: number, distanceKm: number) =>
		`${place}\u202f: ${minutes}\u00a0min de l’atelier, ${distanceKm}\u00a0km`,
	quarantine: (why: string) =>
		`Elle ressemble à un envoi de robot${why === "" ? "" : ` (${why})`}\u202f: sa lettre n’est pas partie. Si c’est une vraie personne, libérez-la.`,
	quarantineEnds: "Sans un geste de vous, elle s’efface trente jours après son arrivée.",
	answer: "Répondre ou y aller",
	goesOn: "Lire la suite",
	sms: "SMS",
	mail: "E-mail",
	way: "Carte",
	openMap: "Ouvrir la carte",
	ready: {
		recall: "Vous n’avez pas répondu",
		quote: "Le devis est parti",
		appointment: "Confirmer le rendez-vous",
	},
	readyMail: { recall: "Vous n’avez pas répondu", quote: "Voici le devis", appointment: "Confirmer le rendez-vous" },
	blank: "Message vide",
	town: "Ville, à copier",
	mapAddress: "Adresse de la carte, à copier",
	sent: "Ce qui a été envoyé",
	labels: {
		name: "Nom",
		phone: "Téléphone, comme tapé",
		email: "E-mail",
		city: "Ville",
		service: "Service",
		message: "Message",
		urgent: "Urgent",
		received: "Reçue",
		id: "Numéro",
		linkedTo: "Envoyée à la suite de",
	},
	yes: "Oui",
	no: "Non",
	steps: "Noter ce qui est fait",
	step: {
		called: "Rappelée",
		"quote-sent": "Devis envoyé",
		done: "Faite",
		dropped: "Sans suite",
	} satisfies Partial<Record<StepKind, string>>,
	note: "Un mot à garder",
	noteHint: "Facultatif, gardé avec le bouton touché. 1\u202f000\u00a0caractères au plus.",
	noteOnly: "Garder le mot seul",
	appointment: "Prendre rendez-vous",
	appointmentMoved: "Déplacer le rendez-vous",
	appointmentAt: (atMs: number, nowMs: number) => `Rendez-vous ${moment(atMs, nowMs)}`,
	day: "Jour",
	hour: "Heure",
	appointmentNote: "Un mot avec le rendez-vous (facultatif)",
	appointmentSave: "Noter le rendez-vous",
	calendarFile: "Mettre dans l’agenda du téléphone",
	history: "Ce qui s’est passé",
	noHistory: "Rien encore, depuis son arrivée.",
	arrived: "Demande reçue",
	undo: "Annuler",
	undone: "annulé",
	others: "Autres demandes de ce numéro",
	letter: "Sa lettre",
	channel: { letter: "Lettre", webhook: "Alerte" },
	noParcel: "Aucune lettre n’est partie\u202f: elle attend votre décision.",
	attempts: (count: number) => `${count}\u00a0essai${count > 1 ? "s" : ""}`,
	resend: "Renvoyer la lettre",
	release: "Libérer\u202f: ce n’est pas un robot",
	erase: "Effacer cette demande",
	eraseSure: {
		title: "Effacer pour de bon\u202f?",
		text: "Le nom, le numéro, le message, les notes et les lettres gardées ici disparaissent, dans les sauvegardes aussi. Personne ne pourra les retrouver.",
		yes: "Oui, effacer pour de bon",
		no: "Non, la garder",
	},
	kept: `Une demande s’efface d’elle-même au bout de ${facts.requestRetentionMonths}\u00a0mois.`,
	alone: "Ce lien n’ouvre que cette demande. Il s’arrête au bout de trente jours.",
	openNotebook: "Ouvrir tout le carnet",
} as const;

/** An event of a request's history. */
export const eventWords: Record<EventKind, string> = {
	called: "Rappelée",
	"quote-sent": "Devis envoyé",
	appointment: "Rendez-vous pris",
	done: "Faite",
	dropped: "Sans suite",
	note: "Note",
	undone: "Annulation",
	reminded: "Rappel envoyé\u202f: promesse dépassée",
	released: "Sortie de la quarantaine",
	resent: "Lettre renvoyée",
};

/** The list of what looks like robots. */
export const robotWords = {
	lead: "Leurs lettres ne sont pas parties. Cochez celles que vous reconnaissez, puis libérez-les\u202f; effacez les autres.",
	legend: "Demandes à trier",
	why: "Pourquoi\u202f:",
	release: "Libérer celles qui sont cochées",
	erase: "Effacer celles qui sont cochées…",
	eraseSure: "C’est pour de bon\u202f: rien ne s’en retrouve ensuite.",
	eraseNow: "Oui, les effacer",
} as const;
