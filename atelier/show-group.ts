import { fieldName, removalName, type Section, standing, typedIn, type Unit } from "./form.ts";
import type { FilesNow } from "./groups.ts";
import type { Json } from "./json.ts";
import type { Reading } from "./reading.ts";
import type { FieldView, SectionView, UnitView } from "./views.ts";

/** What a page has besides the files: what was typed, and what became of it. */
export interface Sent {
	form: URLSearchParams;
	errors: ReadonlyMap<string, string>;
	/** Nothing was saved, for somebody else had been there: every typed word stays beside what stands now. */
	hasChanged: boolean;
}

/** Sections as their page shows them. */
export const showSections = (
	sections: readonly Section[],
	{ values }: Pick<FilesNow, "values">,
	reading: Reading | undefined,
	sent?: Sent,
): SectionView[] =>
	sections.map(({ title, lead, sources, isFolded = false, units: all }) => {
		const units = all.map((unit) => showUnit(unit, values.get(unit.file) ?? null, reading, sent));
		return {
			...(title === undefined ? {} : { title }),
			...(lead === undefined ? {} : { lead }),
			...(sources === undefined ? {} : { sources }),
			units,
			// What is wrong in it is seen at once.
			isFolded: isFolded && !units.some(({ fields }) => fields.some(({ error }) => error !== undefined)),
		};
	});

function showUnit(unit: Unit, json: Json, reading: Reading | undefined, sent: Sent | undefined): UnitView {
	const names = unit.fields.map((field) => fieldName(unit, field));
	const isWrong = names.some((name) => sent?.errors.has(name));
	// What was saved is shown as it is written now.
	const keepsTyped = sent !== undefined && (sent.hasChanged || isWrong);
	const fields = unit.fields.map((field): FieldView => {
		const name = fieldName(unit, field);
		const stands = standing(json, unit, field);
		const typed = keepsTyped ? (typedIn(sent.form, unit, field) ?? stands) : stands;
		const error = sent?.errors.get(name);
		const { kind, label, why, example, options, ready, isOptional = false } = field;
		return {
			// What may be left for later is not what may stay away.
			...{ name, kind, label, typed, isOptional: isOptional && unit.point === undefined },
			...(why === undefined ? {} : { why }),
			...(options === undefined ? {} : { options }),
			...(ready === undefined || typed !== "" ? {} : { ready }),
			// What stands there shows how it is written.
			...(example === undefined || (typed !== "" && error === undefined) ? {} : { example }),
			...(error === undefined ? {} : { error }),
			...(sent?.hasChanged && typed !== stands && kind !== "tick" ? { now: stands } : {}),
		};
	});
	const point = reading?.points.find(({ id, isSettled }) => id === unit.point && !isSettled);
	const isTyped = keepsTyped && fields.some(({ typed, kind }) => kind !== "tick" && typed !== "");
	const removal = removalName(unit);
	return {
		fields,
		...(unit.legend === undefined ? {} : { legend: unit.legend }),
		...(unit.why === undefined ? {} : { why: unit.why }),
		...(point === undefined ? {} : { open: point.isBlocking ? "blocking" : "to-check" }),
		isFolded: unit.isFolded === true && !isWrong && !(isTyped && unit.row === "new"),
		...(unit.row === "kept" ? { removal: { name: removal, isSet: sent?.form.get(removal) === "oui" } } : {}),
	};
}
