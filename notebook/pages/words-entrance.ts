import { business } from "#content/business.ts";

/** Pages seen before one is let in, or instead. */
export const entranceWords = {
	ask: {
		title: "Le carnet",
		get text() {
			return `Les demandes de ${business.name}\u202f: qui rappeler, qui attend, où vous en êtes.`;
		},
		how: "Touchez le bouton\u202f: un e-mail part à votre adresse, avec un lien pour entrer. Il marche pendant 15 minutes.",
		button: "M’envoyer le lien",
	},
	sent: {
		title: "Regardez vos e-mails",
		text: "Si c’était possible, un e-mail vient de partir à votre adresse, avec un lien qui marche pendant 15 minutes. Ouvrez-le sur cet appareil.",
		late: "Rien au bout de deux minutes\u202f? Regardez dans les indésirables. Trois e-mails partent par heure au plus. Sur la machine du site, la commande «\u202fnpm run carnet -- lien\u202f» donne le même lien.",
		button: "Envoyer un autre lien",
	},
	unknown: {
		title: "Ce lien ne marche plus",
		text: "Il a déjà servi, ou ses 15 minutes sont passées. Demandez-en un autre\u202f: il arrive aussitôt.",
		button: "M’envoyer un autre lien",
	},
	press: {
		title: "Entrer dans le carnet",
		text: "Cet appareil restera connecté trente jours après chaque visite. Ne le faites que sur le vôtre.",
		button: "Entrer sur cet appareil",
	},
	gone: {
		title: "Cette demande n’est plus là",
		text: "Elle a été effacée, ou son lien a plus de trente jours. Rien d’autre n’est perdu.",
		open: "Ouvrir le carnet",
	},
	refused: {
		title: "Ce n’est pas possible",
		back: "Rouvrir la demande",
		open: "Ouvrir le carnet",
		lost: "Cette page n’existe pas",
	},
} as const;
