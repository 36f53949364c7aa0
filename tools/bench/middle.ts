/** The middle value of several measures, figure by figure. */
export function middle<M extends object>(measures: M[]): M {
	const keys = Object.keys(measures[0] ?? {}) as (keyof M)[];
	return Object.fromEntries(
		keys.map((key) => {
			const values = measures.map((measure) => Number(measure[key])).sort((a, b) => a - b);
			return [key, values[Math.floor(values.length / 2)] ?? Number.NaN];
		}),
	) as M;
}
