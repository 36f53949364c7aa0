import { type Closure, closureOn, closures, dayBack } from "#content/closures.ts";
import { facts } from "#content/facts.ts";
import { promise } from "#content/notebook.ts";
import { addDays } from "#content/wording.ts";
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

/**
 * When a request must be answered at the latest: by the hour in Paris at which it came, on any day of the week. One that came in the
 * daytime has its two hours even when they end in the evening: this is what the visitor read when sending it. One that came
 * during a closure is due as if it had come in the night after it: every page said on which day requests are answered again.
 */
export function answerDeadline(
	{ receivedAtMs, urgent }: Asked,
	closed: readonly Closure[] = closures(),
	replyHours = facts.replyHours,
): number {
	const { day, hour } = parisFields(receivedAtMs);
	const closure = closureOn(day, closed);
	const back = closure === undefined ? undefined : dayBack(closure, closed);
	// In the night already: whoever sends an urgent one in its course must not be due before those who waited.
	const asIfAtMs = (back === undefined ? undefined : parisTime(back, "00:00")) ?? receivedAtMs;
	if (urgent) return asIfAtMs + promise.urgentMinutes * MINUTE_MS;
	if (back !== undefined) return morningOf(back, receivedAtMs);
	const cameAt = Number(hour.slice(0, 2));
	if (cameAt >= promise.dayHours.from && cameAt < promise.dayHours.to) return receivedAtMs + replyHours * HOUR_MS;
	return morningOf(cameAt < promise.dayHours.from ? day : addDays(day, 1), receivedAtMs);
}

/** 10 h is there once on every day: the hour changes at night. */
const morningOf = (day: string, receivedAtMs: number): number =>
	parisTime(day, `${String(promise.morningHour).padStart(2, "0")}:00`) ?? receivedAtMs + DAY_MS;

/** A request must be answered that much later at the most: one of 20 h, in the night that is an hour longer; one of a closure's first hour. */
const longestWaitMs = (closed = closures()): number =>
	Math.max(
		15 * HOUR_MS,
		...closed.map(
			({ from, until }) => Date.parse(until) - Date.parse(from) + DAY_MS + (promise.morningHour + 1) * HOUR_MS,
		),
	);

/** And that much later it is in time at any hour: it came in the daytime, or before the morning's hour. */
const shortestWaitMs = (replyHours: number): number =>
	Math.min(replyHours, promise.morningHour - promise.dayHours.from) * HOUR_MS;

/**
 * Tells whether an answer came within its promise, for a year of them: what the owner promises is read once, and mostly nobody asks what
 * time it was in Paris.
 */
export function timely(): (asked: Asked, answeredAtMs: number) => boolean {
	const [closed, replyHours] = [closures(), facts.replyHours];
	const [shortestMs, longestMs] = [shortestWaitMs(replyHours), longestWaitMs(closed)];
	return (asked, answeredAtMs) => {
		const waitedMs = answeredAtMs - asked.receivedAtMs;
		if (asked.urgent || (waitedMs > shortestMs && waitedMs <= longestMs))
			return answeredAtMs <= answerDeadline(asked, closed, replyHours);
		return waitedMs <= shortestMs;
	};
}

/** The latest moment such that whatever came by then has had its time. Who comes later is never due earlier. */
export function lateSince(nowMs: number, urgent: boolean): number {
	let [late, early] = [nowMs - longestWaitMs(), nowMs];
	while (early - late > 1) {
		const middle = Math.floor((late + early) / 2);
		if (answerDeadline({ receivedAtMs: middle, urgent }) <= nowMs) late = middle;
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
