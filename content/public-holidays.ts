import { addDays } from "./wording.ts";

/** The eleven of the Code du travail (L3133-1): « MM-DD » of those that have a day of their own. */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days from Easter to its Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of a year of the Gregorian calendar (Butcher, 1876), as « 2026-04-05 ». */
function easter(year: number): string {
	const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
	const epact =
		(19 * golden + century - (century >> 2) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
	const weekday = (32 + 2 * (century % 4) + 2 * (ofCentury >> 2) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const day = epact + weekday - 7 * late + 114;
	return `${year}-${two(Math.floor(day / 31))}-${two((day % 31) + 1)}`;
}
const two = (number: number): string => String(number).padStart(2, "0");

/** @param day in Paris, « 2026-05-14 » */
export function isPublicHoliday(day: string): boolean {
	if (FIXED.includes(day.slice(5))) return true;
	const sunday = easter(Number(day.slice(0, 4)));
	return AFTER_EASTER.some((after) => addDays(sunday, after) === day);
}
