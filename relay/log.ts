/**
 * One JSON line for each event. Details are counts, durations, request ids, codes and paths without query: never a
 * name, an address, a number or a message.
 */
export type Log = (event: string, details?: Record<string, string | number | boolean>) => void;

/** @param write receives one line, without line break */
export function createLog(write: (line: string) => void, nowMs: () => number): Log {
	return (event, details = {}) => write(JSON.stringify({ time: new Date(nowMs()).toISOString(), event, ...details }));
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
