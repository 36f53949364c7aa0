import { type Line, lineCents } from "./totals.ts";

/** « Majoration, de 20 h à 7 h : + 50 % ». */
const RISE = /^Majoration.*\+\s*(\d{1,3})\s*%/;

/** By how many percent a line raises the others; 0 where it raises nothing. */
export const riseOf = (what: string): number => Number(RISE.exec(what)?.[1] ?? 0);

/** What a rise comes to on the other lines but the travel, in cents: worked out anew while its price is left empty. */
export const risenBy = (what: string, lines: readonly Line[]): number => {
	const raised = lines.filter((line) => riseOf(line.what) === 0 && !line.what.startsWith("Déplacement"));
	return Math.round((raised.reduce((sum, line) => sum + lineCents(line), 0) * riseOf(what)) / 100);
};
