import { frenchDate } from "#relay/letter/request-letter.ts";
import type { AlarmNotice, Trouble, TroubleKind } from "#relay/store/records.ts";
import { isWrongPassword } from "./troubles.ts";

interface Words {
	title: string;
	/** What to do, then what happens, then « Réglage : … » or « Commande : … ». */
	say(trouble: Trouble): string;
	over: string;
}

const several = (count: number, one: string, more: string) => `${count}\u00a0${count > 1 ? more : one}`;

/** One text for the webhook, the letter and « etat ». No personal data: only counts, dates and codes. */
const WORDS: Record<TroubleKind, Words> = {
	"letters-failing": {
		title: "Les demandes de devis ne partent plus par e-mail",
		say: ({ count, reason }) =>
			isWrongPassword(reason)
				? `Corrigez le mot de passe de l’adresse d’envoi, puis relancez le site\u202f: tout partira. Le serveur d’e-mails le refuse, et ${several(count, "e-mail attend", "e-mails attendent")}. Réglage\u202f: SMTP_URL.`
				: `Lisez les demandes dans le carnet\u202f: rien n’est perdu, les essais continuent. Le serveur d’e-mails ne les prend pas (${reason}), et ${several(count, "e-mail attend", "e-mails attendent")}. Réglage\u202f: SMTP_URL.`,
		// They may have left, or have been given up: the one who is to decide about those is told by another alarm.
		over: "Les e-mails n’attendent plus leur serveur.",
	},
	"letters-held": {
		title: "Des demandes de devis attendent votre décision",
		say: ({ count, reason }) =>
			`Rappelez ces personnes, puis renvoyez l’e-mail depuis leur demande\u202f: ${several(count, "e-mail n’est pas parti et ne sera plus essayé", "e-mails ne sont pas partis et ne seront plus essayés")} sans vous (${reason}). Commandes\u202f: npm run demandes -- liste --attente, puis renvoyer ID.`,
		over: "Plus aucun e-mail n’attend votre décision.",
	},
	"alerts-failing": {
		title: "Les alertes urgentes ne partent plus",
		say: ({ count, reason }) =>
			`Vérifiez l’adresse des alertes et sa clé\u202f: elle ne répond pas comme prévu (${reason}), et ${several(count, "alerte attend", "alertes attendent")}. Les e-mails, eux, partent toujours. Réglages\u202f: WEBHOOK_URL et WEBHOOK_SECRET.`,
		over: "Les alertes urgentes repartent.",
	},
	"alerts-held": {
		title: "Des alertes urgentes ont été refusées",
		say: ({ count, reason }) =>
			`Vérifiez l’adresse des alertes, puis renvoyez-les\u202f: elle refuse ${several(count, "alerte", "alertes")} (${reason}). Réglage\u202f: WEBHOOK_URL, puis npm run demandes -- renvoyer --tout.`,
		over: "Plus aucune alerte urgente n’attend votre décision.",
	},
	clock: {
		title: "L’heure de la machine a changé d’un coup",
		say: ({ reason }) =>
			`Vérifiez l’heure de la machine\u202f: son horloge a sauté (${reason}). Rien n’est perdu\u202f: les e-mails partent, et aucune demande n’est effacée avant demain. Commande\u202f: «\u202ftimedatectl\u202f».`,
		over: "L’heure de la machine ne saute plus\u202f: les demandes trop anciennes s’effacent de nouveau.",
	},
	damaged: {
		title: "La base des demandes était abîmée",
		say: ({ count, reason }) =>
			`Faites vérifier le disque. ${count > 0 ? `${several(count, "demande n’a pas pu être lue", "demandes n’ont pas pu être lues")}\u202f: vos e-mails les ont peut-être.` : "Aucune demande connue ne manque."} Le fichier a été mis de côté, et tout ce qui se lisait a été repris dans un neuf (${reason}). Commande\u202f: npm run demandes -- liste --attente.`,
		over: "La base des demandes est saine.",
	},
	proxy: {
		title: "Tous les visiteurs passent pour un seul",
		say: () =>
			"Dites au site qu’un serveur se tient devant lui (nginx, Caddy, hébergeur…), puis relancez-le\u202f: tous les visiteurs lui arrivent par une seule adresse, et se partagent les cinq demandes que dix minutes permettent à chacun. Réglage\u202f: TRUSTED_PROXY_HOPS=1 dans le fichier .env.",
		over: "Les visiteurs ne passent plus pour un seul.",
	},
	"copy-late": {
		title: "Les demandes ne sont plus copiées hors de la machine",
		say: ({ reason }) =>
			`Suivez le guide, chapitre 5\u202f: chaque essai échoue (${reason}). Le site marche, et rien n’est perdu\u202f; mais si le disque tombe, il ne reste que les e-mails de ce qui est venu depuis. Commande\u202f: npm run demandes -- sauvegarder.`,
		over: "Les demandes sont de nouveau copiées hors de la machine.",
	},
	"drill-late": {
		title: "Personne ne sait si la copie des demandes se restaure",
		say: ({ reason }) =>
			`Suivez le guide, chapitre 5\u202f: relire la dernière copie échoue (${reason}). Le site marche, et rien n’est perdu. Commande\u202f: npm run demandes -- essayer-sauvegarde.`,
		over: "La copie des demandes se relit.",
	},
	"photos-tight": {
		title: "Les photos des demandes n’ont bientôt plus de place",
		say: ({ count, reason }) =>
			`Effacez des demandes terminées\u202f: leurs photos partent avec elles. Elles prennent ${reason}, soit ${count}\u00a0% de leur place\u202f; au bout, celles qu’un visiteur voudrait ajouter sont refusées, et les demandes arrivent toujours.`,
		over: "Les photos des demandes ont de nouveau de la place.",
	},
	store: {
		title: "Des demandes de devis n’ont pas pu être enregistrées",
		say: ({ count, reason }) =>
			`Vérifiez la place sur le disque, les droits du dossier des demandes, ou leur serveur\u202f: la base ne répond pas (${reason}). ${several(count, "visiteur a lu «\u202fErreur\u202f» au lieu d’être servi", "visiteurs ont lu «\u202fErreur\u202f» au lieu d’être servis")}. Réglages\u202f: DATA_DIR ou DATABASE_URL.`,
		over: "La base des demandes répond de nouveau.",
	},
};

export const alarmTitle = ({ kind }: Pick<Trouble, "kind">) => WORDS[kind].title;

/** What to do about it first, then what is wrong, the technical name last, in one paragraph. */
export const alarmAdvice = (trouble: Trouble) => WORDS[trouble.kind].say(trouble);

/** A whole notice as a person reads it on a phone. */
export function alarmText(notice: AlarmNotice): string {
	const { title, over } = WORDS[notice.kind];
	if (notice.phase === "over") return over;
	const repeated = notice.phase === "lasts" ? "Rappel\u202f: " : "";
	return `${repeated}${title} (depuis le ${frenchDate(notice.sinceMs)}). ${alarmAdvice(notice)}`;
}
