/** How several measures of one figure become one. */
type Summary = (values: readonly number[]) => number;

/** Where a figure falls on one of two sides: as often as not, Lighthouse has the largest paint wait for the icon. */
export const best: Summary = (values) => Math.min(...values);
/**
 * Where what else the machine does only ever adds: Lighthouse reckons from what the processor took, and two processors
 * also have to run Lighthouse and draw the picture. The mean of the better half stands stiller than the best.
 */
export const betterHalf: Summary = (values) => {
	const half = [...values].sort((a, b) => a - b).slice(0, Math.ceil(values.length / 2));
	return half.reduce((sum, value) => sum + value, 0) / half.length;
};
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
