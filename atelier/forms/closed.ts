import { type Json, valueAt } from "#atelier/fact-files.ts";
import { rowsOf, type Section, type Typed } from "#atelier/form.ts";

/** « le numéro SIREN » as it begins a line. */
export const titled = (words: string): string => words.charAt(0).toLocaleUpperCase("fr-FR") + words.slice(1);

/** « Fermetures »: owner/closures.json. */
export const closed = (json: Json, form?: Typed): Section[] => [
	{
		lead: "Chaque page l’annonce deux semaines avant, et cesse de le dire d’elle-même le lendemain du dernier jour.",
		units: rowsOf(json, { file: "closures", path: [], form }, (row) => ({
			legend: row === undefined ? "Ajouter une fermeture" : `À partir du ${inFrench(valueAt(row, ["from"]))}`,
			isFolded: row === undefined,
			together: "Le dernier jour vient avant le premier\u202f: vérifiez les deux dates.",
			fields: [
				{ key: "from", kind: "day", label: "Premier jour de fermeture", example: "03/08/2027" },
				{ key: "until", kind: "day", label: "Dernier jour de fermeture", example: "17/08/2027" },
			],
		})),
	},
];

const inFrench = (day: Json | undefined): string => String(day ?? "").replace(/^(\d+)-(\d+)-(\d+)$/, "$3/$2/$1");
