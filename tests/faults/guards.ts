/** A line that guards against something, and what stands there without that guard. */
export interface Fault {
	/** What would no longer be done. */
	guard: string;
	file: string;
	from: string;
	to: string;
	/** The file of tests/ that must be red, without its « .test.ts ». */
	seenBy: string;
	/** The simulation must complain of it too (tests/endurance). */
	simulated: boolean;
}

type Line = [guard: string, from: string, to: string, simulated?: "simulated"];

/** Guards of one file, all seen by one file of tests. */
export const within = (file: string, seenBy: string, ...lines: Line[]): Fault[] =>
	lines.map(([guard, from, to, simulated]) => ({
		...{ guard, file, from, to, seenBy, simulated: simulated !== undefined },
	}));
