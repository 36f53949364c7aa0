import type { Owner } from "./owner-schemas.ts";
import { DEARER_DAYS, WEEK } from "./shapes.ts";
import { all, capital, hours, percent } from "./wording.ts";

/** When the owner answers, how far and how fast they come, and what costs nothing. */
export type Practice = Owner["practice"];

/** A line of the schedule that is about Sundays, not about nights. */
export const SUNDAY = /dimanche|férié|week-?end/i;
/** Of a price that names days: it is none of the night. */
export const isOfDays = (when: string): boolean =>
	SUNDAY.test(when) || /(?:lun|mar|mercre|jeu|vendre|same)di/i.test(when);

/**
 * The words that depend on when the owner answers. With the sample every one is as the specification writes it.
 *
 * @param nights of the schedule: where one costs more, a Sunday costs no more by day alone
 */
export function openingOf(practice: Practice, nights: Owner["prices"]["nights"] = []) {
	const written = weekOf(practice);
	const week = answeredWeek(practice, written);
	const emergencies = week === written ? undefined : week;
	const isTold = hasHoursByDay(practice) || emergencies !== undefined;
	const holidays = practice.holidays || emergencies !== undefined;
	const days = WEEK.filter((day) => week[day] !== undefined);
	const isEveryDay = days.length === WEEK.length;
	const [same] = new Set(days.map((day) => week[day]));
	const isUneven = days.some((day) => week[day] !== same) || same?.includes(" ") === true;
	const open = isUneven || same === DAY_AND_NIGHT ? undefined : rangeOf(same ?? DAY_AND_NIGHT);
	const worksSundays = days.includes("dimanche") && holidays;
	// « 7j/7 » of who is shut on holidays is not so.
	const isDaily = isEveryDay && holidays;
	const dayWords = isDaily ? "7j/7" : daysInWords(days);
	const short = isUneven ? daysInShort(days) : open ? `${open.from}–${open.to}` : "24h/24";
	const whole = open ? `de ${open.from} à ${open.to}` : "24h/24";
	/** « 24h/24 et 7j/7 », « de 7 h à 22 h, du lundi au samedi », « du lundi au samedi » when hours change with the day. */
	const both = isUneven ? dayWords : !open && isDaily ? `${whole} et ${dayWords}` : `${whole}, ${dayWords}`;
	const sundays = worksSundays ? ", dimanches et jours fériés compris" : "";
	const sundaysAlike = worksSundays && dearerDaysOf(practice).length === 0;
	const hasDearerNights = nights.some(({ when, surchargePercent }) => surchargePercent > 0 && !isOfDays(when));
	const noSurcharge = sundaysAlike && !hasDearerNights;
	const free = hasDearerNights ? FREE_BY_DAY : FREE;
	const note = sundaySentence(days, { ...practice, holidays }, free);
	const told = !isTold
		? ""
		: emergencies
			? `Devis et rendez-vous\u202f: ${timetable(written)}. `
			: isUneven
				? `${capital(timetable(written))}. `
				: "";
	return {
		/** Whoever writes is answered at the hours that the specification promises: the workshop keeps none of its own. */
		answersAlways: same === DAY_AND_NIGHT && !isUneven && isEveryDay && emergencies === undefined,
		/** Hours of emergencies alone are none of the workshop's. */
		opens: emergencies ? "Urgences" : "Ouvert",
		/** As a sentence of their own: « Urgences : de 6 h à 23 h, 7j/7 » where they are not those of the workshop. */
		alone: (hours: string) => (emergencies ? `Urgences\u202f: ${hours}` : capital(hours)),
		isAlways: same === DAY_AND_NIGHT && !isUneven && isEveryDay,
		short,
		/** After a title that has room for no more than « , 24h/24 ». */
		inTitle: open || isUneven ? "" : ", 24h/24",
		both,
		withSundays: `${both}${sundays}`,
		withoutSurcharge: `${both}${sundays}${sundaysAlike ? free : ""}`,
		/** Beside `short` set as a figure. */
		besideFigure: isUneven && (isEveryDay || isRun(days)) ? "à mes heures" : isDaily ? `et ${dayWords}` : dayWords,
		sundays,
		noSurcharge,
		holidays,
		/** A sentence of its own about the days that people fear to call on. */
		note,
		/** Before another sentence: the hours of each day, where they are not the same. */
		timetable: told,
		/** Both: whom he comes to at any hour reads it first, and no appointment is read into it. */
		inDetail: emergencies ? `${note} ${told}`.trim() : `${told}${note}`,
		/** Days on which the phone is answered. */
		worked: days,
	};
}

const FREE = ", sans supplément";
const FREE_BY_DAY = ", sans supplément en journée";

/** By day, its ranges: « 08:00-12:00 14:00-18:00 ». A day without any is closed. */
export type Week = Partial<Record<(typeof WEEK)[number], string>>;

export const DAY_AND_NIGHT = "00:00-24:00";
const everyDay = (ranges: string): Week => Object.fromEntries(WEEK.map((day) => [day, ranges]));

/** When he comes for an emergency whatever the hours of his workshop: day and night, or from one hour to another. */
export const emergencyWeek = ({ emergenciesAlways, emergencyHours }: Practice): Week | undefined =>
	emergenciesAlways ? everyDay(DAY_AND_NIGHT) : emergencyHours ? everyDay(emergencyHours) : undefined;

/** Days and hours at which the phone is answered; those that he gives may be those of the workshop alone. */
export function answeredWeek(practice: Practice, written = weekOf(practice)): Week {
	const isDayAndNight = WEEK.every((day) => written[day] === DAY_AND_NIGHT);
	return (isDayAndNight ? undefined : emergencyWeek(practice)) ?? written;
}

const hasHoursByDay = ({ hours: byDay }: Practice): boolean => Object.values(byDay ?? {}).some((ranges) => ranges);

export function weekOf(practice: Practice): Week {
	const { opens, closes, days, hours: byDay } = practice;
	if (hasHoursByDay(practice))
		return Object.fromEntries(Object.entries(byDay ?? {}).filter(([, ranges]) => ranges !== null));
	// « 0 h à 23 h 59 », « 8 h à 8 h »: the whole day.
	const isWhole = opens === null || closes === null || opens === closes || `${opens}-${closes}` === "00:00-23:59";
	return Object.fromEntries(days.map((day) => [day, isWhole ? DAY_AND_NIGHT : `${opens}-${closes}`]));
}

/** Days that have the same hours, together, in the order of the week. */
export const byHours = (week: Week): [ranges: string, days: string[]][] => {
	const ranges = new Set(WEEK.flatMap((day) => week[day] ?? []));
	return [...ranges].map((same) => [same, WEEK.filter((day) => week[day] === same)]);
};

/** « du lundi au vendredi de 8 h à 12 h et de 14 h à 18 h ; le samedi de 9 h à 12 h ». */
const timetable = (week: Week): string =>
	byHours(week)
		.map(
			([ranges, days]) =>
				`${days.length === WEEK.length ? "tous les jours" : daysInWords(days)} ${rangesInWords(ranges)}`,
		)
		.join("\u202f; ");

function rangesInWords(ranges: string): string {
	if (ranges === DAY_AND_NIGHT) return "jour et nuit";
	return all(
		ranges.split(" ").map((range) => {
			const { from, to } = rangeOf(range);
			return `de ${from} à ${to}`;
		}),
	);
}

function rangeOf(range: string): { from: string; to: string } {
	const [from = "", to = ""] = range.split("-");
	return { from: hourInWords(from), to: to === "24:00" ? "minuit" : hourInWords(to) };
}

/** « 08:00-12:00 14:00-18:00 » as it is typed: « 8 h–12 h, 14 h–18 h ». */
export const rangesTyped = (ranges: string): string =>
	ranges
		.split(" ")
		.map((range) => range.split("-").map(hourInWords).join("–"))
		.join(", ");

/** « 07:00 » → « 7 h », « 07:30 » → « 7 h 30 ». */
function hourInWords(time: string): string {
	const [whole, minutes = "00"] = time.split(":");
	return `${hours(Number(whole))}${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** Three days or more that follow each other, in the order of the week. */
const isRun = (days: readonly (typeof WEEK)[number][]): boolean => {
	const from = (WEEK as readonly string[]).indexOf(days[0] ?? "");
	return days.length > 2 && days.every((day, rank) => day === WEEK[from + rank]);
};

/** « lun–ven »; « 7j/7 », « 4j/7 » where that says as much. */
const daysInShort = (days: readonly (typeof WEEK)[number][]): string =>
	isRun(days) && days.length < WEEK.length
		? `${days[0]?.slice(0, 3)}–${days.at(-1)?.slice(0, 3)}`
		: `${days.length}j/7`;

/** « 7j/7 », or which days. */
export const wordsOfDays = (days: readonly string[]): string =>
	days.length === WEEK.length ? "7j/7" : daysInWords(days);

/** « du lundi au samedi » when they follow each other, « tous les jours sauf le mardi », « lundi, mardi et jeudi » otherwise. */
function daysInWords(days: readonly string[]): string {
	const sorted = WEEK.filter((day) => days.includes(day));
	const [first, last] = [sorted[0] ?? "", sorted.at(-1) ?? ""];
	if (isRun(sorted)) return `du ${first} au ${last}`;
	const [closed] = WEEK.filter((day) => !days.includes(day));
	if (sorted.length === WEEK.length - 1) return `tous les jours sauf le ${closed}`;
	return sorted.length < 2 ? `le ${first}` : all(sorted);
}

/** Which of Sundays and holidays cost more: both, where he only said that they do. */
export const dearerDaysOf = ({ surcharge, dearerDays }: Practice): readonly string[] =>
	surcharge ? (dearerDays ?? DEARER_DAYS) : [];

function sundaySentence(days: readonly string[], practice: Practice, free: string): string {
	const { holidays, surchargePercent } = practice;
	const [onSundays, onHolidays] = DEARER_DAYS.map((day) => dearerDaysOf(practice).includes(day));
	const rise = surchargePercent ? `est majoré de ${percent(surchargePercent)}` : "a un supplément, dit avant";
	const which = onSundays && onHolidays ? "le prix y" : `${onSundays ? "le dimanche" : "les jours fériés"}, le prix`;
	const more = onSundays || onHolidays ? ` ; ${which} ${rise}` : "";
	const isOpen = days.includes("dimanche");
	if (isOpen && holidays) return `Dimanches et jours fériés compris${more || free}.`;
	const closed = WEEK.filter((day) => !days.includes(day)).map((day) => `${day}s`);
	const but = isOpen
		? onSundays && ` ; le dimanche, le prix ${rise}`
		: holidays && ` ; je viens les jours fériés${onHolidays ? ` ; le prix y ${rise}` : ""}`;
	return `Fermé les ${all([...closed, ...(holidays ? [] : ["jours fériés"])])}${but || ""}.`;
}
