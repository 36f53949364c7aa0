/** How several measures of one figure become one. */
type Summary = (values: readonly number[]) => number;

/** Where whatever else the machine does only ever adds: Lighthouse reckons its paints from what the page itself took. */
export const best: Summary = (values) => Math.min(...values);
/** Where chance goes both ways: when a frame falls, which processor the page was given. */
export const middle: Summary = (values) =>
	[...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** Where it depends on what comes first, and may happen to anybody. */
export const worst: Summary = (values) => Math.max(...values);

/** One measure out of several, figure by figure. */
export function summary<M extends object>(measures: readonly M[], how: Record<keyof M, Summary>): M {
	const keys = Object.keys(how) as (keyof M)[];
	return Object.fromEntries(keys.map((key) => [key, how[key](measures.map((measure) => Number(measure[key])))])) as M;
}
