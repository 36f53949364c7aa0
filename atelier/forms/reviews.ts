import { type Json, valueAt, withValue } from "#atelier/fact-files.ts";
import { fieldsOf, rowsOf, type Section, type Typed } from "#atelier/form.ts";
import { review } from "#content/owner-schemas.ts";

/** Only the sample's have no source: nobody writes one without. */
const FIELDS = fieldsOf(review).map((field) => (field.key === "source" ? { ...field, isOptional: false } : field));

/** Several at once: each save leads back to the top of a long page. */
const TO_ADD = ["Ajouter un avis", "Ajouter un deuxième avis", "Ajouter un troisième avis"];

const LISTS = [
	["home", "Sur la page d’accueil"],
	["emergency", "Sur la page de dépannage"],
] as const;

/** « Mes avis »: owner/reviews.json. */
export const reviews = (json: Json, form?: Typed): Section[] =>
	LISTS.map(([list, title]) => ({
		title,
		units: rowsOf(json, { file: "reviews", path: [list], offered: TO_ADD.length, form }, (row, nth) => {
			if (row === undefined) return { fields: FIELDS, legend: TO_ADD[nth] ?? "Ajouter un autre avis", isFolded: true };
			const author = String(valueAt(row, ["author"]) ?? "");
			const isExample = valueAt(row, ["source"]) === null;
			return {
				fields: FIELDS,
				legend: isExample ? `${author} (avis d’exemple)` : author,
				point: `review.${author}`,
				isFolded: true,
			};
		}),
	}));

const isInvented = (row: Json) => valueAt(row, ["source"]) === null;

/** How many of the sample's are left. */
export const countInvented = (json: Json): number =>
	LISTS.flatMap(([list]) => rowsIn(json, list)).filter(isInvented).length;

/** All those that nobody wrote, gone at once. */
export const withoutInvented = (json: Json): Json =>
	LISTS.reduce((next, [list]) => {
		const left = rowsIn(next, list).filter((row) => !isInvented(row));
		return withValue(next, [list], left);
	}, json);

function rowsIn(json: Json, list: string): Json[] {
	const rows = valueAt(json, [list]);
	return Array.isArray(rows) ? rows : [];
}
