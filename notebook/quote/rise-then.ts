import { isOfDays } from "#content/opening.ts";
import { isPublicHoliday } from "#content/public-holidays.ts";
import { weekdayOf } from "#content/wording.ts";
import { HOUR_MS, parisDay, parisHour } from "#relay/clock.ts";
import { riseOf } from "./rise.ts";

/** Whether a rise is for that day: « Majoration, dimanches et jours fériés ». @param day « 2026-12-06 » */
export const risesOn = (what: string, day: string): boolean =>
	riseOf(what) > 0 &&
	((/dimanche|week-?end/i.test(what) && weekdayOf(day) === "dimanche") ||
		(/férié/i.test(what) && isPublicHoliday(day)));

/** « de 20 h à 7 h », « 22h30-6h ». */
const FROM_TO = /(\d{1,2})\s?[h:]\s?(\d{2})?\s?(?:à|et|-|–)\s?(\d{1,2})\s?[h:]?\s?(\d{2})?/i;

/** Whether a rise is for that hour of any day: « Majoration, de 20 h à 7 h ». */
function risesAtHour(what: string, timeMs: number): boolean {
	const told = isOfDays(what) || riseOf(what) === 0 ? null : FROM_TO.exec(what.replace(/[\u00a0\u202f]/g, " "));
	if (told === null) return false;
	const [, from, half = "0", to, toHalf = "0"] = told;
	const [begins, ends] = [Number(from) + Number(half) / 60, Number(to) + Number(toHalf) / 60];
	const now = parisHour(timeMs) + (timeMs % HOUR_MS) / HOUR_MS;
	return begins < ends ? now >= begins && now < ends : now >= begins || now < ends;
}

/** The rise of that moment: of its day before the one of its hour. What both come to at once the schedule does not say. */
export const riseThen = (rises: readonly string[], timeMs: number): string | undefined =>
	rises.find((what) => risesOn(what, parisDay(timeMs))) ?? rises.find((what) => risesAtHour(what, timeMs));
