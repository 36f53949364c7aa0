import { type Clock, MINUTE_MS } from "./clock.ts";

/**
 * One JSON line for each event. Details are counts, durations, request ids, codes and paths without query: never a
 * name, an address, a number or a message.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** @param write receives one line, without line break @param toJournal systemd's journal reads it: « journalctl -p warning » finds what matters */
export function createLog(write: (line: string) => void, nowMs: () => number, toJournal = false): Log {
	return (event, details = {}) => {
		const line = JSON.stringify({ time: new Date(nowMs()).toISOString(), event, ...details });
		write(toJournal ? `<${levelOf(event)}>${line}` : line);
	};
}

/** syslog's numbers, which the journal takes from the head of a line: an error, a warning, or what goes as it should. */
export function levelOf(event: string): 3 | 4 | 6 {
	if (/_(failed|unsent|stays?)$/.test(event)) return 3;
	return event === "alarm_begins" || /_(withheld|shortened|uncertain|held|not_made)$/.test(event) ? 4 : 6;
}

/** Lines of one event in a minute: enough to see what happens, however many strangers make it happen. */
const LINES_A_MINUTE = 30;

/**
 * A log that nobody can fill from outside: of each event, the first lines of a minute, counted from the first, and then
 * how many more there were.
 */
export function limitLog(log: Log, { after }: Pick<Clock, "after">): Log {
	const counts = new Map<string, number>();
	return (event, details) => {
		const count = (counts.get(event) ?? 0) + 1;
		counts.set(event, count);
		if (count <= LINES_A_MINUTE) log(event, details);
		if (count === 1) after(MINUTE_MS, () => endMinute(event));
	};

	function endMinute(event: string): void {
		const more = (counts.get(event) ?? 0) - LINES_A_MINUTE;
		counts.delete(event);
		if (more > 0) log("log_shortened", { of: event, more });
	}
}

/**
 * What may be logged of an error: its code, SQLite's own words for it, or its class. Never its message, which may quote
 * a value that a visitor typed or a reply that repeats an address.
 */
export function errorCode(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const { code, errstr } = error as Error & { code?: unknown; errstr?: unknown };
	return [errstr, code, error.name].find((known) => typeof known === "string") as string;
}
