import type { Notice } from "./views.ts";

const done = (text: string): Notice => ({ tone: "done", text });
const refused = (text: string): Notice => ({ tone: "refused", text });

/** What is said after a redirect, by the word that the address carries: no address can make the notebook say anything else. */
export const NOTICES = {
	called: done("Noté\u202f: vous avez rappelé."),
	"quote-sent": done("Noté\u202f: devis envoyé."),
	"quote-unsent": done(
		"Le devis est prêt, et n’est parti nulle part\u202f: ni numéro, ni e-mail. Notez le numéro, ou dictez l’adresse de sa page.",
	),
	"quote-made": { ...done("Le devis est sur la page du client\u202f: envoyez-lui l’adresse."), next: "written" },
	appointment: { ...done("Noté\u202f: rendez-vous pris."), next: "appointment" },
	"appointment-moved": { ...done("Noté\u202f: rendez-vous déplacé."), next: "appointment" },
	"appointment-early": {
		...done(
			"Noté\u202f: rendez-vous pris, avant la fin des quatorze jours de rétractation. Le client ne l’a pas demandé par écrit\u202f: qu’il le fasse sur sa page, ou déplacez-le.",
		),
		next: "appointment",
	},
	"appointment-near": {
		...done(
			"Noté, mais attention\u202f: un autre rendez-vous est à moins d’une heure. Le carnet le nomme avec celui-ci.",
		),
		next: "appointment",
	},
	"appointment-past": done("Noté\u202f: rendez-vous à une heure déjà passée. Si ce n’est pas cela, déplacez-le."),
	leaving: { ...done("Noté\u202f: vous êtes en route."), next: "leaving" },
	"leaving-early": {
		...done(
			"Noté\u202f: vous êtes en route, un autre jour que celui du rendez-vous. Si ce n’est pas cela, annulez-le\u202f: la page du client le dit déjà.",
		),
		next: "leaving",
	},
	early: done("Noté\u202f: c’est demandé par écrit. Gardez cet écrit\u202f: SMS, e-mail ou papier."),
	seen: done("Noté\u202f: vous l’avez vu, aucun e-mail ne vous le redit."),
	"seen-noted": done("Noté\u202f: vous l’avez vu, et votre mot est gardé."),
	late: { ...done("Noté\u202f: l’heure d’arrivée change."), next: "late" },
	done: { ...done("Noté\u202f: travail fait."), next: "thanks" },
	"done-early": {
		...done(
			"Noté\u202f: travail fait, avant le jour du rendez-vous. Si ce n’est pas cela, annulez-le\u202f: la page du client le dit déjà.",
		),
		next: "thanks",
	},
	dropped: { ...done("Noté\u202f: sans suite. La page du client le dit."), next: "decline" },
	"call-noted": done("L’appel est noté."),
	note: done("La note est gardée."),
	"number-first": done("Le numéro est noté."),
	number: done("Le numéro est corrigé. L’ancien reste dans l’histoire de la demande."),
	missed: { ...done("Noté\u202f: pas de réponse. Cette personne reste à rappeler."), next: "recall" },
	undone: done("Annulé."),
	"undone-appointment": { ...done("Annulé\u202f: le rendez-vous est de nouveau celui d’avant."), next: "appointment" },
	released: done("Ce n’est pas un robot\u202f: elle va dans «\u202fÀ rappeler\u202f», et son e-mail part."),
	"not-quarantined": refused("Elle n’est pas, ou plus, parmi les robots."),
	quarantined: refused("Elle est parmi les robots\u202f: dites d’abord que ce n’en est pas un."),
	mailed: { ...done("Le devis part par e-mail, avec son PDF."), isOrder: true },
	"mailed-before": refused("Ce devis est déjà parti par e-mail, ou n’a plus à être lu."),
	resent: { ...done("L’e-mail repart."), isOrder: true },
	departing: refused("L’e-mail est justement en train de partir\u202f: regardez dans une minute."),
	erased: done("Effacée pour de bon."),
	"sorted-out": done("Sorties des robots\u202f: leurs e-mails partent, et elles attendent d’être rappelées."),
	"sorted-away": done("Effacées pour de bon."),
	"none-ticked": refused("Rien n’est fait\u202f: cochez d’abord une demande."),
	ended: done("L’appareil est déconnecté."),
	named: done("L’appareil a son nom. L’histoire des demandes le dira."),
	unnamed: refused("Rien n’est changé\u202f: il manque un nom, ou cet appareil n’est plus connecté."),
	"key-made": done("La clé est faite\u202f: la prochaine fois, cet appareil ouvre le carnet sans e-mail."),
	"no-key": refused("Aucune clé n’est faite\u202f: l’appareil n’a pas donné ce qu’il fallait. Réessayez."),
	"key-away": done("La clé est retirée\u202f: elle n’ouvre plus le carnet."),
	shared: done("L’adresse de l’agenda est faite."),
	withdrawn: done("L’adresse de l’agenda ne marche plus."),
	"save-undone": done("C’est annulé\u202f: vos réponses sont celles d’avant."),
	"save-redone": done("C’est remis\u202f: vos réponses sont de nouveau celles que vous aviez enregistrées."),
	"save-stays": refused("Rien n’est annulé\u202f: vos réponses ont changé depuis."),
	"facts-doubted": done("Enregistré. Relisez quand même ceci\u202f: le prix est-il le bon\u202f?"),
	"facts-saved": done("Enregistré. Les visiteurs le verront quand vous publierez."),
	"facts-filled": done(
		"Enregistré. De ceux que vous nommez, ce qui est connu s’est rempli\u202f: relisez-le sur cette page, puis continuez.",
	),
	"facts-same": done("Rien n’a changé\u202f: ces réponses étaient déjà enregistrées."),
	"proofs-saved": done("Enregistré."),
	"proof-kept": done("La preuve est gardée dans «\u202fMes preuves\u202f»."),
	"no-proof": refused(
		"Rien n’est gardé\u202f: vos réponses n’ont pas encore de dossier à elles, ou rien n’est à prouver.",
	),
	"photo-saved": done("La photo est gardée. Les visiteurs la verront quand vous publierez."),
	"photos-came": done("Vos photos sont arrivées."),
	"photo-away": done("La photo est retirée d’ici. Les visiteurs ne la verront plus quand vous aurez publié."),
	"samples-dropped": done("Les avis d’exemple sont retirés."),
	"went-back": done(
		"Le site d’avant est en ligne. Vos réponses, elles, n’ont pas bougé\u202f: «\u202fPublier\u202f» les remettrait en ligne.",
	),
	"answers-taken": done("Vos réponses sont celles de ce site-là. Celles d’avant sont gardées à côté de lui."),
	"answers-refused": refused("Ces réponses ne conviennent plus à cette version du site\u202f: rien n’a changé."),
	unreachable: refused(
		"Arrêtez le site, puis relancez-le avec l’option «\u202f--reseau\u202f» (le guide le montre, premier quart d’heure)\u202f: un téléphone ne le voit pas d’ailleurs, il n’est ouvert qu’à cette machine.",
	),
	"no-publication": refused("Ce site-là n’est plus gardé\u202f: choisissez-en un autre."),
	"site-is-elsewhere": refused(
		"Rien n’est publié\u202f: les visiteurs voient un autre dossier que celui d’ici. Retirez ce réglage, puis relancez le site. Réglage\u202f: SITE_DIR.",
	),
} satisfies Record<string, Notice>;

export type Said = keyof typeof NOTICES;

/** Over what was typed on a page whose session is another one by now. */
export const PUT_BACK = refused(
	"Rien n’est encore noté\u202f: cette page n’était plus à jour. Ce que vous aviez tapé est remis à sa place\u202f: touchez de nouveau le bouton.",
);

/** Name of the parameter that carries the word. */
const SAID = "dit";

/** An address that shows a notice. */
export function saying(address: string, said: Said): string {
	const [page = "", place] = address.split("#");
	return `${page}${page.includes("?") ? "&" : "?"}${SAID}=${said}${place === undefined ? "" : `#${place}`}`;
}

/** The notice that an address carries. */
export function noticeIn(url: URL): Notice | undefined {
	const said = url.searchParams.get(SAID) ?? "";
	return Object.hasOwn(NOTICES, said) ? NOTICES[said as Said] : undefined;
}
