import type { Hour } from "./three-days.ts";
import type { Weight } from "./three-days-relay.ts";

type Span = readonly [first: number, last: number];
/** Hours by which later ones are judged: the process is warm, and has seen most of what can go wrong. */
const EARLY: Span = [2, 6];
/**
 * The same for the RSS. V8 keeps pages of the heap for later even after a collection, up to ten times what is in use: it takes them
 * during the first day, and only then does the RSS tell of anything else.
 */
export const END_OF_FIRST_DAY: Span = [20, 24];

/** The middle one of five hours, early and at the end: one hour may have been weighed in the middle of something. */
export function earlyAndLate(
	hours: readonly Hour[],
	what: keyof Weight,
	span = EARLY,
): { early: number; late: number } {
	const middle = (some: readonly Hour[]) => {
		const values = some.map((hour) => hour[what]).sort((a, b) => a - b);
		return values[Math.floor(values.length / 2)] ?? Number.NaN;
	};
	const [from, to] = span;
	return { early: middle(hours.slice(from - 1, to)), late: middle(hours.slice(from - 1 - to)) };
}

/** The most that was seen at the end of any hour after the second, above what the second had. */
export function mostAbove(hours: readonly Hour[], what: keyof Weight): number {
	const second = hours[1]?.[what] ?? Number.NaN;
	return Math.max(...hours.slice(2).map((hour) => hour[what] - second));
}

/** Bytes that the file should have at the end, by what each request took in the early hours; and those that it has. */
export function predictedFile(hours: readonly Hour[]): { bytesARequest: number; predicted: number; measured: number } {
	const [first, last, end] = [hours[EARLY[0] - 1], hours[EARLY[1] - 1], hours.at(-1)];
	if (!first || !last || !end) throw new Error("trop peu d’heures");
	const bytesARequest = (last.file - first.file) / (last.acknowledged - first.acknowledged);
	const predicted = last.file + bytesARequest * (end.acknowledged - last.acknowledged);
	return { bytesARequest, predicted, measured: end.file };
}

/** The first two hours, then every sixth. */
export function tableOf(hours: readonly Hour[]): string {
	const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
	const lines = hours
		.filter(({ hour }) => hour <= 2 || hour % 6 === 0)
		.map((one) => [
			...[one.hour, one.acknowledged, one.letters].map(String),
			...[one.heap, one.external, one.rss, one.anonymous].map(mb),
			...[one.descriptors, one.resources, one.waits].map(String),
			...[one.file, one.log].map(mb),
		]);
	const head = [
		"heure",
		"« ok »",
		"lettres",
		"tas",
		"tampons",
		"RSS",
		"anonyme",
		"fd",
		"boucle",
		"attentes",
		"base",
		"WAL",
	];
	return [head, ...lines].map((cells) => cells.map((cell) => cell.padStart(9)).join("")).join("\n");
}
