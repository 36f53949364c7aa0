import { isPublicHoliday } from "#content/public-holidays.ts";
import { weekdayOf } from "#content/wording.ts";
import { type Line, lineCents } from "./totals.ts";

/** « Majoration, de 20 h à 7 h : + 50 % ». */
const RISE = /^Majoration.*\+\s*(\d{1,3})\s*%/;

/** By how many percent a line raises the others; 0 where it raises nothing. */
export const riseOf = (what: string): number => Number(RISE.exec(what)?.[1] ?? 0);

/** Whether a rise is for that day: « Majoration, dimanches et jours fériés ». @param day « 2026-12-06 » */
export const risesOn = (what: string, day: string): boolean =>
	riseOf(what) > 0 &&
	((/dimanche|week-?end/i.test(what) && weekdayOf(day) === "dimanche") ||
		(/férié/i.test(what) && isPublicHoliday(day)));

/** What a rise comes to on the other lines but the travel, in cents: worked out anew while its price is left empty. */
export const risenBy = (what: string, lines: readonly Line[]): number => {
	const raised = lines.filter((line) => riseOf(line.what) === 0 && !line.what.startsWith("Déplacement"));
	return Math.round((raised.reduce((sum, line) => sum + lineCents(line), 0) * riseOf(what)) / 100);
};
