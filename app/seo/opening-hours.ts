import { answeredWeek, byHours, type Practice } from "#content/opening.ts";
import { WEEK } from "#content/shapes.ts";

const SCHEMA_DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

const inShort = (days: readonly string[]): string =>
	days.length === WEEK.length ? "Mo-Su" : SCHEMA_DAYS.filter((_, index) => days.includes(WEEK[index] ?? "")).join(",");

/** For schema.org, when the phone is answered: « Mo-Su 00:00-23:59 », one for each range where hours change with the day. */
export function openingHours(practice: Practice): string | string[] {
	const ranges = byHours(answeredWeek(practice)).flatMap(([hours, days]) =>
		hours.split(" ").map((range) => `${inShort(days)} ${range.replace("24:00", "23:59")}`),
	);
	return ranges.length > 1 ? ranges : (ranges[0] ?? "");
}
