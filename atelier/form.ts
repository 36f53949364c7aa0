import { type GenericSchema, getTitle } from "valibot";
import type { Kind, Question } from "#content/field-schemas.ts";
import { questionOf } from "#content/field-schemas.ts";
import type { FactFile } from "#content/owner-schemas.ts";
import type { GroupName } from "./group-names.ts";
import { type Json, type Path, valueAt, withValue } from "./owner-facts.ts";
import { isEmpty, shown } from "./typed.ts";

/** One tick of a set. */
export interface Option {
	value: string;
	label: string;
	/** What it is about: over the first of those that share it. */
	about?: string | undefined;
}

/** One question of a page. */
export interface Field extends Question {
	/** Its name under the unit's path; nothing when the unit is that very value. */
	key?: string | undefined;
	kind: Kind;
	label: string;
	/** What a set is chosen from. */
	options?: readonly Option[];
	/** Why what was typed is no answer; nothing when it is one. */
	refuses?: (typed: string) => string | undefined;
	/** What the field shows, where it is not just what is written. */
	stands?: (json: Json) => string;
	/** `ready` is better than what stands: its tick wins over it. */
	isBetter?: boolean;
	/** `stands` says what he answered elsewhere: saved with the page, it is written. */
	isOffered?: boolean;
	/** May stay empty. */
	isOptional?: boolean;
	/** Name of the field that `ready` repeats: what is wrong with that one is said there alone. */
	repeats?: string;
	/** What is meant by what people type there instead. */
	meant?: (typed: string) => string;
	/** Name of the tick that gives the usual answer to all of a section which have none. */
	ofAll?: string | undefined;
	/** Taken when it stays empty beside another that is filled, or alone when the page is saved. */
	otherwise?: string | undefined;
	/** Answers that most give, offered as one types. */
	suggested?: readonly string[];
}

/** « le numéro SIREN » as it begins a line. */
export const titled = (words: string): string => words.charAt(0).toLocaleUpperCase("fr-FR") + words.slice(1);

/** A fact as the registry describes it (content/owner-schemas.ts). */
export const fieldOf = (schema: GenericSchema, key?: string): Field => ({
	...{ key, kind: "text", label: titled(getTitle(schema) ?? "") },
	...questionOf(schema),
});

/** The fields of a group of facts, in their order. */
export const fieldsOf = ({ entries }: { entries: Record<string, GenericSchema> }): Field[] =>
	Object.entries(entries).flatMap(([key, schema]) => (getTitle(schema) === undefined ? [] : [fieldOf(schema, key)]));

/** One question of a file, by the name that it has there. @param more what the field has besides */
export const questionsIn =
	<Name extends string>(file: FactFile, { entries }: { entries: Record<Name, GenericSchema> }) =>
	(name: Name, more: Partial<Field> = {}): Unit => {
		const field = { ...fieldOf(entries[name]), ...more };
		return { file, path: [name], fields: [field], point: field.point };
	};

/** A fact of several values, each a field under its name. */
export function severalIn(unit: Unit, fields: readonly Field[]): Unit {
	const [asked] = unit.fields;
	return { ...unit, legend: asked?.label, why: asked?.why, fields };
}

/** Fields that are saved together or not at all. */
export interface Unit {
	file: FactFile;
	path: Path;
	fields: readonly Field[];
	/** Over its fields, where there are several. */
	legend?: string | undefined;
	/** Why all of it is asked. */
	why?: string | undefined;
	/** Point of the publication check that it settles. */
	point?: string | undefined;
	/** What all fields empty leave: null, an empty text, no such name; by default each field answers for itself. */
	whenEmpty?: "null" | "blank" | "absent";
	/** Emptied, its first field takes the others along: without a name an address is nobody's. */
	isLedByFirst?: boolean;
	/** Said where its fields contradict each other. */
	together?: string;
	/** One of a list, which may be taken out; the last one of a page is there to be added. */
	row?: "kept" | "new";
	/** Changes what is written, once its values are known, and whether its tick is set. */
	adjust?: (next: Json, before: Json | undefined, isTicked: boolean) => Json;
	/** Shown folded until it is wanted. */
	isFolded?: boolean;
}

export interface Section {
	title?: string;
	lead?: string | undefined;
	/** Groups that the lead names, under it. */
	leadsTo?: readonly { group: GroupName; label: string }[] | undefined;
	/** All of it under its title until it is wanted. */
	isFolded?: boolean;
	/** A tick that answers for those of its fields that name it (`ofAll`). */
	all?: { name: string; label: string } | undefined;
	/** The texts that ask for it, folded at its end. */
	sources?: string | undefined;
	units: readonly Unit[];
}

/** Name of a field in a form: « prices.hourly.0.euros ». */
export const fieldName = ({ file, path }: Unit, { key }: Pick<Field, "key">): string =>
	[file, ...path, ...(key === undefined ? [] : [key])].join(".");

/** Of the tick that takes a row out. */
export const removalName = (unit: Unit): string => fieldName(unit, { key: "retirer" });

const placeOf = ({ path }: Unit, { key }: Field): Path => (key === undefined ? path : [...path, key]);

/** What stands in a field now, as it would be typed. A tick stands for an act, and is never set. */
export const shownIn = (json: Json, unit: Unit, field: Field): string =>
	field.kind === "tick" ? "" : (field.stands?.(json) ?? shown(field.kind, valueAt(json, placeOf(unit, field))));

/** What a form sends of a field: several ticks are one value. Nothing when the page did not have it. */
export function typedIn(form: URLSearchParams, unit: Unit, field: Field): string | undefined {
	const isOfAll = field.ofAll !== undefined && form.get(field.ofAll) === "oui";
	if (field.kind === "tick" && isOfAll) return "oui";
	const sent = form.getAll(fieldName(unit, field));
	if (sent.length === 0) return undefined;
	const words = sent.filter((one) => one !== "");
	if (field.isBetter && field.ready !== undefined && words.includes(field.ready)) return field.ready;
	if (isOfAll && field.kind === "set") return (field.options ?? []).map(({ value }) => value).join(" ");
	if (words.length === 0 && isOfAll) return field.ready;
	const own = words.filter((one) => one !== field.ready);
	return (own.length > 0 ? own : words.slice(0, 1)).join(" ");
}

const LEFT = { null: null, blank: "", absent: undefined } as const;

/** The file with a unit's values. @param values by the fields' order; undefined: left empty */
export function written(json: Json, unit: Unit, values: readonly (Json | undefined)[]): Json {
	const { fields, path, whenEmpty, adjust } = unit;
	const before = valueAt(json, path);
	if (whenEmpty !== undefined && values.every((value) => value === undefined))
		return withValue(json, path, LEFT[whenEmpty]);
	const isTicked = fields.some(({ kind }, index) => kind === "tick" && values[index] === true);
	const filled = fields.reduce<Json>((next, { key, kind }, index) => {
		if (kind === "tick") return next;
		return withValue(next, key === undefined ? [] : [key], values[index] ?? null);
	}, before ?? {});
	return withValue(json, path, adjust?.(filled, before, isTicked) ?? filled);
}

/** Nothing would stand in any field that shows words: what a page did not send stays as it is. */
export const isBlank = (json: Json, unit: Unit, form: URLSearchParams): boolean =>
	unit.fields.every(
		(field) => field.kind === "tick" || isEmpty(typedIn(form, unit, field) ?? shownIn(json, unit, field)),
	);

interface List {
	file: FactFile;
	path: Path;
	atMost?: number | undefined;
	offered?: number;
	form: Typed;
}

/**
 * The fields of a list: those that there are, and `offered` more while there is room.
 *
 * @param form what was typed, which may hold more rows than are left since
 * @param unit of a row; `before` is undefined in the nth that is offered
 */
export function rowsOf(
	json: Json,
	{ file, path, atMost = 40, offered = 1, form }: List,
	unit: (before: Json | undefined, nth: number) => Omit<Unit, "file" | "path" | "row">,
): Unit[] {
	const list = valueAt(json, path);
	const rows = Array.isArray(list) ? list : [];
	const kept = rows.map((row, index) => ({ ...unit(row, index), file, path: [...path, index], row: "kept" as const }));
	const added: Unit[] = [];
	for (let index = rows.length; index <= atMost; index++) {
		const nth = index - rows.length;
		const next = { ...unit(undefined, nth), file, path: [...path, index], row: "new" as const };
		if ((nth >= offered || index >= atMost) && !form?.has(firstName(next))) break;
		added.push(next);
	}
	return [...kept, ...added];
}

/** A form that was sent; absent when the page is only shown. */
export type Typed = URLSearchParams | undefined;

const firstName = (unit: Unit): string => fieldName(unit, unit.fields[0] as Field);

/** Where a row that is added goes: behind those that are there by now. */
export function asAdded(json: Json, unit: Unit): Unit {
	if (unit.row !== "new") return unit;
	const list = valueAt(json, unit.path.slice(0, -1));
	return { ...unit, path: [...unit.path.slice(0, -1), Array.isArray(list) ? list.length : 0] };
}

interface Answered {
	form: URLSearchParams;
	/** By the field's name. */
	errors: Map<string, string>;
}

/**
 * What was typed, once rows were added to their lists: one that was refused comes behind them, for one of them has its place
 * now, and would be overwritten by the next save. Its names follow.
 */
export function behindAdded(added: readonly Unit[], units: readonly Unit[], { form, errors }: Answered): Answered {
	const moved = { form: new URLSearchParams(form), errors: new Map(errors) };
	const lists = Map.groupBy(
		units.filter(({ row }) => row === "new"),
		({ file, path }) => [file, ...path.slice(0, -1)].join("."),
	);
	for (const rows of lists.values()) {
		const taken = rows.filter((row) => added.includes(row)).length;
		if (taken === 0) continue;
		for (const name of rows.flatMap(namesOf)) {
			moved.form.delete(name);
			moved.errors.delete(name);
		}
		const refused = rows.filter((row) => namesOf(row).some((name) => errors.has(name)));
		for (const [index, row] of refused.entries()) {
			const place = namesOf(rows[taken + index] as Unit);
			for (const [field, name] of namesOf(row).entries()) {
				const [now = "", error] = [place[field], errors.get(name)];
				for (const value of form.getAll(name)) moved.form.append(now, value);
				if (error !== undefined) moved.errors.set(now, error);
			}
		}
	}
	return moved;
}

const namesOf = (unit: Unit): string[] => unit.fields.map((field) => fieldName(unit, field));
