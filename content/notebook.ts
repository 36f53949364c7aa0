import { business } from "./business.ts";

/**
 * When a request is answered, for the owner's notebook and its reminders (relay/upkeep/answer-deadline.ts). The pages say a part of it:
 * « sous 2 h en journée » (facts.replyHours). Apart from facts.ts, which every visitor's browser fetches.
 */
export const promise = {
	/** Hours of the day in which a request is answered within `facts.replyHours`. */
	dayHours: { from: 8, to: 20 },
	/** A request of the evening or the night is answered before this hour of the next morning. */
	morningHour: 10,
	/** An urgent one, at any hour. */
	urgentMinutes: 10,
} as const;

/** @param tried what he did before he writes, if anything */
const callBack = (tried = "") =>
	`J’ai bien reçu {objet}${tried}. Rappelez-moi au ${business.phoneNational}, ou dites-moi à quelle heure vous appeler.`;
const TRIED = " et je viens d’essayer de vous joindre";
const aboutRequest = (tried?: string) => ({
	subject: `Votre demande, ${business.name}`,
	body: ["Bonjour {nom},", callBack(tried), signed()],
});

const THANKS = "Merci de m’avoir fait venir. {avis}";
/** Asked of everybody, pleased or not: a review is worth what those who were not asked would have said. @param page where reviews are, if anywhere */
export const afterThanks = (page: string | null | undefined): string =>
	page
		? `Votre avis, bon ou mauvais, aide ceux qui cherchent un serrurier\u202f: ${page}`
		: `Une question sur le travail\u202f? ${business.phoneNational}.`;
const AGREED = "Merci d’avoir accepté le devis. Quel jour et à quelle heure vous arrangerait\u202f?";
/** Said at once, so that nobody waits for nothing. */
const DECLINED =
	"Merci de {appel}. Je ne peux pas intervenir {ville}{loin}\u202f: je vous le dis tout de suite, pour que vous puissiez appeler quelqu’un d’autre.";

const MOVED = "Notre rendez-vous {ville}{lieu} change\u202f: {quand}{avant}. Un empêchement\u202f?";
const AGREED_DAY = "Merci d’avoir accepté le devis. Je viens comme convenu\u202f: {quand}.";
const NOT_YET =
	"Merci d’avoir accepté le devis. Vous n’avez pas demandé que je vienne avant la fin des quatorze jours de rétractation\u202f: le travail attend donc le {jour}. Quel jour vous arrangerait ensuite\u202f?";
const WITHDRAWN = "J’ai bien reçu votre rétractation\u202f: le contrat s’arrête là, et je ne viens pas.";
const CANCELLED = "C’est noté, je ne viens pas. Merci de me l’avoir dit.";
/** Who stands before a shut door is not asked when to be called. */
const urgentWords = () =>
	`J’ai votre demande urgente {ville}, et je vous appelle tout de suite. Si vous ne m’entendez pas, appelez le ${business.phoneNational}.`;
const HIS_PAGE = "Votre demande et ce qui s’y ajoute sont ici\u202f:";
const PAGE = "Votre page\u202f: {suivi}";
/** Of a place beyond his radius. */
export const tooFarWords = (): string =>
	readyWords().sms.decline.replace("{loin}", ", c’est au-delà de mon rayon").replace("{appel}", "votre demande");

/** A lone word may be a surname, and « Bonjour Garnier » is how one speaks to a schoolboy: nobody is named then. */
export const greeting = (words: string, name: string): string =>
	/\S\s+\S/.test(name.trim()) ? words : words.replace(" {nom}", "");

const signed = () => `${business.name}, ${business.phoneNational}`;

/**
 * What the owner writes to a customer from his notebook: he reads it before it leaves, and changes it at will. « {nom} », « {ville} »
 * (« à Voiron », « au Grand-Lemps »), « {quand} », « {avant} » (« , au lieu de 10 h »), « {heure} », « {somme} », « {avis} », « {loin} », « {jour} » (from when on the work may begin) « {numero} », « {objet} » (« votre demande pour un changement de serrure à Voiron », « votre appel »), « {appel} » and « {suivi} », the address of the request's own page, are filled in (notebook/pages/answer.tsx).
 */
export const readyWords = () =>
	({
		sms: {
			received: `Bonjour {nom}, ici ${business.name}. ${callBack()}`,
			urgent: `Bonjour {nom}, ici ${business.name}. ${urgentWords()}`,
			recall: `Bonjour {nom}, ici ${business.name}. ${callBack(TRIED)}`,
			quote: `Bonjour {nom}, ici ${business.name}. Votre devis pour l’intervention {ville} est parti par e-mail. Une question\u202f? ${business.phoneNational}.`,
			written: `Bonjour {nom}, ici ${business.name}. Votre devis est prêt{somme}\u202f: il se lit et s’accepte sur cette page. {suivi}`,
			remind: `Bonjour {nom}, ici ${business.name}. Avez-vous pu lire votre devis\u202f? Il vous attend sur cette page\u202f; une question, et je vous rappelle. {suivi}`,
			appointment: `Bonjour {nom}, ici ${business.name}. Je vous confirme notre rendez-vous {ville}{lieu}\u202f: {quand}. Un empêchement\u202f? ${business.phoneNational}. ${PAGE}`,
			moved: `Bonjour {nom}, ici ${business.name}. ${MOVED} ${business.phoneNational}. ${PAGE}`,
			leaving: `Bonjour {nom}, ici ${business.name}. Je suis en route, j’arrive vers {heure}. Un souci\u202f? ${business.phoneNational}. ${PAGE}`,
			late: `Bonjour {nom}, ici ${business.name}. Mon heure d’arrivée change\u202f: vers {heure}, avec mes excuses. Un souci\u202f? ${business.phoneNational}. ${PAGE}`,
			follow: `Bonjour {nom}, ici ${business.name}. Une photo de la serrure et de la porte m’aiderait\u202f: ajoutez-la sur cette page, où vous voyez aussi la suite. {suivi}`,
			thanks: `Bonjour {nom}, ici ${business.name}. ${THANKS}`,
			decline: `Bonjour {nom}, ici ${business.name}. ${DECLINED}`,
			day: `Bonjour {nom}, ici ${business.name}. ${AGREED}`,
			agreed: `Bonjour {nom}, ici ${business.name}. ${AGREED_DAY}`,
			heard: `Bonjour {nom}, ici ${business.name}. Bien reçu, merci.`,
			notYet: `Bonjour {nom}, ici ${business.name}. ${NOT_YET}`,
			withdrawn: `Bonjour {nom}, ici ${business.name}. ${WITHDRAWN}`,
			cancelled: `Bonjour {nom}, ici ${business.name}. ${CANCELLED}`,
			itsPage: `Bonjour {nom}, ici ${business.name}. ${HIS_PAGE} {suivi}`,
		},
		mail: {
			wrongNumber: {
				subject: `Votre numéro, ${business.name}`,
				body: [
					"Bonjour {nom},",
					`J’ai bien reçu votre demande pour une intervention {ville}, mais le numéro {numero} ne se compose pas. Corrigez-le sur la page de votre demande, répondez-moi avec le bon, ou appelez-moi au ${business.phoneNational}.`,
					"{suivi}",
					signed(),
				],
			},
			received: aboutRequest(),
			urgent: { subject: `Votre demande, ${business.name}`, body: ["Bonjour {nom},", urgentWords(), signed()] },
			recall: aboutRequest(TRIED),
			quote: {
				subject: `Votre devis, ${business.name}`,
				body: [
					"Bonjour {nom},",
					"Voici le devis de l’intervention {ville}, les conditions générales et le formulaire de rétractation. Je reste à votre disposition pour en parler.",
					signed(),
				],
			},
			written: {
				subject: `Votre devis, ${business.name}`,
				body: [
					"Bonjour {nom},",
					"Votre devis est prêt{somme}\u202f: il se lit, se garde en PDF et s’accepte sur cette page.",
					"{suivi}",
					signed(),
				],
			},
			remind: {
				subject: `Votre devis vous attend, ${business.name}`,
				body: [
					"Bonjour {nom},",
					"Avez-vous pu lire votre devis\u202f? Il vous attend sur cette page\u202f; une question, et je vous rappelle.",
					"{suivi}",
					signed(),
				],
			},
			appointment: {
				subject: `Notre rendez-vous, ${business.name}`,
				body: [
					"Bonjour {nom},",
					`Je vous confirme notre rendez-vous {ville}{lieu}\u202f: {quand}. En cas d’empêchement, appelez-moi au ${business.phoneNational}.`,
					`${HIS_PAGE} {suivi}`,
					signed(),
				],
			},
			moved: {
				subject: `Notre rendez-vous change, ${business.name}`,
				body: ["Bonjour {nom},", `${MOVED} ${business.phoneNational}.`, `${HIS_PAGE} {suivi}`, signed()],
			},
			leaving: {
				subject: `J’arrive, ${business.name}`,
				body: ["Bonjour {nom},", "Je suis en route, j’arrive vers {heure}.", `${HIS_PAGE} {suivi}`, signed()],
			},
			late: {
				subject: `Nouvelle heure d’arrivée, ${business.name}`,
				body: [
					"Bonjour {nom},",
					"Mon heure d’arrivée change\u202f: vers {heure}, avec mes excuses.",
					`${HIS_PAGE} {suivi}`,
					signed(),
				],
			},
			follow: {
				subject: `Une photo de votre serrure, ${business.name}`,
				body: [
					"Bonjour {nom},",
					"Une photo de la serrure et de la porte m’aiderait\u202f: ajoutez-la sur cette page, où vous voyez aussi la suite.",
					"{suivi}",
					signed(),
				],
			},
			thanks: { subject: `Merci, ${business.name}`, body: ["Bonjour {nom},", THANKS, signed()] },
			decline: { subject: `Votre demande, ${business.name}`, body: ["Bonjour {nom},", DECLINED, signed()] },
			day: { subject: `Votre devis accepté, ${business.name}`, body: ["Bonjour {nom},", AGREED, signed()] },
			agreed: {
				subject: `Votre devis accepté, ${business.name}`,
				body: ["Bonjour {nom},", AGREED_DAY, PAGE, signed()],
			},
			heard: {
				subject: `Votre demande, ${business.name}`,
				body: ["Bonjour {nom},", "Bien reçu, merci.", signed()],
			},
			notYet: {
				subject: `Votre devis accepté, ${business.name}`,
				body: ["Bonjour {nom},", NOT_YET, PAGE, signed()],
			},
			withdrawn: { subject: `Votre rétractation, ${business.name}`, body: ["Bonjour {nom},", WITHDRAWN, signed()] },
			cancelled: { subject: `C’est noté, ${business.name}`, body: ["Bonjour {nom},", CANCELLED, signed()] },
			itsPage: { subject: `Votre demande, ${business.name}`, body: ["Bonjour {nom},", HIS_PAGE, "{suivi}", signed()] },
		},
	}) as const;

/** What the owner sends: why he writes. */
export type ReadyKind = keyof ReturnType<typeof readyWords>["mail"];
