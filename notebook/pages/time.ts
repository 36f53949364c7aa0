import { cut } from "#content/cut.ts";
import { addDays } from "#content/wording.ts";
import { clockTime, DAY_MS, HOUR_MS, MINUTE_MS, parisFields } from "#relay/clock.ts";

const ZONE = { timeZone: "Europe/Paris" } as const;
const THIS_YEAR = new Intl.DateTimeFormat("fr-FR", { weekday: "long", day: "numeric", month: "long", ...ZONE });
const ANY_YEAR = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...ZONE });

/** « samedi 14 mars », with the year when it is another. */
export function fullDay(timeMs: number, nowMs: number): string {
	const sameYear = parisFields(timeMs).day.slice(0, 4) === parisFields(nowMs).day.slice(0, 4);
	return (sameYear ? THIS_YEAR : ANY_YEAR).format(timeMs).replace(/^(\S+) 1 /, "$1 1er ");
}

/** The same, or « aujourd’hui », « demain », « hier ». */
export function dayName(timeMs: number, nowMs: number): string {
	const [day, today] = [parisFields(timeMs).day, parisFields(nowMs).day];
	const near = Object.entries({ "aujourd’hui": 0, demain: 1, hier: -1 });
	return near.find(([, days]) => day === addDays(today, days))?.[0] ?? fullDay(timeMs, nowMs);
}

/** « aujourd’hui à 14 h 20 ». */
export const moment = (timeMs: number, nowMs: number): string => `${dayName(timeMs, nowMs)} à ${clockTime(timeMs)}`;

/** « 40 min », « 3 h 10 », « 2 jours »: whole minutes, at least one. */
export function lasting(durationMs: number): string {
	const minutes = Math.max(1, Math.floor(durationMs / MINUTE_MS));
	if (minutes < 60) return `${minutes}\u00a0min`;
	if (durationMs >= 2 * DAY_MS) return `${Math.floor(durationMs / DAY_MS)}\u00a0jours`;
	const rest = minutes % 60;
	return `${Math.floor(durationMs / HOUR_MS)}\u00a0h${rest === 0 ? "" : `\u00a0${String(rest).padStart(2, "0")}`}`;
}

/** Controls, marks and overrides of direction, and what has no width but joins nothing: each could show other words than are there. */
const UNSAFE =
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** What a stranger typed, as it may be shown: line breaks stay, every other invisible sign is a « · ». */
export const safeText = (typed: string): string =>
	typed.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\t", "    ").replace(UNSAFE, "·");

/** The same on one line of that many characters at most. */
export const safeLine = (typed: string, atMost = 200): string =>
	cut(
		safeText(typed)
			.split("\n")
			.map((part) => part.trim())
			.filter(Boolean)
			.join(" "),
		atMost,
	);
