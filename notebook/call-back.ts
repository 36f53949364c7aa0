import { WEEK } from "#content/shapes.ts";
import { weekdayOf } from "#content/wording.ts";
import { DAY_MS, parisDay, parisFields, parisTime } from "#relay/clock.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { isCall } from "./noted.ts";

/* When somebody who rang wants to be called back, in the words that he noted. */

const AFTER = /(?:après|à partir de|dès) (\d{1,2}) ?(?:h|heures?)(?!\p{L}) ?(\d{2})?/iu;
/** « rappeler demain matin », « la rappeler lundi »: a day, a part of it, or both. */
const CALL_BACK = /rappel|recontact/i;
const ON_DAY = new RegExp(`\\b(demain|${WEEK.join("|")})\\b`, "i");
const PARTS = [
	[/matin/i, "08"],
	[/midi/i, "14"],
	[/soir/i, "18"],
] as const;

/** Days from then to the one that he named. */
function daysUntil(named: string, fromMs: number): number {
	if (named === "demain") return 1;
	const after = [1, 2, 3, 4, 5, 6, 7];
	return after.find((days) => weekdayOf(parisDay(fromMs + days * DAY_MS)) === named) ?? 1;
}

/** « rappeler jeudi »: he noted that he is to call, ticked or not. */
export const asksBack = (message: string): boolean => /\b(?:rappeler|recontacter)\b/i.test(message);

/** From when on who rang wants to be called, as he noted it: « rappeler après 18 h », that evening or the next; « rappeler demain matin ». */
export function askedAfter({
	quote,
	events = [],
	receivedAtMs,
}: Pick<NotebookLine, "quote" | "events" | "receivedAtMs">): number | undefined {
	if (!isCall(events)) return undefined;
	const sentence = quote.message.split(/[.\n]/).find((one) => CALL_BACK.test(one)) ?? "";
	const asked = sentence.slice(sentence.search(CALL_BACK));
	const [, day] = ON_DAY.exec(asked) ?? [];
	const part = PARTS.find(([words]) => words.test(asked))?.[1] ?? (day && "08");
	const [, hour = part, minutes = "00"] = AFTER.exec(quote.message) ?? [];
	if (hour === undefined) return undefined;
	const on = (atMs: number) => parisTime(parisFields(atMs).day, `${hour.padStart(2, "0")}:${minutes}`);
	if (day) return on(receivedAtMs + daysUntil(day.toLowerCase(), receivedAtMs) * DAY_MS);
	const thatDay = on(receivedAtMs);
	return thatDay !== undefined && thatDay < receivedAtMs ? on(receivedAtMs + DAY_MS) : thatDay;
}
