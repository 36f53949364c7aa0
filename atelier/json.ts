export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];

export const isGroupOf = (value: Json | undefined): value is { [name: string]: Json } =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** What lies there; nothing where the way does not lead. */
export function valueAt(json: Json, path: Path): Json | undefined {
	return path.reduce<Json | undefined>((value, step) => {
		if (Array.isArray(value)) return value[Number(step)];
		return isGroupOf(value) && Object.hasOwn(value, step) ? value[step] : undefined;
	}, json);
}

/** A copy with that value there, every other name in its place. @param value undefined: the name goes */
export function withValue(json: Json, [step, ...rest]: Path, value: Json | undefined): Json {
	if (step === undefined) return value ?? null;
	if (Array.isArray(json)) {
		const next = [...json];
		next[Number(step)] = withValue(json[Number(step)] ?? null, rest, value);
		return next;
	}
	// A list that is not there yet.
	if (typeof step === "number" && !isGroupOf(json)) return withValue([], [step, ...rest], value);
	const group = isGroupOf(json) ? json : {};
	if (rest.length === 0 && value === undefined)
		return Object.fromEntries(Object.entries(group).filter(([name]) => name !== step));
	// A name of an object's own making, « __proto__ » too, is a name like any other.
	const changed: [string, Json] = [String(step), withValue(valueAt(group, [step]) ?? null, rest, value)];
	const isThere = Object.hasOwn(group, step);
	const entries = Object.entries(group).map((entry) => (entry[0] === String(step) ? changed : entry));
	return Object.fromEntries(isThere ? entries : [...entries, changed]);
}
