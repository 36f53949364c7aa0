/** Words of the cookie banner. Titles, buttons and « Toujours actifs » are those of the specification, section 2. */
export const consent = {
	summary: {
		title: "Nous utilisons des cookies",
		// Three lines at most on a small phone: any more, and the banner covers the call button of a town's page.
		text: "Votre appareil garde votre choix, votre brouillon et une copie des pages lues. Ni publicité, ni suivi.",
		learnMore: "En savoir plus",
		customise: "Personnaliser",
		necessaryOnly: "Nécessaires uniquement",
		acceptAll: "Accepter tout",
		close: "Refuser et fermer",
	},
	settings: {
		title: "Paramètres des cookies",
		text: "Choisissez ce que le site peut retenir. Vous pouvez changer d’avis à tout moment, en bas de chaque page.",
		necessary: {
			label: "Cookies nécessaires",
			status: "Toujours actifs",
			text: "Votre choix, le brouillon, la liste après effraction, les pages hors ligne.",
		},
		analytics: {
			label: "Mesure d’audience",
			text: "Pour compter les visites. Le site ne compte que les appels et les demandes. Une case laissée cochée sans que vous y touchiez compte comme un refus.",
		},
		marketing: {
			label: "Publicité",
			text: "Pour des annonces adaptées à vos visites. Le site n’en affiche pas.",
		},
		privacyPolicy: "Politique de confidentialité",
		necessaryOnly: "Nécessaires uniquement",
		acceptSelection: "Accepter la sélection",
		back: "Revenir au résumé",
	},
	/** In the footer: opens the settings again. */
	manage: "Gérer les cookies",
} as const;
