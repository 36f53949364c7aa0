import type { Owner } from "./owner-schemas.ts";
import { WEEK } from "./shapes.ts";
import { all, hours } from "./wording.ts";

/** When the owner answers, how far and how fast they come, and what costs nothing. */
export type Practice = Owner["practice"];

const SCHEMA_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

function schemaDays(days: readonly string[]): string {
	return SCHEMA_DAYS.filter((_, index) => days.includes(WEEK[index] ?? "")).join(",");
}

/** The words that depend on when the owner answers. With the sample every one is as the specification writes it. */
export function openingOf({ opens, closes, days, holidays, surcharge }: Practice) {
	const open = opens && closes ? { from: hour(opens), to: hour(closes) } : undefined;
	const isEveryDay = days.length === WEEK.length;
	const worksSundays = days.includes("dimanche") && holidays;
	const dayWords = isEveryDay ? "7j/7" : daysInWords(days);
	const short = open ? `${open.from}–${open.to}` : "24h/24";
	const whole = open ? `de ${open.from} à ${open.to}` : "24h/24";
	/** « 24h/24 et 7j/7 », « de 7 h à 22 h, du lundi au samedi ». */
	const both = !open && isEveryDay ? `${whole} et ${dayWords}` : `${whole}, ${dayWords}`;
	const sundays = worksSundays ? ", dimanches et jours fériés compris" : "";
	const noSurcharge = worksSundays && !surcharge;
	return {
		isAlways: !open && isEveryDay,
		short,
		days: dayWords,
		/** After a title that has room for no more than « , 24h/24 ». */
		inTitle: open ? "" : ", 24h/24",
		both,
		withSundays: `${both}${sundays}`,
		withoutSurcharge: `${both}${sundays}${noSurcharge ? ", sans supplément" : ""}`,
		/** Beside `short` set as a figure. */
		besideFigure: `${isEveryDay ? "et " : ""}${dayWords}`,
		sundays,
		noSurcharge,
		/** A sentence of its own about the days that people fear to call on. */
		note: sundaySentence(days, holidays, surcharge),
		/** For schema.org: « Mo-Su 00:00-23:59 ». */
		schema: `${isEveryDay ? "Mo-Su" : schemaDays(days)} ${opens ?? "00:00"}-${closes ?? "23:59"}`,
	};
}

/** « 07:00 » → « 7 h », « 07:30 » → « 7 h 30 ». */
function hour(time: string): string {
	const [whole, minutes = "00"] = time.split(":");
	return `${hours(Number(whole))}${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** « du lundi au samedi » when they follow each other, « tous les jours sauf le mardi », « lundi, mardi et jeudi » otherwise. */
function daysInWords(days: readonly string[]): string {
	const sorted = WEEK.filter((day) => days.includes(day));
	const [first, last] = [sorted[0] ?? "", sorted.at(-1) ?? ""];
	const indexes = sorted.map((day) => WEEK.indexOf(day));
	const isRun = sorted.length > 2 && indexes.every((index, rank) => index === (indexes[0] ?? 0) + rank);
	if (isRun) return `du ${first} au ${last}`;
	const [closed] = WEEK.filter((day) => !days.includes(day));
	if (sorted.length === WEEK.length - 1) return `tous les jours sauf le ${closed}`;
	return sorted.length < 2 ? `le ${first}` : all(sorted);
}

function sundaySentence(days: readonly string[], holidays: boolean, surcharge: boolean): string {
	const dearer = surcharge ? ", avec un supplément dit avant mon départ" : "";
	if (days.includes("dimanche"))
		return holidays ? `Dimanches et jours fériés compris${dearer || ", sans supplément"}.` : "Fermé les jours fériés.";
	return holidays
		? `Fermé les dimanches\u202f; je viens les jours fériés${dearer}.`
		: "Fermé les dimanches et jours fériés.";
}
