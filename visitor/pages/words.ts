import { beyondRadius } from "#content/beyond-radius.ts";
import { business } from "#content/business.ts";
import { openingOf } from "#content/opening.ts";
import { answersBy } from "#content/receipt.ts";
import { fullDay, moment } from "#notebook/pages/time.ts";
import { owner } from "#owner";
import { clockTime, parisDay } from "#relay/clock.ts";
import { QUOTE_NOTICES } from "#shared/quote/fields.ts";
import type { Said, Told, ToldKind } from "#visitor/views.ts";

/** Every word of « Suivre ma demande » but the form's own messages. */
export const followWords = {
	title: "Votre demande",
	sent: QUOTE_NOTICES.success,
	said: {
		accepted: "C’est accepté, et un message me prévient. Le devis signé est à garder, sous «\u202fVotre devis\u202f».",
		declined: "C’est noté\u202f: vous refusez ce devis.",
		withdrew:
			"C’est noté\u202f: vous renoncez à ce contrat, et un message me prévient. Le PDF du devis en accuse réception.",
		photos: "Vos photos sont arrivées\u202f: je les regarde avec votre demande.",
		removed: "La photo est retirée\u202f: il n’en reste rien sur le site.",
		word: "C’est ajouté\u202f: je le lis avec votre demande.",
		corrected: "C’est corrigé.",
		retracted: "Ce devis a été retiré. Pour en avoir un autre, appelez, ou écrivez un mot ci-dessous.",
		unneeded: "C’est noté\u202f: vous n’avez plus besoin de moi.",
	} satisfies Record<Exclude<Said, "sent">, string>,
	home: () => `${business.name}, accueil`,
	answersBy: (byMs: number, nowMs: number, urgent: boolean) => answersBy(moment(byMs, nowMs), urgent),
	/** The calculator and the towns’ pages say it of a place; here the visitor has written. */
	beyond: beyondRadius,
	call: (number: string) => `Appeler le ${number}`,
	sooner: () =>
		`Porte bloquée, ou changement de programme\u202f? Le téléphone est plus rapide${openingOf(owner.practice).isAlways ? "" : `, ${openingOf(owner.practice).both}`}.`,
	givenUp: "Vous m’avez dit ne plus avoir besoin de moi\u202f: je ne viens pas. Si c’est une erreur, appelez.",
	/** A contract stands by itself. */
	stillSigned:
		"Le devis que vous avez accepté se règle à part\u202f: renoncez-y sous «\u202fVotre devis\u202f», ou appelez.",
	done: "C’est fait. Merci de m’avoir fait venir\u202f; une question sur le travail\u202f? Appelez.",
	keep: "Gardez cette adresse\u202f: elle ouvre cette page sans mot de passe, tant que la demande est gardée. Qui l’a voit la même chose que vous.",
	told: "Où en est-on",
	calendar: "Mettre le rendez-vous dans mon agenda",
	word: {
		title: "Ajouter un mot",
		label: "Votre mot",
		hint: "Un code d’entrée, l’étage, la marque de la serrure, une heure qui vous arrange.",
		hintAfter: "Une question\u202f? Écrivez-la\u202f: un message me prévient.",
		button: "Ajouter",
		unsent: "Votre mot, tapé plus bas, n’est pas encore ajouté.",
	},
	photos: {
		title: "Montrer la serrure",
		label: "Vos photos",
		hint: "La serrure de près, puis la porte entière\u202f: le prix est plus juste, et je sais quelle pièce prendre. Six au plus\u202f; évitez les visages et les noms.",
		noMore: "Six photos sont là\u202f: c’est le plus que cette page peut garder.",
		bar: "Photos parties",
		button: "Envoyer les photos",
		one: (number: number) => `Photo ${number}, en entier`,
		remove: "Retirer",
		which: (number: number) => `la photo ${number}`,
	},
	quote: {
		title: "Votre devis",
		number: (name: string) => `Devis n°\u00a0${name}.`,
		sum: (name: string, sum: string) => `Devis n°\u00a0${name}, ${sum} TTC.`,
		until: (day: string) => `Il vaut jusqu’au ${day}.`,
		next: "Je vous appelle pour fixer le jour.",
		notBefore: (day: string, moves: boolean) =>
			`Vous n’avez pas demandé que le travail commence plus tôt\u202f: il attend le ${day}${moves ? ", et ce rendez-vous sera déplacé" : ""}, sauf si vous le demandez ici.`,
		sooner: "Demander qu’il commence plus tôt",
		open: "Lire le devis, répondre",
		toAnswer: "Aller à la réponse, sous le devis",
		again: "Le relire",
		pdf: "Le garder en PDF",
		states: {
			open: "Il vous attend\u202f: lisez-le, puis acceptez-le ou refusez-le.",
			late: "Il n’est plus valable\u202f: appelez, je vous en fais un autre.",
			replaced: "Un autre le remplace.",
			accepted: "Vous l’avez accepté\u202f: il ne change plus.",
			declined: "Vous l’avez refusé.",
			withdrawn: "Vous y avez renoncé\u202f: le PDF en accuse réception.",
		},
		accept: {
			title: "Accepter ce devis",
			option: "Avec l’option",
			/** Of a day of work that is within them. */
			earlyDay: (day: string, from: string) => `Sans cette case, le travail prévu le ${day} attend le ${from}.`,
			early: "Je demande que le travail commence avant la fin des quatorze jours de rétractation.",
			read: "J’ai reçu et lu ce devis avant l’exécution des travaux.",
			name: "Votre prénom et votre nom, pour signature",
			draw: "Signature au doigt (facultatif)",
			clear: "Effacer le dessin",
			button: "J’accepte, avec obligation de paiement",
		},
		withdraw: {
			title: "Renoncer au contrat ici",
			text: (startsEarly: boolean) =>
				`Pendant quatorze jours, sans motif${startsEarly ? "\u202f; ce que vous avez demandé de faire avant reste dû" : " et sans frais"}. Le PDF de cette page vous sert d’accusé de réception, avec le jour et l’heure.`,
			name: "Votre prénom et votre nom",
			button: "Confirmer la rétractation",
		},
		decline: {
			title: "Non, merci",
			word: "Un mot, si vous voulez",
			button: "Je refuse ce devis",
		},
	},
	correct: {
		title: "Corriger mon numéro ou mon e-mail",
		fault: (fault: string) => `Votre numéro ne se compose pas (${fault})\u202f: corrigez-le ici.`,
		phone: (masked: string) => (masked === "" ? "Mon téléphone" : `Mon téléphone (écrit\u202f: ${masked})`),
		email: (masked: string) => (masked === "" ? "Mon e-mail" : `Mon e-mail (écrit\u202f: ${masked})`),
		button: "Corriger",
	},
	unneeded: {
		title: "Je n’en ai plus besoin",
		text: "Un message me prévient aussitôt, et je ne viens pas.",
		button: "Je n’en ai plus besoin",
	},
	erase: {
		title: "Tout effacer",
		text: "Votre demande, vos mots, vos photos et vos coordonnées quittent le site aussitôt, et cette page avec eux. Un devis accepté, lui, est gardé par l’artisan\u202f: la loi le demande. Les copies de sauvegarde les perdent sous trente jours.",
		button: "Effacer ma demande",
		sure: "Effacer pour de bon\u202f?",
		sureText:
			"Rien ne pourra la faire revenir, et je ne pourrai plus vous rappeler. Un rendez-vous pris s’efface aussi.",
		yes: "Oui, tout effacer",
		no: "Non, la garder",
		done: "C’est effacé",
		doneText: "Il ne reste rien de votre demande sur le site.",
	},
	yours: "Ce que vous avez envoyé",
	labels: { service: "Service", city: "Ville", message: "Message" },
	gone: {
		title: "Cette page n’existe pas, ou plus",
		text: "Une demande et sa page s’effacent avec le temps, ou quand on le demande. Vérifiez l’adresse, ou appelez.",
	},
	refused: { title: "Rien n’a été enregistré", typed: "Ce que vous aviez écrit, à copier\u202f:" },
};

const TOLD: Record<Exclude<ToldKind, "appointment" | "leaving" | "photo">, string> = {
	received: "Demande reçue",
	noted: "Appel noté",
	missed: "J’ai essayé de vous joindre",
	called: "Nous nous sommes parlé",
	"quote-sent": "Devis prêt",
	done: "C’est fait",
	dropped: "Demande close",
	word: "Vous avez ajouté",
	number: "Numéro noté",
	email: "E-mail corrigé",
	unneeded: "Vous n’en avez plus besoin",
	accepted: "Devis accepté",
	declined: "Devis refusé",
	withdrew: "Vous avez renoncé au contrat",
	returned: "Mon e-mail n’a pas pu vous être remis\u202f: vérifiez l’adresse",
};

/** « Rendez-vous jeudi 3 décembre à 14 h », « En route, j’arrive vers 14 h 20 ». */
export function toldWords({ kind, whenMs = 0, insteadMs, count = 1 }: Told, nowMs: number): string {
	if (kind === "photo") return count > 1 ? `${count} photos ajoutées` : "Une photo ajoutée";
	const at = (ms: number) => `${fullDay(ms, nowMs)} à ${clockTime(ms)}`;
	if (kind === "appointment")
		return insteadMs === undefined
			? `Rendez-vous ${at(whenMs)}`
			: `Rendez-vous déplacé\u202f: ${at(whenMs)}, au lieu de ${parisDay(whenMs) === parisDay(insteadMs) ? clockTime(insteadMs) : at(insteadMs)}`;
	if (kind === "leaving")
		return `En route, j’arrive ${insteadMs === undefined ? "" : "plutôt "}vers ${clockTime(whenMs)}`;
	return TOLD[kind];
}
