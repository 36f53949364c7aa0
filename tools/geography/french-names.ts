/** Names as French prints them, out of names as files hold them. */

/** Typographic apostrophes, and œ where the files write « oe » in « coeur ». */
export function inPrint(name: string): string {
	return name
		.replaceAll("'", "’")
		.replace(/\bC(?:oe|OE)ur\b/g, "Cœur")
		.replace(/^Eclose/, "Éclose");
}

/** Normalised name, equal for two spellings of it: « Saint-Égrève », « st egreve ». */
export function normalizeName(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/œ/g, "oe")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bste\b/g, "sainte")
		.replace(/\bst\b/g, "saint");
}

/**
 * Communes that joined another before the official list began to keep their names: it has their code, no more. Names by
 * code, from INSEE's Code officiel géographique. The last two are what a commune called itself before it took a new name.
 */
export const NAMES_OF_OLD_CODES: Record<string, string> = {
	"38007": "Allières-et-Risset",
	"38014": "Arandon",
	"38024": "Badinières",
	"38096": "Chavagneux",
	"38142": "Curtin",
	"38145": "Dionay",
	"38168": "La Folatière",
	"38196": "Jallieu",
	"38227": "Mépieu",
	"38251": "Montceau",
	"38262": "Morêtel-de-Mailles",
	"38293": "Panissage",
	"38312": "Pommiers-la-Placette",
	"38385": "Saint-Genis",
	"38477": "Savel",
	"38506": "Thuellin",
	"38407": "Saint-Julien-de-Raz",
	"38439": "Saint-Pierre-d’Allevard",
};
