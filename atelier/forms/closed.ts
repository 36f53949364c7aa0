import { type Json, valueAt } from "#atelier/fact-files.ts";
import { fieldsOf, rowsOf, type Section, type Typed } from "#atelier/form.ts";
import { closure } from "#content/owner-schemas.ts";

/** « Fermetures »: owner/closures.json. */
export const closed = (json: Json, form?: Typed): Section[] => [
	{
		lead: "Chaque page l’annonce deux semaines avant, et cesse de le dire d’elle-même le lendemain du dernier jour.",
		units: rowsOf(json, { file: "closures", path: [], form }, (row) => ({
			legend: row === undefined ? "Ajouter une fermeture" : `À partir du ${inFrench(valueAt(row, ["from"]))}`,
			isFolded: row === undefined,
			together: "Le dernier jour vient avant le premier\u202f: vérifiez les deux dates.",
			fields: fieldsOf(closure),
		})),
	},
];

const inFrench = (day: Json | undefined): string => String(day ?? "").replace(/^(\d+)-(\d+)-(\d+)$/, "$3/$2/$1");
