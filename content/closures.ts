import { owner } from "#owner";
import { addDays, dayInWords } from "./days.ts";
import { opening } from "./own-facts.ts";
import { WEEK } from "./shapes.ts";

/** Days in Paris on which the owner answers nobody: « 2027-08-03 » to « 2027-08-17 », both within. */
export type Closure = { from: string; until: string };

/** In the order in which they come. */
export const closures = (): readonly Closure[] => owner.closures.toSorted((a, b) => a.from.localeCompare(b.from));

const TOLD_BEFORE_DAYS = 14;
/** First and last day on which visitors are told. */
export const toldDuring = ({ from, until }: Closure): Closure => ({ from: addDays(from, -TOLD_BEFORE_DAYS), until });

/** « du 3 au 17 août 2027 », « du 28 juillet au 3 août 2027 », « le 14 juillet 2027 ». */
export function closureDays({ from, until }: Closure): string {
	if (from === until) return `le ${dayInWords(from, "year")}`;
	const first =
		from.slice(0, 7) === until.slice(0, 7) ? "day" : from.slice(0, 4) === until.slice(0, 4) ? "month" : "year";
	return `du ${dayInWords(from, first)} au ${dayInWords(until, "year")}`;
}

/** The first day after on which the owner works, and requests are answered again: « 18 août ». */
export function backOn({ until }: Closure, worked: readonly string[] = opening.worked): string {
	const after = WEEK.map((_, index) => addDays(until, index + 1));
	const isWorked = (day: string) => worked.includes(WEEK[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? "");
	return dayInWords(after.find(isWorked) ?? addDays(until, 1), "month");
}

/** What visitors read about one. */
export const closureWords = (closure: Closure) => ({
	title: `Fermé ${closureDays(closure)}.`,
	text: `Votre demande est gardée\u202f: j’y réponds à partir du ${backOn(closure)}.`,
});

/** The closure that a day in Paris falls into. */
export const closureOn = (day: string, among = closures()): Closure | undefined =>
	among.find(({ from, until }) => from <= day && day <= until);
