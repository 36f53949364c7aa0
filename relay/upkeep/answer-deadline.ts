import { type AnsweredHours, answeredHours } from "#content/answered-hours.ts";
import { dayBack } from "#content/closure-words.ts";
import { type Closure, closureOn, closures } from "#content/closures.ts";
import { facts } from "#content/facts.ts";
import { promise } from "#content/notebook.ts";
import { isPublicHoliday } from "#content/public-holidays.ts";
import { WEEK } from "#content/shapes.ts";
import { addDays, weekdayOf } from "#content/wording.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import { parisFields, parisHour, parisTime } from "../clock.ts";

/** Whether a reminder may ring now for what is not urgent: in the daytime of the promise, in Paris. */
export function isReminderTime(nowMs: number): boolean {
	const hour = parisHour(nowMs);
	return hour >= promise.dayHours.from && hour < promise.dayHours.to;
}

/** What the promise depends on: when a request came (milliseconds since 1970), and whether it is urgent. */
export interface Asked {
	receivedAtMs: number;
	urgent: boolean;
}

/** « half »: half of the time is over, which is when the owner had better look. */
export type PromiseStage = "early" | "half" | "past";

/** What the owner promises: read once for many requests. */
export interface Promised extends AnsweredHours {
	closed: readonly Closure[];
	replyHours: number;
}

export const promised = (): Promised => ({ ...answeredHours(), closed: closures(), replyHours: facts.replyHours });

/**
 * When a request must be answered at the latest: by the hour in Paris at which it came. One that came in the daytime, at an hour that the
 * owner keeps, has its two hours even when they end in the evening: this is what the visitor read when sending it. Any other has them from the
 * next such hour on (« en dehors, le jour d’ouverture suivant », say the terms). One that came during a closure is due as if it had come in the
 * night after it: every page said on which day requests are answered again.
 */
export function answerDeadline({ receivedAtMs, urgent }: Asked, owner = promised()): number {
	const { closed, replyHours, emergencies } = owner;
	const kept = urgent && emergencies ? { ...owner, week: emergencies, shutOnHolidays: false } : owner;
	const { day, hour } = parisFields(receivedAtMs);
	const closure = closureOn(day, closed);
	const back = closure === undefined ? undefined : dayBack(closure, closed, () => true);
	const waitMs = urgent ? promise.urgentMinutes * MINUTE_MS : replyHours * HOUR_MS;
	const rangesOn = urgent ? keptOn : answeredOn;
	const cameAt = minutesOf(hour);
	const within = rangesOn(day, kept).find(({ from, to }) => cameAt >= from && cameAt < to);
	const opensAtMs = nextOpening(back ?? day, back === undefined ? cameAt : -1, (one) => rangesOn(one, kept));
	if (back === undefined && within) {
		const leftMs = (within.to - cameAt) * MINUTE_MS;
		// « sous 2 h, pendant mes heures d’ouverture »: what is left of them at closing waits for the next ones.
		const isCut = !urgent && kept.week !== undefined && replyHours < 12 && waitMs > leftMs;
		return isCut && opensAtMs !== undefined ? opensAtMs + waitMs - leftMs : receivedAtMs + waitMs;
	}
	return (
		(opensAtMs ?? receivedAtMs + DAY_MS) + (urgent || kept.week !== undefined ? waitMs : fromOpeningMs(replyHours))
	);
}

/** From the morning's first hour on: what is due soonest is due no sooner than whoever came the evening before. */
const fromOpeningMs = (replyHours: number): number =>
	Math.max(replyHours, promise.morningHour - promise.dayHours.from) * HOUR_MS;

/** In minutes of the day, up to midnight. */
interface Range {
	from: number;
	to: number;
}

const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

const WHOLE_DAY: readonly Range[] = [{ from: 0, to: 24 * 60 }];
const DAYTIME: readonly Range[] = [{ from: promise.dayHours.from * 60, to: promise.dayHours.to * 60 }];

/** Hours that he keeps on that day; those past midnight end with it. */
function keptOn(day: string, { week, shutOnHolidays }: AnsweredHours): readonly Range[] {
	if (shutOnHolidays && isPublicHoliday(day)) return [];
	if (week === undefined) return WHOLE_DAY;
	const name = weekdayOf(day);
	const ranges = (name && week[name])?.split(" ") ?? [];
	return ranges.map((range) => {
		const [from = 0, to = 0] = range.split("-").map(minutesOf);
		return { from, to: to > from ? to : 24 * 60 };
	});
}

/** Hours in which what is not urgent is answered: his own, which the page names; else the daytime of the promise. */
function answeredOn(day: string, owner: AnsweredHours): readonly Range[] {
	const kept = keptOn(day, owner);
	return owner.week === undefined && kept.length > 0 ? DAYTIME : kept;
}

/** Who opens on Thursdays alone finds three of them shut: the 1st and 8th of May, and Ascension. */
const LONGEST_SHUT_DAYS = 4 * WEEK.length;

/** Nothing of who never opens. */
function nextOpening(day: string, after: number, rangesOn: (day: string) => readonly Range[]): number | undefined {
	for (let ahead = 0; ahead <= LONGEST_SHUT_DAYS; ahead++) {
		const one = ahead === 0 ? day : addDays(day, ahead);
		const next = rangesOn(one).find(({ from }) => ahead > 0 || from > after);
		if (next) return parisTime(one, `${two(next.from / 60)}:${two(next.from % 60)}`);
	}
	return undefined;
}

const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");

/** A request must be answered that much later at the most: one of 20 h, in the night that is an hour longer; one of a closure's first hour. */
function longestWaitMs({ week, replyHours, closed, shutOnHolidays }: Promised): number {
	const ofWeek = week === undefined ? 0 : 2 + WEEK.filter((day) => week[day] === undefined).length;
	const shut = shutOnHolidays ? LONGEST_SHUT_DAYS : ofWeek;
	const outsideMs = shut * DAY_MS + 13 * HOUR_MS + fromOpeningMs(replyHours);
	return Math.max(
		outsideMs,
		...closed.map(({ from, until }) => Date.parse(until) - Date.parse(from) + DAY_MS + outsideMs),
	);
}

/**
 * Tells whether an answer came within its promise, for a year of them: what the owner promises is read once, and mostly nobody asks what
 * time it was in Paris. Within its hours it is in time whenever it came.
 */
export function timely(owner = promised()): (asked: Asked, answeredAtMs: number) => boolean {
	const [shortestMs, longestMs] = [owner.replyHours * HOUR_MS, longestWaitMs(owner)];
	return (asked, answeredAtMs) => {
		const waitedMs = answeredAtMs - asked.receivedAtMs;
		if (asked.urgent || (waitedMs > shortestMs && waitedMs <= longestMs))
			return answeredAtMs <= answerDeadline(asked, owner);
		return waitedMs <= shortestMs;
	};
}

/** The latest moment such that whatever came by then has had its time. Who comes later is never due earlier. */
export function lateSince(nowMs: number, urgent: boolean, owner = promised()): number {
	let [late, early] = [nowMs - longestWaitMs(owner), nowMs];
	while (early - late > 1) {
		const middle = Math.floor((late + early) / 2);
		if (answerDeadline({ receivedAtMs: middle, urgent }, owner) <= nowMs) late = middle;
		else early = middle;
	}
	return late;
}

/** How a request that nobody answered stands to its promise. */
export function promiseStage(asked: Asked, nowMs: number): { deadlineMs: number; stage: PromiseStage } {
	const deadlineMs = answerDeadline(asked);
	if (nowMs >= deadlineMs) return { deadlineMs, stage: "past" };
	return { deadlineMs, stage: nowMs - asked.receivedAtMs >= deadlineMs - nowMs ? "half" : "early" };
}
