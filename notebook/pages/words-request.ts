import { facts } from "#content/facts.ts";
import { owner } from "#owner";
import type { EventKind, StepKind } from "#relay/store/notebook.ts";
import { type ParcelRecord, type RequestFile, WRITTEN } from "#relay/store/records.ts";
import { stateWords } from "#relay/words.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { moment, safeLine } from "./time.ts";

/** The page of one request. */
export const requestWords = {
	where: (place: string, minutes: number | undefined, distanceKm: number) =>
		`${place}\u202f: ${minutes === undefined ? "" : `${minutes}\u00a0min de l’atelier, `}${distanceKm === 0 ? "votre ville" : `${distanceKm}\u00a0km`}${distanceKm > owner.practice.radiusKm ? ", hors de votre rayon" : ""}`,
	quarantine: (why: string) =>
		`Elle ressemble à un envoi de robot${why === "" ? "" : ` (${why})`}\u202f: aucun e-mail n’est parti. Si c’est une vraie personne, dites-le ici\u202f: la demande ira dans «\u202fÀ rappeler\u202f».`,
	quarantineEnds: "Sans un geste de vous, elle s’efface trente jours après son arrivée.",
	firstCall: "Après l’appel",
	road: "Sur la route",
	leave: "Je pars",
	late: "Dix minutes de plus",
	otherHour: "Autre heure",
	eta: "J’arrive vers (aujourd’hui)",
	etaHint: "Vide\u202f: maintenant, plus la route.",
	etaSave: "Noter cette heure",
	leftAt: (atMs: number, nowMs: number) => `Départ noté ${moment(atMs, nowMs)}`,
	arrivesAt: (atMs: number, nowMs: number) => `En route, arrivée ${moment(atMs, nowMs)}`,
	triedAt: (atMs: number, nowMs: number) => `Essayé ${moment(atMs, nowMs)}, sans réponse`,
	toField: "Aller au champ à corriger",
	typedKept: "Votre saisie est gardée\u202f: la revoir",
	answer: "Répondre ou y aller",
	goesOn: "Lire la suite",
	sms: "SMS",
	mail: "E-mail",
	way: "Carte",
	openMap: "Ouvrir la carte",
	ready: {
		received: "J’ai bien reçu votre demande",
		urgent: "Je vous appelle tout de suite",
		recall: "J’ai essayé de vous joindre",
		quote: "Dire que le devis est parti",
		written: "Envoyer l’adresse du devis",
		remind: "Relancer pour le devis",
		appointment: "Confirmer le rendez-vous",
		moved: "Dire que le rendez-vous change",
		leaving: "Dire que j’arrive",
		late: "Dire la nouvelle heure",
		follow: "Demander une photo, donner sa page",
		thanks: "Remercier",
		decline: "Dire que je ne peux pas venir",
		day: "Demander quel jour convient",
		agreed: "Remercier, redire le jour",
		heard: "Dire que c’est bien reçu",
		cancelled: "Dire que c’est noté",
		notYet: "Dire que le travail attend quatorze jours",
		withdrawn: "Accuser réception de la rétractation",
		itsPage: "Donner l’adresse de sa page",
	},
	readyMail: {
		wrongNumber: "Demander le bon numéro",
		received: "J’ai bien reçu votre demande",
		urgent: "Je vous appelle tout de suite",
		recall: "J’ai essayé de vous joindre",
		quote: "Voici le devis",
		written: "Envoyer l’adresse du devis",
		remind: "Relancer pour le devis",
		appointment: "Confirmer le rendez-vous",
		moved: "Dire que le rendez-vous change",
		leaving: "Dire que j’arrive",
		late: "Dire la nouvelle heure",
		follow: "Demander une photo, donner sa page",
		thanks: "Remercier",
		decline: "Dire que je ne peux pas venir",
		day: "Demander quel jour convient",
		agreed: "Remercier, redire le jour",
		heard: "Dire que c’est bien reçu",
		cancelled: "Dire que c’est noté",
		notYet: "Dire que le travail attend quatorze jours",
		withdrawn: "Accuser réception de la rétractation",
		itsPage: "Donner l’adresse de sa page",
	},
	asTyped: "Téléphone, comme tapé",
	/** Into the telephone's own list of people. */
	contactCard: "Ajouter à mes contacts",
	correctNumber: "Corriger le numéro",
	rightNumber: (isKnown: boolean) => (isKnown ? "Le bon numéro" : "Son numéro"),
	numberSave: "Enregistrer le numéro",
	blank: "Message vide",
	town: "Ville, à copier",
	place: "Adresse, à copier",
	mapAddress: "Adresse de la carte, à copier",
	/** Of who has neither a mobile nor an e-mail. */
	itsAddress: "Adresse de sa page, à lui donner",
	sent: "Ce qui a été envoyé",
	notedByHand: "Ce que vous avez noté",
	labels: {
		name: "Nom",
		phone: "Téléphone",
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
		called: "J’ai rappelé",
		"quote-sent": "Devis envoyé autrement",
		done: "Faite",
		dropped: "Sans suite",
	} satisfies Partial<Record<StepKind, string>>,
	ending: "C’est fini\u202f?",
	rather: "Ou plutôt",
	again: "Reprendre cette demande",
	note: "Un mot à garder",
	noteHint: "Facultatif, gardé avec le bouton touché. Une adresse, un étage ou un code s’y retrouvent pour y aller.",
	noteOnly: "Enregistrer la note",
	appointment: "Prendre rendez-vous",
	appointmentMoved: "Déplacer le rendez-vous",
	appointmentAt: (atMs: number, nowMs: number) => `Rendez-vous ${moment(atMs, nowMs)}`,
	day: "Jour",
	hour: "Heure",
	address: "Adresse (facultatif)",
	floor: "Étage, porte (facultatif)",
	doorCode: "Code d’entrée (facultatif)",
	code: "Code\u202f: ",
	appointmentNote: "Un mot avec le rendez-vous (facultatif)",
	appointmentSave: "Noter le rendez-vous",
	calendarFile: "Mettre dans l’agenda du téléphone",
	history: "Ce qui s’est passé",
	noHistory: "Rien encore, depuis son arrivée.",
	arrived: "Demande reçue",
	answered: "Répondu au téléphone",
	moved: "Rendez-vous déplacé",
	notBefore: (day: string) =>
		`Pas de travail avant le ${day}\u202f: rien n’est demandé avant la fin des quatorze jours de rétractation.`,
	photos: (count: number) => `${count}\u00a0photos du client`,
	addedAt: (when: string) => `Le client a ajouté, ${when}`,
	/** Behind the code that was noted. */
	near: (hour: string, person: string) => `À moins d’une heure d’un autre\u202f: ${hour}, ${safeLine(person, 60)}`,
	pageSays: (words: string) => `Sa page dit\u202f: «\u202f${words}\u202f»`,
	newerCode: " (le client a parlé d’un code depuis\u202f: lisez son mot)",
	keptAt: (when: string) => `Vous avez noté, ${when}`,
	seen: "C’est vu",
	early: "C’est demandé par écrit",
	toMove: (day: string) => `À déplacer\u202f: pas de travail avant le ${day}, faute de demande écrite.`,
	toFix: "Le jour est à fixer",
	takeBack: "Retirer le devis",
	quoteMade: "Devis fait, sur la page du client",
	/** Opens the button that takes an older step back. */
	undoes: "Annuler…",
	undone: "annulé",
	others: "Autres demandes de cette personne",
	known: (count: number) =>
		count === 1 ? "Une autre demande de cette personne" : `${count} autres demandes de cette personne`,
	usualTrip: (minutes: number) =>
		`«\u202fJe pars\u202f» compte ${minutes}\u00a0min de route, arrondies aux cinq minutes.`,
	letter: "L’e-mail que vous avez reçu",
	erasing: "L’effacer",
	channel: { letter: "E-mail", webhook: "Alerte" },
	noParcel: "Aucun e-mail n’est parti\u202f: la demande attend votre décision.",
	attempts: (count: number) => `${count}\u00a0essai${count > 1 ? "s" : ""}`,
	resend: "Me renvoyer cet e-mail",
	release: "Ce n’est pas un robot",
	erase: "Effacer cette demande",
	eraseSure: {
		title: "Effacer pour de bon\u202f?",
		text: "Le nom, le numéro, le message, les notes et les e-mails gardés ici disparaissent, dans les sauvegardes aussi. Personne ne pourra les retrouver.",
		yes: "Oui, effacer pour de bon",
		no: "Non, la garder",
	},
	kept: `Une demande s’efface d’elle-même au bout de ${facts.requestRetentionMonths}\u00a0mois.`,
	inNotebook: "Ouvrir dans le carnet",
	alone: "Ce lien n’ouvre que cette demande. Il s’arrête au bout de trente jours.",
	openNotebook: "Ouvrir tout le carnet",
} as const;

/** An event of a request's history. */
export const eventWords: Record<EventKind, string> = {
	called: "Rappelée",
	"quote-sent": "Devis envoyé",
	appointment: "Rendez-vous pris",
	leaving: "En route, arrivée",
	noted: "Appel noté",
	done: "Faite",
	dropped: "Sans suite",
	note: "Note",
	number: "Numéro noté",
	undone: "Annulation",
	word: "Un mot du client",
	email: "E-mail corrigé",
	unneeded: "N’en a plus besoin",
	photo: "Photo du client",
	accepted: "Devis accepté",
	declined: "Devis refusé",
	withdrew: "Rétractation du client",
	returned: "E-mail refusé\u202f: adresse à vérifier",
	before: "Reçue avant le carnet",
	reminded: "Alerte envoyée\u202f: promesse dépassée",
	released: "Ce n’était pas un robot",
	resent: "E-mail renvoyé",
};

/** The last choice stands too where nothing was said: a call noted by hand. */
export const serviceSaid = (service: string): string =>
	service === SERVICE_CHOICES.at(-1) ? "Autre, ou non précisé" : safeLine(service);

/** What the visitor sent, without the message. */
export function sentRows({ quote, receivedAtMs, id }: RequestFile, nowMs: number): [label: string, value: string][] {
	const { labels, yes, no } = requestWords;
	return [
		[labels.name, quote.name],
		[labels.phone, quote.phone],
		[labels.email, quote.email],
		[labels.city, quote.city],
		[labels.service, serviceSaid(quote.service)],
		[labels.urgent, quote.urgent ? yes : no],
		[labels.received, moment(receivedAtMs, nowMs)],
		[labels.id, id],
	].filter((row): row is [string, string] => row[1] !== "");
}

/** A call noted by hand. */
export const callWords = {
	labels: {
		phone: "Numéro",
		name: "Nom",
		city: "Ville",
		service: "Pour quoi",
		note: "Un mot",
		urgent: "C’est urgent",
		toCall: "Je dois rappeler",
	},
	unknown: "Je ne sais pas encore",
	save: "Noter l’appel",
} as const;

/** What became of an e-mail or an alert: « envoyé, aujourd’hui à 14 h 20, 2 essais (CODE) ». */
export function parcelWords(parcel: ParcelRecord, nowMs: number): string {
	const { settledAtMs, attempts, reason } = parcel;
	const when = settledAtMs === undefined ? "" : `, ${moment(settledAtMs, nowMs)}`;
	const tried = attempts > 1 ? `, ${requestWords.attempts(attempts)}` : "";
	return `${stateWords(parcel, nowMs)}${when}${tried}${reason === undefined || reason === WRITTEN ? "" : ` (${safeLine(reason)})`}`;
}

/** The list of what looks like robots. */
export const robotWords = {
	lead: "Aucun e-mail n’est parti. Cochez celles qui viennent de vraies personnes, puis touchez «\u202fCe ne sont pas des robots\u202f»\u202f; effacez les autres.",
	legend: "Demandes à trier",
	why: "Pourquoi\u202f:",
	release: "Ce ne sont pas des robots",
	erase: "Effacer celles qui sont cochées…",
	eraseSure: "C’est pour de bon\u202f: rien ne s’en retrouve ensuite.",
	eraseNow: "Oui, les effacer",
} as const;
