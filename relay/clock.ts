/** Time as an input: what the relay needs of it, and nothing else. */
export interface Clock {
	/** Milliseconds since 1970, UTC. */
	nowMs(): number;
	/** Milliseconds since some moment, for waits: it never goes back, whatever is done to the clock of the machine. */
	monotonicMs(): number;
	/** Runs `action` once after `delayMs`; the returned function calls it off. */
	after(delayMs: number, action: () => void): () => void;
	/** Runs `action` at every `periodMs`, the first time after one; the returned function calls it off. */
	every(periodMs: number, action: () => void): () => void;
}

export const systemClock: Clock = {
	nowMs: () => Date.now(),
	monotonicMs: () => performance.now(),
	after(delayMs, action) {
		const timer = setTimeout(action, delayMs);
		return () => clearTimeout(timer);
	},
	every(periodMs, action) {
		const timer = setInterval(action, periodMs);
		return () => clearInterval(timer);
	},
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const PARTS = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Paris",
	dateStyle: "short",
	timeStyle: "short",
});

/** Day and hour in Paris as fields of a form hold them: « 2026-11-25 », « 14:30 ». */
export function parisFields(timeMs: number): { day: string; hour: string } {
	const there = new Date(timeMs + parisAheadMs(timeMs)).toISOString();
	return { day: there.slice(0, 10), hour: there.slice(11, 16) };
}

/** « 14 » at half past two: the hour of the day in Paris. */
export const parisHour = (timeMs: number): number => Math.floor((timeMs + parisAheadMs(timeMs)) / HOUR_MS) % 24;

/** By the hour since 1970: the clocks of Paris change on the hour. What knows the time zones is slow, for a year of requests. */
const aheadByHour = new Map<number, number>();
const HOURS_REMEMBERED = 20_000;

function parisAheadMs(timeMs: number): number {
	const hour = Math.floor(timeMs / HOUR_MS);
	const known = aheadByHour.get(hour);
	if (known !== undefined) return known;
	const there = Date.parse(`${PARTS.format(hour * HOUR_MS).replace(" ", "T")}Z`);
	// Years of less than four digits, which somebody may have typed, are written otherwise.
	const aheadMs = Number.isNaN(there) ? HOUR_MS : there - hour * HOUR_MS;
	if (aheadByHour.size >= HOURS_REMEMBERED) aheadByHour.clear();
	aheadByHour.set(hour, aheadMs);
	return aheadMs;
}

/**
 * The moment of a day and an hour in Paris; nothing when they are none. An hour that the change of hour skips is the one after
 * it, and of an hour that comes twice the first is meant.
 */
export function parisTime(day: string, hour: string): number | undefined {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(hour)) return undefined;
	const asUtc = Date.parse(`${day}T${hour}:00Z`);
	if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day) return undefined;
	// Paris is one or two hours ahead: the earlier moment first.
	for (const hours of [2, 1]) {
		const timeMs = asUtc - hours * HOUR_MS;
		const shown = parisFields(timeMs);
		if (shown.day === day && shown.hour === hour) return timeMs;
	}
	return asUtc - HOUR_MS;
}

/** « 14 h 20 », « 10 h », in Paris. */
export function clockTime(timeMs: number): string {
	const [hours = "", minutes = ""] = parisFields(timeMs).hour.split(":");
	return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** The day it is in Paris: « 2026-03-14 », which sorts as text. */
export const parisDay = (timeMs: number): string => parisFields(timeMs).day;
