/** What the calculator says. Names and figures come in already written as French writes them. */
export const words = {
	label: "Où êtes-vous ?",
	example: "Par exemple Morestel, ou 38510.",
	pending: "Calcul en cours…",
	empty: "Écrivez le nom de votre commune ou son code postal. Ou appelez : je vous dis quand j’arrive.",
	failed: "Le calcul n’a pas pu se faire : la connexion ne passe pas. Appelez, je vous dis quand j’arrive.",
	unknown: (typed: string) =>
		`« ${typed} » n’est pas dans ma liste. Appelez : je vous dis si je peux venir, et en combien de temps.`,
	onTheSpot: "Je suis sur place.",
	distance: (km: string) => `À ${km} de Bourgoin-Jallieu.`,
	beyondRadius: (radius: string) => `C’est au-delà de notre rayon habituel de ${radius} : appelez pour confirmer.`,
	call: (minutes: string) => `Appelez, j’arrive en ${minutes} :`,
	page: (town: string) => `Voir la page ${town}`,
	others: "Vous cherchiez peut-être :",
	list: "Voir toutes les villes",
};
