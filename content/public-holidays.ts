import { addDays } from "./wording.ts";

/** The eleven of the Code du travail (L3133-1): « MM-DD » of those that have a day of their own. */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days from Easter to its Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of a year before 2100 (Carter), as « 2026-04-05 ». */
function easter(year: number): string {
	const moon = ((204 - 11 * (year % 19)) % 30) + 21;
	const day = moon - Number(moon > 48);
	return addDays(`${year}-03-07`, day - ((year + (year >> 2) + day + 1) % 7));
}

/** @param day in Paris, « 2026-05-14 » */
export function isPublicHoliday(day: string): boolean {
	if (FIXED.includes(day.slice(5))) return true;
	const sunday = easter(Number(day.slice(0, 4)));
	return AFTER_EASTER.some((after) => addDays(sunday, after) === day);
}
