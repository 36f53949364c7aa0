const PARIS_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" });

/** The day it is in Paris: « 2026-03-14 », which sorts as text. */
export function parisDay(timeMs: number): string {
	return PARIS_DAY.format(timeMs);
}
