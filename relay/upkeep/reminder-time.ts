import { promise } from "#content/promise.ts";
import { parisFields } from "#relay/paris-time.ts";

/** Whether a reminder may ring now for what is not urgent: in the daytime of the promise, in Paris. */
export function isReminderTime(nowMs: number): boolean {
	const hour = Number(parisFields(nowMs).hour.slice(0, 2));
	return hour >= promise.dayHours.from && hour < promise.dayHours.to;
}
