import { business } from "#content/business.ts";
import { clockTime } from "#relay/clock.ts";
import type { ListName, Standing } from "#relay/store/notebook.ts";
import { several } from "#relay/words.ts";
import { dayName, lasting, moment } from "./time.ts";

export const words = {
	name: "Le carnet",
	/** After the page's own title, in the browser's. */
	get owner() {
		return business.name;
	},
	menu: { label: "Menu du carnet", more: "Plus", leave: "Quitter le carnet", trouble: "à voir" },
	lists: {
		"to-call": { title: "À rappeler", none: "Personne n’attend d’être rappelé." },
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
		call: "Noter un appel",
	},
	urgent: "Urgent",
	call: "Appeler",
	cannotCall: "Pas de numéro valable. Écrit\u202f:",
	open: "Ouvrir la demande",
	beyond: ", hors de votre rayon",
	about: (minutes: number) => `${minutes}\u00a0min`,
	news: {
		"under-way": (count: number) => `${several(count, "demande en cours a", "demandes en cours ont")} du nouveau`,
		finished: (count: number) => `${several(count, "demande terminée a", "demandes terminées ont")} du nouveau`,
	},
	trouble: "Quelque chose est à voir\u202f: «\u202fTout va-t-il bien\u202f?\u202f» dit quoi",
	sample: {
		text: "Votre site en ligne porte encore un nom d’exemple.",
		first: "Dans l’atelier\u202f: votre nom, vos numéros, vos heures, vos prix, puis «\u202fPublier\u202f».",
		link: "Le faire mien",
	},
	maybeRobots: (count: number) =>
		count > 1
			? `${count}\u00a0demandes viennent peut-être de robots\u202f: les trier`
			: "Une demande vient peut-être d’un robot\u202f: la voir",
	noneYet: "Aucune demande n’attend ici.",
	coming: {
		lead: "Aucune demande n’est encore venue. Chacune arrivera ici, avec\u202f:",
		parts: [
			["pin", "le nom, la ville et le temps de route\u202f;"],
			["clock", "le service, et le temps qui reste pour rappeler\u202f;"],
			["phone", "un bouton pour appeler, puis ce que vous notez\u202f: rappelée, rendez-vous, faite."],
		],
		trial:
			"Pour le voir, envoyez-vous une demande par le formulaire du site, comme un client\u202f: il s’ouvre à côté, et cette page dira qu’elle est venue.",
		send: "Envoyer une demande d’essai",
	},
	undo: "Annuler",
	noteTyped: "Noter ce qui est tapé",
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
	// Not « après demain 14 h », which is a day later.
	after: (fromMs: number, nowMs: number) => `À rappeler ${dayName(fromMs, nowMs)}, à partir de ${clockTime(fromMs)}`,
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

export const standingWords: Record<Standing, string> = {
	"to-call": "À rappeler",
	"under-way": "En cours",
	finished: "Terminée",
	before: "D’avant le carnet",
};

/** « Reçue aujourd’hui à 14 h 20 ». */
export const receivedWords = (receivedAtMs: number, nowMs: number) => `Reçue ${moment(receivedAtMs, nowMs)}`;

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
		text: "Un e-mail part à votre adresse, sauf si trois sont déjà partis depuis une heure. Ouvrez son lien sur cet appareil, dans les 15 minutes.",
		late: "Rien au bout de deux minutes\u202f? Regardez dans les indésirables. Sur la machine du site, la commande «\u202fnpm run carnet -- lien\u202f» donne le même lien.",
		button: "Envoyer un autre lien",
	},
	ended: {
		title: "Le carnet est fermé sur cet appareil",
		text: "Il a été déconnecté depuis un autre appareil. Ce qui était tapé ici et pas encore noté en est effacé.",
		button: "M’envoyer un lien pour entrer",
	},
	"no-key": {
		title: "Cette clé n’ouvre pas",
		text: "Elle a été retirée, ou la page attendait depuis plus de cinq minutes. Réessayez, ou demandez un lien\u202f: il arrive aussitôt.",
		button: "M’envoyer un lien",
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
	passkey: {
		text: "Vous avez fait une clé sur cet appareil\u202f? L’empreinte, le visage ou le code qui l’ouvre suffit.",
		button: "Entrer avec ma clé",
		failed: "L’appareil n’a rien confirmé. Réessayez, ou demandez un lien.",
	},
	gone: {
		title: "Cette demande n’est plus là",
		text: "Elle a été effacée, ou son lien a plus de trente jours. Rien d’autre n’est perdu.",
	},
	refused: {
		title: "Ce n’est pas possible",
		back: "Rouvrir la demande",
		typed: "Ce que vous aviez écrit\u202f:",
		after: "Une fois entré, revenez à cette page\u202f: ce bouton remet tout à sa place, sans rien noter.",
		putBack: "Remettre ce que j’avais tapé",
		lost: "Cette page n’existe pas",
	},
	open: "Ouvrir le carnet",
} as const;

export const appointmentWords = {
	none: "Aucun rendez-vous à venir. Prenez-en un depuis la page d’une demande.",
	go: "Y aller",
	near: "Moins d’une heure après le précédent.",
	calendar: {
		title: "Dans l’agenda du téléphone",
		text: "Une adresse privée\u202f: votre téléphone s’y abonne, et vos rendez-vous s’y mettent à jour tout seuls.",
		made: "La voici, pour cette fois seulement. Touchez-la pour la sélectionner, copiez-la, puis ajoutez-la dans l’agenda comme «\u202fcalendrier par adresse\u202f» (ou «\u202fpar URL\u202f»).",
		open: "L’ouvrir dans l’agenda",
		make: "Créer l’adresse",
		again: "Une nouvelle adresse remplace l’ancienne, qui ne marche plus.",
		withdraw: "Ne plus partager",
	},
} as const;

export const healthWords = {
	well: "Tout va bien.",
	advised: (count: number) => `Rien ne va mal. ${several(count, "chose conseillée", "choses conseillées")}, plus bas.`,
	todo: (count: number) => several(count, "chose à voir", "choses à voir"),
	since: (when: string) => `Depuis ${when}.`,
	/** Before the name of a setting or a command. */
	technical: "Pour qui tient le serveur",
	site: "Le site",
	letters: "Les e-mails",
	alerts: "Les alertes",
	copies: "Les sauvegardes",
	seen: (ago: string) => `Le formulaire est écouté\u202f: signe de vie ${ago}.`,
	unseen: "Le formulaire n’a jamais donné signe de vie.",
	silent: "Relancez le site\u202f: il devrait en donner un par minute. Commande\u202f: npm run relay.",
	kept: (requests: number, quarantined: number) =>
		`${several(requests, "demande gardée", "demandes gardées")}${quarantined === 0 ? "" : `, dont ${quarantined} dans «\u202fPeut-être des robots\u202f»`}.`,
	disk: (free: string) => `${free} libres sur le disque.`,
	diskLow: (free: string) => `Il ne reste que ${free} sur le disque\u202f: faites de la place avant qu’il soit plein.`,
	version: (version: string, node: string) => `Version ${version}, servie par Node ${node}.`,
	newerNode: (number: string, day: string) =>
		`Un Node plus récent existe depuis le ${day}, ${number}\u202f: la prochaine version du site l’apporte. Commande\u202f: «\u202fnpm run mettre-a-jour -- --chercher\u202f».`,
	certificate: (end: string) => `L’adresse du site est chiffrée\u202f; son certificat vaut jusqu’au ${end}.`,
	certificateEnds: (end: string) =>
		`Le certificat du site finit le ${end}, et aurait déjà dû être renouvelé\u202f: demandez à qui tient le serveur. Commande\u202f: «\u202fjournalctl -u caddy -n 20\u202f».`,
	certificateWrong: (fault: string) =>
		`Vos visiteurs voient un avertissement à la place du site\u202f: son certificat n’est pas bon (${fault}). Demandez à qui tient le serveur. Commande\u202f: «\u202fjournalctl -u caddy -n 20\u202f».`,
	clockUnset:
		"L’horloge de la machine n’est réglée par personne\u202f: l’heure de vos demandes peut être fausse. Commande\u202f: «\u202ftimedatectl set-ntp true\u202f».",
	spf: (domain: string) => `Le domaine ${domain} dit quels serveurs envoient son courrier (SPF).`,
	noSpf: (domain: string) =>
		`Vos e-mails risquent d’aller aux indésirables\u202f: le domaine ${domain} ne dit pas quels serveurs envoient son courrier. Qui vous a vendu ce nom a la ligne à y mettre, et celle de la signature (DKIM). Réglage\u202f: SPF.`,
	noDmarc: (domain: string) =>
		`Conseillé\u202f: dites aussi ce qu’il faut faire d’un courrier qui se prétend de ${domain}\u202f: une ligne «\u202fv=DMARC1; p=none\u202f», au nom _dmarc.${domain}. Réglage\u202f: DMARC.`,
	isFound: (number: string) => `Une version nouvelle du site est prête\u202f: ${number}.`,
	isAsked: "Elle est demandée\u202f: dans quelques minutes, cette page dira comment cela s’est passé.",
	newVersion: (number: string) =>
		`La version ${number} est signée par qui fait ce site. Elle est essayée à part avant de servir\u202f; si quelque chose ne va pas, l’ancienne reste. Vos demandes et vos réponses ne bougent pas.`,
	install: "Installer cette version",
	heartbeat: "Surveillé d’ailleurs\u202f: tant que tout va bien, il le dit toutes les cinq minutes.",
	noHeartbeat:
		"Conseillé\u202f: faites-le surveiller d’ailleurs\u202f: une machine éteinte ne prévient personne. Réglage\u202f: HEARTBEAT_URL.",
	noMailServer:
		"Donnez au site une adresse d’où envoyer\u202f: sans elle, les e-mails sont écrits dans un dossier de la machine et n’arrivent à personne. Le guide le montre, chapitre 1. Réglage\u202f: SMTP_URL.",
	noWebhook:
		"Conseillé\u202f: ajoutez une alerte, par SMS par exemple\u202f: seul l’e-mail vous prévient, et s’il tombe en panne vous ne l’apprendrez qu’en regardant ici. Réglage\u202f: WEBHOOK_URL.",
	noBackup:
		"Conseillé\u202f: faites copier les demandes hors de la machine\u202f: un disque perdu les emporte. Le guide le montre, chapitre 5. Réglages\u202f: BACKUP_DIR ou BACKUP_COMMAND.",
	nothingWaits: "Rien n’attend de partir.",
	waiting: (count: number, since: string, next: string) =>
		`${several(count, "attend", "attendent")}, depuis ${since}. Prochain essai ${next}.`,
	held: (count: number) => `${several(count, "attend", "attendent")} votre décision.`,
	lastTaken: (when: string) => `Dernier envoi ${when}.`,
	neverTaken: "Rien n’est encore parti.",
	lastCopy: (when: string) => `Dernière ${when}.`,
	noCopy: "Aucune n’est encore faite.",
	drilled: (when: string) => `Vérifiée avec succès ${when}.`,
	neverDrilled: "Jamais vérifiée.",
	failed: (reason: string) => `Le dernier essai a échoué (${reason}).`,
	past: (when: string, title: string) => `Terminé ${when}\u202f: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
	over: "Ce qui est fini",
	trial: "Envoyer un e-mail d’essai",
	trialText: "Un essai part par chaque voie\u202f: vous saurez aussitôt ce que chacune a répondu.",
} as const;

export const deviceWords = {
	lead: "Chaque appareil reste connecté trente jours après sa dernière visite. Un téléphone perdu\u202f? Déconnectez-le d’ici.",
	here: "Cet appareil",
	seen: (when: string) => `Vu ${when}`,
	since: (when: string) => `connecté ${when}`,
	rename: "Le nommer",
	name: "Son nom, pour le reconnaître",
	add: "Ajouter un téléphone",
	aim: "Visez ce carré avec l’appareil photo du téléphone, puis touchez le bouton qui s’y ouvre. Il sert une seule fois, pendant un quart d’heure\u202f: qui le vise entre dans le carnet.",
	code: "Code à viser avec l’appareil photo du téléphone",
	keys: "Entrer sans e-mail",
	keysText:
		"Une clé reste dans cet appareil\u202f: l’empreinte, le visage ou le code qui l’ouvre ouvre aussi le carnet. Elle suit parfois votre compte Apple ou Google sur vos autres appareils.",
	makeKey: "Faire une clé sur cet appareil",
	keyFailed: "L’appareil n’a rien confirmé\u202f: aucune clé n’est faite. Réessayez.",
	keyOf: (device: string) => `Clé faite sur ${device}`,
	keySince: (when: string) => `faite ${when}`,
	keyUsed: (when: string) => `Utilisée ${when}`,
	removeKey: "Retirer cette clé",
	end: "Déconnecter",
	endAll: "Déconnecter tous les appareils",
	endAllSure: "Celui-ci aussi, et les clés sont retirées\u202f: il faudra un nouveau lien pour rentrer.",
	endAllNow: "Oui, tous",
	leave: "Quitter le carnet sur cet appareil",
} as const;
