const DAY_MS = 86_400_000;

/** That many days after a day, « 2026-11-25 » and back. Counted from noon: days of 23 and 25 hours are one. */
export const addDays = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Day in Paris, « 2027-08-03 », whatever the clock of a visitor or a server is set to. */
export const todayInParis = (): string => new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });

const MONTHS = [
	...["janvier", "février", "mars", "avril", "mai", "juin"],
	...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
];

/** « 3 août 2027 », « 1er août »: as much of it as asked for. */
export function dayInWords(day: string, parts: "day" | "month" | "year"): string {
	const [year, month, date] = day.split("-").map(Number);
	const said = [date === 1 ? "1er" : date, MONTHS[(month ?? 1) - 1], year];
	return said.slice(0, { day: 1, month: 2, year: 3 }[parts]).join("\u00a0");
}
