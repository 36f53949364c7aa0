import { several } from "#relay/owner/words.ts";

export const appointmentWords = {
	none: "Aucun rendez-vous à venir. Prenez-en un depuis la page d’une demande.",
	go: "Y aller",
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
	todo: (count: number) => several(count, "chose à voir", "choses à voir"),
	since: (when: string) => `Depuis ${when}.`,
	site: "Le site",
	letters: "Les e-mails",
	alerts: "Les alertes",
	copies: "Les sauvegardes",
	seen: (ago: string) => `Le relais a donné signe de vie ${ago}.`,
	unseen: "Le relais n’a jamais donné signe de vie.",
	silent:
		"Il devrait en donner un par minute\u202f: demandez à qui tient le serveur de relancer le site («\u202fnpm run relay\u202f»).",
	kept: (requests: number, quarantined: number) =>
		`${several(requests, "demande gardée", "demandes gardées")}, dont ${quarantined} en quarantaine.`,
	disk: (free: string) => `${free} libres sur le disque.`,
	diskLow: (free: string) => `Il ne reste que ${free} sur le disque\u202f: faites de la place avant qu’il soit plein.`,
	version: (version: string) => `Version ${version}.`,
	noMailServer:
		"Aucun serveur d’e-mail n’est réglé\u202f: les e-mails sont écrits dans un dossier, personne ne les reçoit. Demandez-en un à qui tient le serveur\u202f: réglage SMTP_URL.",
	noWebhook:
		"Seul l’e-mail vous prévient\u202f: s’il tombe en panne, cette page seule le dira. Demandez un second canal à qui tient le serveur\u202f: réglage WEBHOOK_URL.",
	noBackup:
		"Aucune sauvegarde hors de la machine\u202f: un disque perdu emporte les demandes. Demandez-en une à qui tient le serveur\u202f: réglage BACKUP_DIR ou BACKUP_COMMAND.",
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
	end: "Déconnecter",
	endAll: "Déconnecter tous les appareils",
	endAllSure: "Celui-ci aussi\u202f: il faudra un nouveau lien pour rentrer.",
	endAllNow: "Oui, tous",
	leave: "Quitter le carnet sur cet appareil",
} as const;
