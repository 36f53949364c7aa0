import { business } from "./business.ts";
import { facts } from "./facts.ts";
import { opening } from "./own-facts.ts";

/** Words that stand on every page, around its own. Labels of the links are in site-map.ts. */
export const chrome = {
	skipLink: "Aller au contenu",
	home: "Accueil",
	banner: {
		label: `Urgence ${opening.short}`,
		/** As the specification writes it, ordinary space included; shown on wide screens. */
		arrival: `Intervention en moins de ${facts.arrivalUnderMinutes} min en moyenne`,
	},
	/** Instead of a time, on a day of a closure. */
	closedNow: "Fermé en ce moment",
	/** Names the line above every page, for those who go from part to part. */
	closure: "Fermeture annoncée",
	header: {
		navigationLabel: "Navigation principale",
		allServices: "Tous les services",
	},
	drawer: {
		title: "Menu",
		open: "Ouvrir le menu",
		close: "Fermer le menu",
		call: "Appelez-nous",
	},
	/** The red strip of small screens. */
	strip: `URGENCE ${/\d h/.test(opening.short) ? opening.short : opening.short.toLocaleUpperCase("fr-FR")}`,
	floatingCall: "Appeler le serrurier",
	quote: "Demander un devis",
	footer: {
		description: "J’ouvre, je répare.",
		hoursTitle: `${opening.opens} ${opening.both}`,
		hoursNote: opening.inDetail,
		contactTitle: "Me joindre",
		location: `${business.baseTown}, ${business.department}, et ${facts.radiusKm} km autour`,
		servicesTitle: "Ce que je fais",
		townsTitle: "Où j’interviens",
		allTowns: "Voir toutes les villes",
		copyright: `© ${business.copyrightYear} ${business.name}. Tous droits réservés.`,
		credit: "Site réalisé par",
	},
	/** Tags beside what is not yet the owner's own. */
	sample: "Exemple",
	map: {
		label: "Carte des villes desservies",
		/** Under the map of the zone. */
		caption: `Chaque fenêtre est une ville et mène à sa page : plus elle brille, plus j’arrive vite. Cercles à ${facts.travelBands
			.map((band) => band.toKm)
			.join(", ")
			.replace(/, (\d+)$/, " et $1")}\u00a0km à vol d’oiseau.`,
		/** What the map of the home page shows. */
		picture: `L’Isère vue de nuit : chaque ville y est une fenêtre éclairée, d’autant plus claire qu’elle est proche de ${business.baseTown}.`,
	},
	guaranteeColumns: { work: "Travaux", covers: "Ce qui est garanti", lasts: "Durée" },
	illustration: "Illustration",
	recommended: "Recommandé",
	/** On large screens with a mouse: the number, for the telephone beside it. */
	phoneCard: {
		alt: `Code QR du numéro ${business.phoneNational}`,
		text: "Visez ce code avec votre téléphone : il compose le numéro.",
		card: "Enregistrer mon numéro",
	},
	/** Before the number of each public service; the 114 is for who cannot speak. */
	emergencyLines: {
		police: "Police",
		fire: "Pompiers",
		european: "Urgences",
		bySms: "Sans parler : SMS au",
	},
	/** Shown only when owner/identity.json has a number that receives text messages. */
	sms: { label: "Écrire un SMS", hello: "Bonjour, je suis", door: "La porte :" },
	/** The full-screen viewer of the galleries. */
	viewer: {
		label: "Galerie en plein écran",
		previous: "Image précédente",
		next: "Image suivante",
		close: "Fermer la galerie",
	},
	notFound: {
		seoTitle: "Page introuvable (404)",
		keywords: ["page introuvable", business.name, `serrurier ${business.baseTown}`],
		code: "404",
		title: "Oops! Page not found",
		text: "Cette porte n’ouvre sur rien : la page a changé de place, ou il manque une lettre. Le téléphone, lui, répond.",
		homeLink: "Revenir à l’accueil",
	},
	error: {
		title: "Unexpected Application Error!",
		text: "Le site vient de rencontrer un problème. Pour une urgence, le téléphone reste le plus court chemin.",
		homeLink: "Revenir à l’accueil",
	},
} as const;
