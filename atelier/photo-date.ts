import { MONTHS } from "#content/wording.ts";
import type { Read } from "./typed.ts";

const WANTED = "Un mois et une année, comme mars 2026.";
const NOT_YET = "Cette date n’est pas encore venue.";
const SEASONS = ["printemps", "été", "automne", "hiver"];
/** Nobody’s photograph of work on this site is older. */
const FIRST_YEAR = 1990;

const bare = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * When a photograph was taken, as the site prints it: « mars 2026 », also from « 03/2026 »; « été 2025 », « 12 mars 2026 », a year alone.
 *
 * @param today « 2026-11-28 »
 */
export function photoDate(typed: string, today: string): Read {
	const [, first = "", second = "", year = ""] =
		/^(?:(\d{1,2}(?:er)?)[\s/.-]+)?(?:(\d{1,2}|\p{L}+)[\s/.-]+)?(\d{4})$/u.exec(typed.trim()) ?? [];
	if (Number(year) < FIRST_YEAR) return { error: WANTED };
	const [day, month] = second === "" ? ["", first] : [first, second];
	if (Number(year) > Number(today.slice(0, 4))) return { error: NOT_YET };
	if (month === "") return { value: year };
	const season = SEASONS.find((one) => bare(one) === bare(month));
	if (season !== undefined) return { value: `${season} ${year}` };
	const number = /^\d+$/.test(month) ? Number(month) : MONTHS.findIndex((name) => bare(name) === bare(month)) + 1;
	const name = MONTHS[number - 1];
	if (name === undefined || Number.parseInt(day || "1", 10) > 31) return { error: WANTED };
	if (`${year}-${String(number).padStart(2, "0")}` > today.slice(0, 7)) return { error: NOT_YET };
	return { value: [day, name, year].filter(Boolean).join(" ") };
}
