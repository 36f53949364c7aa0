import * as v from "valibot";
import { later, listOf, named, text } from "./field-schemas.ts";
import { WEEK } from "./shapes.ts";
import { capital } from "./wording.ts";

/* How the registry (content/owner-schemas.ts) takes hours: the same every day, or day by day. */

export const time = v.nullable(
	v.pipe(
		text,
		v.metadata({ kind: "hour" }),
		v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "une heure s’écrit «\u202f07:00\u202f»\u202f; null veut dire jour et nuit"),
	),
);
export const days = v.pipe(listOf(v.picklist(WEEK, "un jour de la semaine est attendu")), v.metadata({ kind: "days" }));

const RANGE = "([01]\\d|2[0-3]):[0-5]\\d-(([01]\\d|2[0-3]):[0-5]\\d|24:00)";
const RANGES = new RegExp(`^${RANGE}( ${RANGE}){0,2}$`);
/** « 08:00-12:00 14:00-18:00 », three at most. The last may end past midnight, before the first of them. */
const ranges = v.pipe(
	text,
	v.metadata({ kind: "hours" }),
	v.regex(RANGES, "des heures s’écrivent «\u202f08:00-12:00 14:00-18:00\u202f»"),
	v.check(follow, "ces heures ne se suivent pas\u202f: de la plus tôt à la plus tard, sans se chevaucher"),
);

function follow(written: string): boolean {
	const times = written.split(/[ -]/);
	const [first = "", last = ""] = [times[0], times.at(-1)];
	const isRising = times.slice(1).every((time, index) => time > (times[index] ?? ""));
	const isPastMidnight = times.slice(1, -1).every((time, index) => time > (times[index] ?? "")) && last < first;
	return isRising || isPastMidnight;
}

const oneDay = (day: string) =>
	named(`vos heures du ${day}`, later(ranges), {
		label: capital(day),
		example: "8\u00a0h–12\u00a0h, 14\u00a0h–18\u00a0h",
	});

/** By day; absent or null: closed. */
export const hoursByDay = v.strictObject(
	Object.fromEntries(WEEK.map((day) => [day, oneDay(day)])) as Record<(typeof WEEK)[number], ReturnType<typeof oneDay>>,
);
