import { fieldName, type Unit } from "./form.ts";

interface Typed {
	form: URLSearchParams;
	/** By the field's name. */
	errors: Map<string, string>;
}

/**
 * What was typed, once rows were added to their lists: one that was refused comes behind them, for one of them has its place
 * now, and would be overwritten by the next save. Its names follow.
 */
export function behindAdded(added: readonly Unit[], units: readonly Unit[], { form, errors }: Typed): Typed {
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
