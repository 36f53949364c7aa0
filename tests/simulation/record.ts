import type { Event, Fact } from "./history.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Of<K extends Fact["is"]> = Extract<Event, { is: K }>;

export type Record = ReturnType<typeof recordOf>;

/** One history, in the order of time, with the questions that the rules ask of it. */
export function recordOf(events: readonly Event[]) {
	const all = <K extends Fact["is"]>(is: K) => events.filter((event): event is Of<K> => event.is === is);
	return {
		events,
		all,
		/** Facts of a kind about one visitor. */
		of: <
			K extends
				| "answered"
				| "letter"
				| "alert"
				| "receipt"
				| "owner"
				| "called"
				| "photo"
				| "quoted"
				| "accepted"
				| "copy",
		>(
			is: K,
			email: string,
		) => all(is).filter((event) => (event as { email: string }).email === email),
		/** Whether something of the kind happened after `fromMs`, up to `untilMs`. */
		between: (is: Fact["is"], fromMs: number, untilMs: number) =>
			events.some((event) => event.is === is && event.atMs > fromMs && event.atMs <= untilMs),
		/** The condition in force before an event: the last one that was set. */
		before: (is: "mail" | "gateway" | "disk", order: number): string =>
			all(is).findLast((event) => event.order < order)?.condition ?? "well",
		endMs: events.at(-1)?.atMs ?? 0,
	};
}
