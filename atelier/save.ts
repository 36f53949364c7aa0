import * as v from "valibot";
import type { FactFile } from "#content/owner-schemas.ts";
import {
	asAdded,
	behindAdded,
	type Field,
	fieldName,
	isBlank,
	removalName,
	shownIn,
	typedIn,
	type Unit,
	written,
} from "./form.ts";
import { type Json, schemaOf, valueAt, withValue } from "./owner-facts.ts";
import { isEmpty, readTyped } from "./typed.ts";

/** What becomes of a form: every unit that holds is in the files, every other stays as it was, with its errors. */
export interface Outcome {
	files: Map<FactFile, Json>;
	/** Files that really change. */
	changed: FactFile[];
	/** By the field's name. */
	errors: Map<string, string>;
	/** Files that hold something wrong which no field of the page can mend. */
	stuck: FactFile[];
	/** What was typed, under the names that it has beside the files as they are then. */
	form: URLSearchParams;
}

type Issue = v.BaseIssue<unknown>;

/** Reads a form against the files as they are. Nothing is written. */
export function outcomeOf(units: readonly Unit[], form: URLSearchParams, now: ReadonlyMap<FactFile, Json>): Outcome {
	const files = new Map(now);
	const errors = new Map<string, string>();
	const removed: Unit[] = [];
	const added: Unit[] = [];
	for (const unit of units) {
		const json = files.get(unit.file) as Json;
		if (unit.row === "kept" && form.get(removalName(unit)) === "oui") {
			removed.push(unit);
			continue;
		}
		if (!isTouched(json, unit, form) || (unit.row === "new" && isBlank(json, unit, form))) continue;
		const next = tryUnit(json, unit, form, errors) ?? tryReady(json, unit, form, errors);
		if (next === undefined) continue;
		files.set(unit.file, next);
		if (unit.row === "new") added.push(unit);
	}
	// Rows move up: what is still wrong would no longer stand beside its own.
	if (errors.size === 0) for (const unit of removed.toReversed()) takeOut(files, unit);
	const changed = [...files].filter(([file, json]) => JSON.stringify(json) !== JSON.stringify(now.get(file)));
	const stuck = changed.filter(([file, json]) => issuesOf(file, json).length > 0).map(([file]) => file);
	for (const file of stuck) files.set(file, now.get(file) as Json);
	return {
		...{ files, stuck, changed: changed.map(([file]) => file).filter((file) => !stuck.includes(file)) },
		...behindAdded(stuck.length > 0 ? [] : added, units, { form, errors }),
	};
}

/** Left empty alone, where it is known from another answer. */
export const isFilledIn = (unit: Unit, form: URLSearchParams): boolean =>
	unit.fields.length === 1 &&
	unit.fields.some((field) => field.otherwise !== undefined && typedIn(form, unit, field) === "");

const isTouched = (json: Json, unit: Unit, form: URLSearchParams): boolean =>
	unit.fields.some((field) => {
		const typed = typedIn(form, unit, field);
		const { stands, ...written } = field;
		if (isFilledIn(unit, form)) return true;
		return typed !== undefined && typed !== shownIn(json, unit, field.isOffered ? written : field);
	});

/** The file with that unit as it was typed; nothing when some field of it is wrong, which is noted. */
function tryUnit(json: Json, unit: Unit, form: URLSearchParams, errors: Map<string, string>): Json | undefined {
	const wrong = (field: Field, sentence: string) => errors.set(fieldName(unit, field), sentence);
	const isAllEmpty = unit.whenEmpty !== undefined && (isBlank(json, unit, form) || isLeaderless(json, unit, form));
	const before = errors.size;
	if (unit.fields.some((field) => errors.has(field.repeats ?? "") && typedIn(form, unit, field) === field.ready))
		return undefined;
	const values = unit.fields.map((field) => {
		// What a page did not send stays.
		const typed = typedIn(form, unit, field) ?? shownIn(json, unit, field);
		if (isAllEmpty) return undefined;
		if (isEmpty(typed) && field.kind !== "tick" && field.kind !== "set") {
			if (field.otherwise !== undefined) return field.otherwise;
			if (!field.isOptional) wrong(field, unit.whenEmpty ? HALF : (EMPTY[field.kind] ?? "Il manque ces mots."));
			return undefined;
		}
		const meant = field.meant?.(typed) ?? typed;
		const read = readTyped(field.kind, meant, field.atMost, field.label);
		const refused = "value" in read ? field.refuses?.(meant) : read.error;
		if ("value" in read && refused === undefined) return read.value;
		wrong(field, refused ?? "");
		return undefined;
	});
	if (errors.size > before) return undefined;
	const next = written(json, asAdded(json, unit), values);
	const known = new Set(issuesOf(unit.file, json).map(keyOf));
	const issues = issuesOf(unit.file, next).filter((issue) => !known.has(keyOf(issue)));
	for (const issue of issues) wrong(fieldOf(unit, issue), sentenceOf(unit, issue));
	return issues.length === 0 ? next : undefined;
}

/** Its first field was emptied, and nothing else of it touched. */
function isLeaderless(json: Json, unit: Unit, form: URLSearchParams): boolean {
	const [first, ...others] = unit.fields.map((field) => [
		shownIn(json, unit, field),
		typedIn(form, unit, field) ?? shownIn(json, unit, field),
	]);
	const isEmptied = !isEmpty(first?.[0] ?? "") && isEmpty(first?.[1] ?? "");
	return unit.isLedByFirst === true && isEmptied && others.every(([before, now]) => before === now);
}

/** The usual answer was ticked beside words that will not do: it is taken, and the words go. */
function tryReady(json: Json, unit: Unit, form: URLSearchParams, errors: Map<string, string>): Json | undefined {
	const ticked = new URLSearchParams(form);
	for (const field of unit.fields) {
		const name = fieldName(unit, field);
		if (field.ready !== undefined && form.getAll(name).includes(field.ready)) ticked.set(name, field.ready);
	}
	const next = ticked.size === form.size ? undefined : tryUnit(json, unit, ticked, new Map());
	if (next !== undefined) for (const field of unit.fields) errors.delete(fieldName(unit, field));
	return next;
}

const HALF = "Il manque ces mots. Pour tout retirer, videz aussi l’autre réponse.";
const EMPTY: Partial<Record<Field["kind"], string>> = {
	days: "Choisissez un jour au moins.",
	euros: "Il manque un prix. Gratuit s’écrit 0.",
	whole: "Il manque un nombre.",
	years: "Il manque une durée.",
	day: "Il manque une date.",
	rating: "Choisissez une note de 1 à 5.",
	"yes-no": "Choisissez oui ou non.",
};

const issuesOf = (file: FactFile, json: Json): readonly Issue[] => v.safeParse(schemaOf(file), json).issues ?? [];
const stepsOf = (issue: Issue): string[] => (issue.path ?? []).map(({ key }) => String(key));
const keyOf = (issue: Issue): string => `${stepsOf(issue).join(".")} ${issue.message}`;

/** The field that an issue is about: by its name, or the unit's first when it is about all of them. */
function fieldOf(unit: Unit, issue: Issue): Field {
	const [first] = unit.fields;
	const last = stepsOf(issue).at(-1);
	return unit.fields.find(({ key }) => key !== undefined && key === last) ?? (first as Field);
}

/** The schemas speak to who writes the files; their sentences begin small. */
function sentenceOf({ together }: Unit, { message, type }: Issue): string {
	if (together !== undefined && type === "check") return together;
	if (message.startsWith("Invalid")) return "Cette réponse n’est pas attendue ici.";
	return `${message.charAt(0).toLocaleUpperCase("fr-FR")}${message.slice(1)}.`;
}

function takeOut(files: Map<FactFile, Json>, { file, path }: Unit): void {
	const [index, list] = [Number(path.at(-1)), path.slice(0, -1)];
	const rows = valueAt(files.get(file) as Json, list);
	if (!Array.isArray(rows)) return;
	const left = rows.filter((_, place) => place !== index);
	files.set(file, withValue(files.get(file) as Json, list, left));
}
