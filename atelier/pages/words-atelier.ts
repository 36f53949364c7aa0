import type { GroupName } from "#atelier/group-names.ts";
import type { SEEN, Step } from "#atelier/reading.ts";
import type { PhotoFault } from "#atelier/views.ts";
import { lower } from "#content/wording.ts";
import { several } from "#relay/words.ts";

export const atelierWords = {
	title: "L’atelier",
	/** Down the same page. */
	toPublish: "Voir l’aperçu, publier",
	lead: "Remplissez ce que personne d’autre ne sait, regardez le site, puis publiez. Rien ne change pour les visiteurs avant «\u202fPublier\u202f».",
	/** Once nothing is left to fill in. */
	leadOver: "Regardez le site, puis publiez. Rien ne change pour les visiteurs avant «\u202fPublier\u202f».",
	groups: {
		"qui-je-suis": { title: "Qui je suis", lead: "Nom, numéros, heures, jusqu’où vous allez" },
		loi: { title: "Ce que la loi demande", lead: "SIREN, hébergeur, assurance, médiateur" },
		prix: { title: "Mes prix", lead: "Le barème affiché sur le site" },
		avis: { title: "Mes avis", lead: "Ceux de vos clients, et où ils se vérifient" },
		photos: { title: "Mes photos", lead: "À la place des images dessinées" },
		dit: { title: "Ce que dit le site", lead: "Ôter ce qui est faux, mettre vos chiffres" },
		promesses: { title: "Mes promesses", lead: "Délais, garanties, gratuit\u202f: les vôtres\u202f?" },
		preuves: { title: "Mes preuves", lead: "Ce qui montre que le site dit vrai" },
		villes: { title: "Mes villes", lead: "Vos minutes, un mot, des chantiers" },
		fermetures: { title: "Fermetures", lead: "Congés et jours où vous ne répondez pas" },
	} satisfies Record<GroupName, { title: string; lead: string }>,
	/** Over the list of groups. */
	all: "Vos réponses",
	/** No total: an answer brings a question now and then. */
	settled: (settled: number, left: number) =>
		settled === 0
			? `${several(left, "point", "points")} à régler avant d’ouvrir`
			: `${several(settled, "point réglé", "points réglés")}, ${left} à régler`,
	/** While nothing is answered. */
	begin: "Une demi-heure, et ce site est le vôtre\u202f: le plus souvent, un appui par question",
	start:
		"Chaque page mène à la suivante, et vous pouvez vous arrêter quand vous voulez. Ce site est celui d’un serrurier qui part de Bourgoin-Jallieu\u202f: ses temps et son cercle en partent.",
	first: (title: string) => `Commencer par «\u202f${title}\u202f»`,
	goOn: (title: string) => `Continuer\u202f: ${lower(title)}`,
	bar: "Ce qui doit être réglé avant d’ouvrir au public",
	/** What is left is not his to settle. */
	allYours: "Tout ce qui dépend de vous est réglé.",
	allSettled: "Plus rien ne bloque l’ouverture au public.",
	toCheck: (count: number) =>
		`Et ${several(count, "point", "points")} à vérifier\u202f: à vous de décider, le site peut ouvrir sans.`,
	blocking: (count: number) => `${count} à remplir`,
	checking: (count: number) => `${count} à vérifier`,
	done: "Tout est réglé",
	elsewhere: "Ce qui se règle sur le serveur",
	elsewhereSend: "Lui envoyer ces lignes par e-mail",
	elsewhereText:
		"Une fois, là où le site est installé\u202f: montrez ces lignes à qui l’installe. Seul\u202f? Un hébergeur vend un nom de domaine, une dizaine d’euros par an, et installe le reste avec le guide.",
	trouble: {
		"no-folder":
			"Vos réponses n’ont pas encore de dossier à elles\u202f: celui du site est un exemple, que l’atelier ne touche pas. Copiez le dossier «\u202fowner\u202f» à l’endroit de votre choix, donnez cet endroit au site, puis relancez-le. Réglage\u202f: OWNER_DIR.",
		"no-check":
			"La liste de ce qui reste n’a pas pu être faite\u202f: la machine manque peut-être de mémoire. Réessayez dans une minute. Vos réponses peuvent s’écrire sans elle.",
	},
	problems: "Le site ne peut pas être construit",
	mend: "Corriger dans",
	see: {
		title: "Voir le site tel qu’il serait",
		text: "Il se prépare à part, en quelques secondes\u202f: il ne se montre qu’à vous.",
		button: "Voir l’aperçu",
		ready: (when: string) => `Un aperçu est prêt, fait ${when}.`,
		old: (when: string) => `L’aperçu fait ${when} n’a pas vos dernières réponses\u202f: il sera refait.`,
	},
	publish: {
		title: "Mettre en ligne",
		text: "Les visiteurs voient le nouveau site d’un seul coup.",
		waiting: "Des réponses enregistrées ne sont pas encore en ligne.",
		changes: "Ce qui change\u202f:",
		changesFirst: "Ce qui change de l’exemple\u202f:",
		oneByOne: "Voir un par un",
		nothing: "Rien de ce que vos visiteurs voient n’a changé depuis la dernière mise en ligne.",
		button: "Publier",
		elsewhere:
			"Les visiteurs voient un autre dossier\u202f: publier d’ici ne changerait rien. Retirez ce réglage, puis relancez le site. Réglage\u202f: SITE_DIR.",
	},
	back: {
		title: "Revenir à un site d’avant",
		none: "Rien n’a encore été publié d’ici.",
		one: "Dès le prochain, vous pourrez revenir à celui-ci.",
		made: (when: string) => `Préparé ${when}`,
		because: { owner: "Publié par vous", update: "Mise à jour du site" },
		online: "En ligne",
		changed: "Ce qu’il a changé\u202f:",
		first: "La première mise en ligne d’ici.",
		unchanged: "Les mêmes réponses que le précédent.",
		button: "Le remettre en ligne",
		text: "Les visiteurs voient ce site-là aussitôt\u202f; vos réponses ne changent pas.",
		answers: "Reprendre ses réponses, sans publier…",
		answersText:
			"Elles reviennent dans l’atelier telles qu’elles étaient alors\u202f; celles de maintenant sont gardées à côté. En ligne, rien ne change avant «\u202fPublier\u202f».",
		answersButton: "Reprendre ses réponses",
	},
	progress: {
		making: "L’aperçu se prépare…",
		publishing: "Le site se construit, puis sera publié…",
		bar: "Avancement",
		steps: {
			facts: "vos réponses sont relues.",
			code: "les programmes du site sont préparés.",
			pages: "les pages sont écrites.",
			opening: "l’accueil, la page Contact et une ville sont ouvertes, pour voir si tout y est.",
		} satisfies Record<Step, string>,
		step: (number: number, of: number) => `Étape ${number} sur ${of}\u202f:`,
		wait: "Souvent moins d’une demi-minute. Cette page se rafraîchit seule\u202f; vous pouvez la fermer, le travail continue.",
		since: (when: string) => `Commencé à ${when}.`,
		failed: "Rien n’a changé pour les visiteurs",
		failedText: "Le nouveau site n’est pas bon à montrer",
		published: "C’est publié",
		publishedText:
			"Le nouveau site est en place, et ce qu’on y écrit arrive ici, dans «\u202fÀ rappeler\u202f». Touchez le numéro, essayez le formulaire.",
		open: "Voir le site en ligne",
		/** As long as it has no name of its own. */
		trial:
			"Il est encore à une adresse d’essai\u202f: vos clients le trouveront une fois que la personne qui l’a installé lui aura donné son nom de domaine.",
		letters: "Vos e-mails et ce carnet suivent vos réponses aussi.",
		stillBlocks: (count: number) =>
			`${several(count, "point bloque", "points bloquent")} encore\u202f: le site n’est pas en règle.`,
		stillToCheck: (count: number) =>
			`${several(count, "point reste", "points restent")} à vérifier, quand vous aurez le temps.`,
		back: "Retour à l’atelier",
		now: "Où en est-on\u202f?",
	},
	confirm: {
		title: "Publier quand même\u202f?",
		count: (count: number) =>
			`${several(count, "point bloque", "points bloquent")} encore. Un site ouvert au public avec ${count > 1 ? "eux" : "lui"} n’est pas en règle.`,
		yes: (count: number) => `Publier avec ${several(count, "point bloquant", "points bloquants")}`,
		no: "Retour à l’atelier",
		mend: "Y répondre",
	},
} as const;

/** On the pages of a group. */
export const groupWords = {
	back: "L’atelier",
	save: "Enregistrer",
	saveAndGoOn: "Enregistrer et continuer",
	undo: { undo: "Annuler le dernier enregistrement", redo: "Remettre ce qui vient d’être annulé" },
	parts: "Sur cette page",
	/** Leads on once a page is saved. */
	leftHere: (blocking: number, toCheck: number) =>
		blocking > 0
			? `Sur cette page\u202f: ${blocking} à remplir${toCheck > 0 ? `, ${toCheck} à vérifier quand vous aurez le temps` : ""}.`
			: `Rien ne bloque plus ici\u202f; ${toCheck} à vérifier, quand vous aurez le temps.`,
	next: (title: string) => `Suite\u202f: ${title}`,
	toPublish: "regarder et publier",
	example: (words: string) => `Par exemple\u202f: ${words}`,
	optional: "peut rester vide",
	sources: "Les textes qui le demandent",
	/** In little room: it is the same beside each. */
	otherwise: "Autre",
	blocking: "À remplir",
	toCheck: "À vérifier",
	/** Something stands there, and will not do. */
	toChange: "À changer",
	yes: "Oui",
	no: "Non",
	choose: "Choisir",
	stars: (count: string) => `${count} sur 5`,
	remove: "Retirer cette ligne",
	/** @param waiting names of those that are right and go with one that is not */
	errors: (wrong: number, waiting: readonly string[]) =>
		`${several(wrong, "réponse à corriger", "réponses à corriger")}${waiting.length > 0 ? `. ${waiting.length > 1 ? "Attendent" : "Attend"} la même correction\u202f: ${waiting.join(", ")}` : ""}`,
	notHalf: "Ces réponses vont ensemble\u202f: aucune n’est encore enregistrée.",
	errorsText: "Touchez une ligne pour corriger\u202f:",
	changed:
		"Quelqu’un a changé ces réponses depuis que vous avez ouvert la page\u202f: un autre appareil, ou le fichier sur le serveur. Rien n’est enregistré. Ce que vous avez tapé est là\u202f; à côté, ce qui est écrit maintenant. «\u202fEnregistrer\u202f» garde ce que vous avez tapé.",
	now: "Écrit maintenant\u202f:",
	nowNothing: "Plus rien n’est écrit ici maintenant.",
	broken: (file: string) =>
		`Le fichier «\u202f${file}\u202f» a été changé à la main et ne se lit plus\u202f: une virgule, un guillemet ou une accolade manque. L’atelier n’y touche pas tant qu’il n’est pas réparé.`,
	nothing: "Rien à remplir ici pour l’instant.",
	noList: "La liste des questions ne peut pas être lue pour l’instant\u202f: l’atelier dit pourquoi.",
	samples: (count: number, isShown: boolean) =>
		isShown
			? `${several(count, "avis inventé, montré", "avis inventés, montrés")} avec la mention «\u202fExemple\u202f» tant que votre nom n’est pas écrit dans «\u202fCe que la loi demande\u202f».`
			: `${several(count, "avis inventé, que le site ne montre plus", "avis inventés, que le site ne montre plus")}.`,
	dropSamples: "Retirer les avis d’exemple",
	towns: {
		search: "Chercher une ville, ou en ajouter une",
		button: "Chercher",
		none: "Aucune commune de ce nom en Isère, ni à 60\u00a0km autour de Bourgoin-Jallieu.",
		minutes: (minutes: number) => `${minutes}\u00a0min`,
		own: "retenues par vous",
		road: (minutes: number) => `plutôt ${minutes}\u00a0min par la route`,
		roads: (count: number) => `${several(count, "route prend", "routes prennent")} plus longtemps`,
		/** Over the way to the next page. */
		roadsFirst: (count: number) =>
			`D’abord\u202f: ${several(count, "route prend", "routes prennent")} plus longtemps que vos pages ne le disent`,
		roadsText:
			"Dans la liste, «\u202fplutôt 40\u00a0min par la route\u202f» vient de gens qui roulent par là\u202f; la page de chaque ville dit qui. Si ces temps vous paraissent justes, prenez-les tous\u202f: les minutes que vous avez données restent.",
		roadsTake: "Prendre tous ces temps",
		slower: "Vous mettez plus longtemps que ces temps\u202f?",
		slowerTake: (by: number) => `Ajouter ${by}\u00a0min à toutes les villes`,
		arrivalTake: (minutes: number) => `Annoncer «\u202fen moins de ${minutes}\u00a0min\u202f»`,
		note: "un mot de vous",
		noPage: "pas sur le site",
		/** How many have a page, how many not. */
		count: (shown: number, out: number) =>
			out === 0 ? `${shown}\u00a0villes ont une page.` : `${shown}\u00a0villes sur le site, ${out} en dehors.`,
		howFar: "Garder ou ôter celles qui sont plus loin que votre rayon\u202f: «\u202fQui je suis\u202f»",
		all: "Toutes les villes",
		orWhy: "Ou dire, dans «\u202fMes preuves\u202f», pourquoi cela peut rester",
	},
} as const;

export const photoWords = {
	lead: (count: number) =>
		count === 0
			? "Il n’y a plus d’image dessinée sur votre site."
			: `${several(count, "image dessinée", "images dessinées")}, avec la mention «\u202fIllustration\u202f». Touchez celle que votre photo remplace. Rien n’oblige à toutes les changer.`,
	several: "Envoyer plusieurs photos à la fois",
	severalFiles: "Vos photos",
	severalText:
		"Douze au plus, en JPEG, PNG ou WebP, de 20\u00a0Mo chacune au plus. Vous leur donnez une place ensuite.",
	sendSeveral: "Envoyer ces photos",
	sendingSeveral: "Une fois ce bouton touché, ne fermez pas la page\u202f: c’est long quand le réseau est faible.",
	notTaken: (count: number) => (count === 1 ? "Une photo n’a pas été prise." : `${count} photos n’ont pas été prises.`),
	waiting: (count: number) =>
		count === 1
			? "Une photo attend sa place, une semaine au plus. Touchez-la, puis l’image qu’elle remplace."
			: `${count} photos attendent leur place, une semaine au plus. Touchez-en une, puis l’image qu’elle remplace.`,
	place: "Touchez maintenant l’image qu’elle remplace.",
	choose: "Placer",
	ofWaiting: "Une de vos photos arrivées",
	drop: "Retirer",
	noneOfThem: "Aucune",
	waitingOne: (number: number) => `Photo arrivée, n° ${number}`,
	own: (place: string, date: string) => `Votre photo\u202f: ${place}, ${date}`,
	drawn: "Image dessinée",
	shows: "Sur le site, on y voit\u202f:",
	titles: (titles: readonly string[]) =>
		`Ce qui est écrit à côté, et restera\u202f: ${titles.map((title) => `«\u202f${title}\u202f»`).join(", ")}.`,
	file: "Votre photo",
	fileText:
		"JPEG, PNG ou WebP, 20\u00a0Mo au plus. Ce qu’il y écrit (lieu, appareil, heure) est ôté. Ni visage, ni nom, ni plaque sans accord.",
	seen: "Ce qui doit se voir",
	seenFolded: "Une photo en hauteur\u202f? Choisir ce qui se voit",
	seenText:
		"Les pages montrent une image en largeur\u202f: d’une photo en hauteur, une bande est gardée. Choisissez où.",
	seenNames: {
		"0 0": "En haut à gauche",
		"50 0": "En haut",
		"100 0": "En haut à droite",
		"0 50": "À gauche",
		"50 50": "Au milieu",
		"100 50": "À droite",
		"0 100": "En bas à gauche",
		"50 100": "En bas",
		"100 100": "En bas à droite",
	} satisfies Record<(typeof SEEN)[number], string>,
	another: "Une autre photo, si celle-ci ne va pas",
	save: "Garder cette photo",
	saving: "Une fois ce bouton touché, comptez jusqu’à trente secondes\u202f: ne fermez pas la page.",
	taken: "La photo est bien arrivée, et reste ici.",
	away: "Retirer cette photo",
	changed:
		"Quelqu’un a changé cette photo depuis que vous avez ouvert la page. Rien n’est enregistré\u202f: relisez, puis gardez.",
	back: "Mes photos",
	broken:
		"Le fichier «\u202fphotographs.json\u202f» a été changé à la main et ne se lit plus\u202f: l’atelier n’y touche pas tant qu’il n’est pas réparé.",
	noList: "La liste des images ne peut pas être lue pour l’instant. Réessayez dans une minute.",
} as const;

const FAULTS: Record<Exclude<PhotoFault["why"], "small">, string> = {
	none: "Choisissez une photo dans votre téléphone.",
	full: "Douze attendent déjà leur place\u202f: donnez-la-leur, puis envoyez les suivantes.",
	heic: "Cette photo est au format HEIC, que les navigateurs ne montrent pas. Sur un iPhone\u202f: Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f», puis reprenez-la. Ou envoyez-la à vous-même par e-mail\u202f: elle arrive en JPEG.",
	unknown:
		"Ce fichier n’est pas une photo que le site sait lire\u202f: il faut un JPEG, un PNG ou un WebP. Une capture d’écran de la photo convient aussi.",
	broken: "Cette photo est abîmée ou n’est pas arrivée entière. Ouvrez-la dans votre téléphone, puis renvoyez-la.",
	moving: "Cette image bouge. Il faut une photo fixe.",
	huge: "Cette image a plus de 120 millions de pixels. Envoyez-la dans une taille plus petite.",
	stopped:
		"La photo n’a pas pu être préparée\u202f: la machine manque peut-être de mémoire ou de place. Réessayez avec une photo plus petite.",
};

/** Why it was not taken in, and what to do. */
export function faultWords(fault: PhotoFault): string {
	if (fault.why !== "small") return FAULTS[fault.why];
	return `Cette photo est trop petite\u202f: ${fault.width} × ${fault.height} pixels, il en faut 720 de large et 450 de haut au moins. Envoyez l’original, sans la réduire.`;
}
