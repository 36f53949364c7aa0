import { owner } from "#owner";
import { inPairs } from "./business.ts";
import { type Closure, closureDays, closureOn, closures } from "./closures.ts";
import { weekOf } from "./opening.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { addDays, dayInWords, weekdayOf } from "./wording.ts";

/** Whoever writes is answered at the hours of the workshop, whatever those of emergencies. */
const isAnsweredOn = (day: string): boolean =>
	weekdayOf(day) in weekOf(owner.practice) && (owner.practice.holidays || !isPublicHoliday(day));

/** The first day after it, in no closure, on which requests are answered again. « 2027-08-18 ». */
export function dayBack(
	{ until }: Pick<Closure, "until">,
	among = closures(),
	isWorked: (day: string) => boolean = isAnsweredOn,
): string {
	let day = addDays(until, 1);
	for (let closed = closureOn(day, among); closed || !isWorked(day); closed = closureOn(day, among))
		day = addDays(closed?.until ?? day, 1);
	return day;
}

/** What visitors read about one: its days, then, during it, what becomes of a request and of an emergency. */
export const closureWords = (closure: Closure) => ({
	title: `Fermé ${closureDays(closure)}.`,
	request: `Une demande envoyée ces jours-là est gardée\u202f: j’y réponds à partir du ${dayInWords(dayBack(closure), "month")}.`,
	emergency: closure.colleaguePhone
		? `Une urgence\u202f: appelez ${closure.colleague ?? "un confrère"},`
		: "Je ne viens pour aucune urgence ces jours-là.",
});
/** The number to call for an emergency meanwhile, as it is read. */
export const colleagueNumber = ({ colleaguePhone }: Closure): string => inPairs(colleaguePhone ?? "");
