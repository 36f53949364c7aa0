/** « Faire un devis ». */
export const quoteWords = {
	title: "Un devis",
	make: "Faire un devis",
	again: "Faire un autre devis",
	missing: "Un devis doit dire qui le fait, et le prix de l’heure. Il manque, dans l’atelier\u202f:",
	lead: "Une ligne compte quand elle a une quantité. Touchez ses mots pour les changer, eux ou le prix. Les prix sont ceux de votre barème, toutes taxes comprises.",
	/** Of a line. @param price as typed; « 62 € / h » */
	each: (price: string, unit: string, rate?: string) =>
		[
			price === "" ? "prix à dire" : `${price}\u00a0€${unit === "" ? "" : `\u00a0/\u00a0${unit}`}`,
			...(rate === undefined ? [] : [`TVA\u00a0${rate}`]),
		].join(", "),
	/** Of a rise, which the script works out. */
	risen: "calculée sur les autres lignes",
	oneLess: (what: string) => `Un de moins\u202f: ${what}`,
	oneMore: (what: string) => `Un de plus\u202f: ${what}`,
	customer: "Pour qui",
	work: "Le travail",
	lines: "Ce qui est fait, et fourni",
	more: "D’autres lignes",
	option: "En option, à côté du total",
	terms: "Remise, acompte, notes",
	labels: {
		name: "Nom du client",
		address: "Son adresse",
		firm: "C’est un professionnel",
		place: "Lieu du travail, s’il est ailleurs",
		nature: "Ce qui est à faire, en quelques mots (facultatif)",
		urgent: "Une urgence\u202f: chez lui, à sa demande, et seulement ce qu’elle exige",
		discount: "Remise, en euros",
		day: "Jour du travail",
		valid: "Valable, en jours",
		deposit: "Acompte, en euros",
		waste: "Déchets, s’il y en a (une porte, une serrure)\u202f: combien, triés comment, portés où, à quel prix",
		note: "À noter",
		what: "Quoi",
		quantity: "Combien",
		unit: "Unité",
		price: "Prix TTC",
		rate: "TVA",
	},
	urgentHint:
		"Le droit de rétractation ne s’applique pas à ces travaux-là, et rien ne se paie avant. Tout ce qui s’y ajoute va dans un autre devis.",
	preview: "Voir le devis",
	check: "Relisez-le\u202f: une fois sur la page du client, il ne change plus. Son numéro vient alors.",
	notice:
		"Une pièce vendue à un particulier\u202f? La loi veut qu’il reçoive aussi la notice européenne sur la garantie légale, en couleurs\u202f: la page où il signe en porte les mots, l’image se télécharge sur commission.europa.eu. Remettez-la avec le devis, comme vos conditions le disent.",
	noStreet:
		"L’adresse du client n’a pas de numéro de rue\u202f: la loi veut le lieu du travail. Corrigez-la, si elle en a un.",
	freeTravel:
		"Votre barème, que le devis répète, dit le déplacement gratuit à cette distance\u202f: ôtez la ligne, ou mettez-la à 0.",
	/** Of a rise, once or not at all. */
	counted: "Comptée",
	forgets: (rise: string) => `Ce jour-là, votre barème ajoute «\u202f${rise}\u202f»\u202f: ce devis ne la compte pas.`,
	labourTwice:
		"Une ligne comprend déjà la main-d’œuvre ou la pose, et une autre la compte\u202f: gardez les deux si c’est un autre travail.",
	validUntil: (day: string) => `Il vaut jusqu’au ${day}.`,
	accepted: (name: string) =>
		`Le devis ${name} est déjà accepté\u202f: celui-ci s’y ajoutera, il ne le remplacera pas.`,
	send: "Le mettre sur sa page",
	edit: "Corriger",
	back: "La demande",
	/** On the page of its request. */
	one: (name: string, total: string, state: string) => `Devis ${name}, ${total}\u202f: ${state}`,
	states: {
		open: "à lire",
		late: "trop tard pour l’accepter",
		replaced: "remplacé",
		accepted: "accepté",
		declined: "refusé",
		withdrawn: "accepté, puis rétracté",
	},
	pdf: "Le lire en PDF",
	/** Drawn by a finger. @param by whose; nobody's yet */
	signature: (by?: string) => (by === undefined ? "Votre signature" : `Signature de ${by}`),
	mailedAt: (when: string) => `Parti au client par e-mail, ${when}`,
	mail: "Lui envoyer par e-mail, avec le PDF",
} as const;

/** Accepted quotes. */
export const acceptedWords = {
	title: "Devis acceptés",
	back: "Ce qui marche",
	none: "Aucun devis accepté encore. Ils restent ici, même leur demande effacée\u202f: la loi les fait garder dix ans.",
	months: "En euros, par mois",
	net: (amount: string) => `TTC, soit ${amount} hors taxes`,
	each: "Un par un, en PDF signé",
	file: "Le tableau, pour les comptes",
} as const;
