/** Words of the price schedule, which only the page of services shows. Its prices are in price-list.ts. */
export const priceWords = {
	title: "Barème",
	lead: "Prix en euros, toutes taxes comprises. Le devis, remis avant de commencer, dit le prix de votre intervention.",
	service: "Prestation",
	price: "Prix TTC",
	hourly: "Main-d’œuvre",
	travel: "Déplacement",
	nights: "Nuits",
	flat: "Forfaits",
	quote: "Devis",
	perHour: "de l’heure",
	free: "Gratuit",
	noSurcharge: "Sans supplément",
	quoteNote: "Au téléphone, sur place ou par écrit, suivi de travaux ou non.",
} as const;
