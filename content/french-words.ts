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

/** 30151 → « 30 151 », with the narrow no-break space that French puts between thousands. */
export function integer(value: number): string {
	return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/**
 * French of town names. A name that opens with « Le » or « Les » melts into its preposition, and keeps its article
 * otherwise: au Péage-de-Roussillon, aux Abrets, à La Tronche, d’Échirolles, de L’Isle-d’Abeau.
 */

/** « à Voiron », « au Grand-Lemps », « aux Avenières Veyrins-Thuellin », « à La Tronche ». */
export function atTown(name: string): string {
	if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
	return `à ${name}`;
}

/** « de Voiron », « du Grand-Lemps », « des Avenières Veyrins-Thuellin », « d’Heyrieux ». */
export function ofTown(name: string): string {
	if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
	// Heyrieux is the only name in H of the list, and its h is mute.
	return /^[AEIOUYHÀÂÉÈÊËÎÏÔÙÛ]/.test(name) ? `d’${name}` : `de ${name}`;
}
