/**
 * Puts values into a sentence: « Serrurier {aVille} » with { aVille: "à Voiron" }. Throws on a name that has no value,
 * so that a misspelt placeholder stops the build rather than reaching a visitor.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
	return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined)
			throw new Error(`«\u202f{${name}}\u202f» n’a pas de valeur dans «\u202f${sentence}\u202f»`);
		return value;
	});
}

/** The same for every sentence of a template, however deep: the result has the template's shape. */
export function fillAll<T>(template: T, values: Readonly<Record<string, string>>): T {
	if (typeof template === "string") return fill(template, values) as T;
	if (Array.isArray(template)) return template.map((entry) => fillAll(entry, values)) as T;
	if (typeof template !== "object" || template === null) return template;
	return Object.fromEntries(Object.entries(template).map(([key, entry]) => [key, fillAll(entry, values)])) as T;
}
