import { frenchDate } from "#relay/letter/text.ts";
import type { AlarmNotice, Trouble, TroubleKind } from "#relay/store/records.ts";
import { isWrongPassword } from "./troubles.ts";

interface Words {
	title: string;
	/** What happens, then what to do. */
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
				? `Le serveur d’e-mails refuse le mot de passe. ${several(count, "e-mail attend", "e-mails attendent")}. Corrigez SMTP_URL, puis relancez le site\u202f: tout partira.`
				: `Le serveur d’e-mails ne les prend pas (${reason}). ${several(count, "e-mail attend", "e-mails attendent")}, rien n’est perdu, les essais continuent. Lisez les demandes avec «\u202fnpm run demandes -- liste\u202f».`,
		// They may have left, or have been given up: the one who is to decide about those is told by another alarm.
		over: "Les e-mails n’attendent plus leur serveur.",
	},
	"letters-held": {
		title: "Des demandes de devis attendent votre décision",
		say: ({ count, reason }) =>
			`${several(count, "e-mail n’est pas parti et ne sera plus essayé", "e-mails ne sont pas partis et ne seront plus essayés")} sans vous (${reason}). Voyez «\u202fnpm run demandes -- liste --attente\u202f», rappelez ces personnes, puis «\u202fnpm run demandes -- renvoyer ID\u202f».`,
		over: "Plus aucun e-mail n’attend votre décision.",
	},
	"alerts-failing": {
		title: "Les alertes urgentes ne partent plus",
		say: ({ count, reason }) =>
			`L’adresse WEBHOOK_URL ne répond pas comme prévu (${reason}). ${several(count, "alerte attend", "alertes attendent")}. Les e-mails, eux, partent toujours. Vérifiez WEBHOOK_URL et WEBHOOK_SECRET.`,
		over: "Les alertes urgentes repartent.",
	},
	"alerts-held": {
		title: "Des alertes urgentes ont été refusées",
		say: ({ count, reason }) =>
			`L’adresse WEBHOOK_URL refuse ${several(count, "alerte", "alertes")} (${reason}). Vérifiez ce réglage, puis «\u202fnpm run demandes -- renvoyer --tout\u202f».`,
		over: "Plus aucune alerte urgente n’attend votre décision.",
	},
	clock: {
		title: "L’heure de la machine a changé d’un coup",
		say: ({ reason }) =>
			`L’horloge a sauté (${reason}). Rien n’est perdu\u202f: les e-mails partent, et aucune demande n’est effacée avant demain. Vérifiez l’heure de la machine («\u202ftimedatectl\u202f»).`,
		over: "L’heure de la machine ne saute plus\u202f: les demandes trop anciennes s’effacent de nouveau.",
	},
	damaged: {
		title: "La base des demandes était abîmée",
		say: ({ count, reason }) =>
			`Le fichier a été mis de côté, et tout ce qui se lisait a été repris dans un neuf (${reason}). ${count > 0 ? `${several(count, "demande n’a pas pu être lue", "demandes n’ont pas pu être lues")}\u202f: vos e-mails les ont peut-être.` : "Aucune demande connue ne manque."} Faites vérifier le disque, et voyez «\u202fnpm run demandes -- liste --attente\u202f».`,
		over: "La base des demandes est saine.",
	},
	proxy: {
		title: "TRUSTED_PROXY_HOPS semble oublié",
		say: () =>
			"Tous les visiteurs arrivent par une seule adresse de votre réseau\u202f: un serveur (nginx, Caddy, hébergeur…) se tient devant le site, qui ne le sait pas. Ils se partagent donc les cinq demandes que dix minutes permettent à chacun. Réglez TRUSTED_PROXY_HOPS=1 dans le fichier .env, puis relancez le site.",
		over: "Les visiteurs ne passent plus pour un seul\u202f: TRUSTED_PROXY_HOPS convient.",
	},
	"copy-late": {
		title: "Les demandes ne sont plus copiées hors de la machine",
		say: ({ reason }) =>
			`Chaque essai échoue (${reason}). Le site marche, et rien n’est perdu\u202f; mais si le disque tombe, il ne reste que les e-mails de ce qui est venu depuis. Voyez «\u202fnpm run demandes -- sauvegarder\u202f», puis le guide, chapitre 5.`,
		over: "Les demandes sont de nouveau copiées hors de la machine.",
	},
	"drill-late": {
		title: "Personne ne sait si la copie des demandes se restaure",
		say: ({ reason }) =>
			`Relire la dernière copie échoue (${reason}). Le site marche, et rien n’est perdu. Voyez «\u202fnpm run demandes -- essayer-sauvegarde\u202f», puis le guide, chapitre 5.`,
		over: "La copie des demandes se relit.",
	},
	store: {
		title: "Des demandes de devis n’ont pas pu être enregistrées",
		say: ({ count, reason }) =>
			`La base des demandes ne répond pas (${reason}). ${several(count, "visiteur a lu «\u202fErreur\u202f» au lieu d’être servi", "visiteurs ont lu «\u202fErreur\u202f» au lieu d’être servis")}. Vérifiez la place sur le disque et les droits de DATA_DIR, ou le serveur de DATABASE_URL.`,
		over: "La base des demandes répond de nouveau.",
	},
};

export const alarmTitle = ({ kind }: Pick<Trouble, "kind">) => WORDS[kind].title;

/** What is wrong and what to do about it, in one paragraph. */
export const alarmAdvice = (trouble: Trouble) => WORDS[trouble.kind].say(trouble);

/** A whole notice as a person reads it on a phone. */
export function alarmText(notice: AlarmNotice): string {
	const { title, over } = WORDS[notice.kind];
	if (notice.phase === "over") return over;
	const repeated = notice.phase === "lasts" ? "Rappel\u202f: " : "";
	return `${repeated}${title} (depuis le ${frenchDate(notice.sinceMs)}). ${alarmAdvice(notice)}`;
}
