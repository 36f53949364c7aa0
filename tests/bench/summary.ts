/** The middle of several measures; of an even number, the upper one of the two. */
export function median(values: readonly number[]): number {
	// What could not be measured is no success: it comes last.
	const sorted = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)).sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each figure of several measures. */
export function medians<M extends Record<string, number>>(measures: readonly M[]): M {
	const [first] = measures;
	if (!first) throw new Error("aucune mesure");
	const keys = Object.keys(first) as (keyof M)[];
	return Object.fromEntries(
		keys.map((key) => [key, median(measures.map((measure) => measure[key] ?? Number.NaN))]),
	) as M;
}

/** A figure as one writes it in French. */
export const figure = (value: number, digits = 1): string => value.toFixed(digits).replace(".", ",");
