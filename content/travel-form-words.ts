/** What the question says before the calculator itself has come. What it answers is in travel-time-words.ts. */
export const formWords = {
	label: "Où êtes-vous ?",
	example: "Par exemple Morestel, ou 38510.",
	placeholder: "Ville ou code",
	shortButton: "Calculer",
	position: "Utiliser ma position",
	pending: "Calcul en cours…",
	failed: "Le calcul n’a pas pu se faire : la connexion ne passe pas. Appelez, je vous dis quand j’arrive.",
};
