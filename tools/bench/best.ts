/**
 * The best of several measures, figure by figure: what else the machine does only ever adds. Layout shift is the
 * exception: it depends on what comes first, so the worst counts.
 */
export function bestOf<M extends object>(measures: M[]): M {
	const keys = Object.keys(measures[0] ?? {}) as (keyof M)[];
	return Object.fromEntries(
		keys.map((key) => {
			const values = measures.map((measure) => Number(measure[key]));
			return [key, key === "shift" ? Math.max(...values) : Math.min(...values)];
		}),
	) as M;
}
