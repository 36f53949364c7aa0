import { owner } from "#owner";
import type { Owner } from "./owner-schemas.ts";
import { addDays, dayInWords, todayInParis } from "./wording.ts";

/** Days in Paris on which the owner answers nobody: « 2027-08-03 » to « 2027-08-17 », both within; perhaps a colleague who comes meanwhile. */
export type Closure = Owner["closures"][number];

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

/** The closure that a day in Paris falls into. */
export const closureOn = (day: string, among = closures()): Closure | undefined =>
	among.find(({ from, until }) => from <= day && day <= until);

/** The closure of today. */
export const closureToday = (): Closure | undefined => closureOn(todayInParis());
