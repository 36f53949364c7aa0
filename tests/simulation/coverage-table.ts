import { type Coverage, pairOf } from "./coverage.ts";
import { DISK_CONDITIONS, GATEWAY_CONDITIONS, MAIL_CONDITIONS } from "./history.ts";

const faulty = (what: string, conditions: readonly string[]) =>
	conditions.filter((condition) => condition !== "well").map((condition) => `${what}-${condition}`);

const ON_ONE_DISK = ["file-gone", "file-spoilt", "torn-write", "second-relay"];

/** Everything that can go wrong, or be ordered, in a run. */
export const FAULTS = [
	...faulty("mail", MAIL_CONDITIONS),
	...faulty("gateway", GATEWAY_CONDITIONS),
	...faulty("disk", DISK_CONDITIONS),
	...ON_ONE_DISK,
	...["crashed", "stopped", "absence", "clock-ahead", "clock-back", "answer-lost", "twice-at-once", "neglect"],
	...["released", "resent", "called", "called-twice", "erased"],
];

/** The states of relay.md, and each step from one to another that a letter may take. */
export const TRANSITIONS = [
	"new → pending",
	"new → quarantined",
	"pending → accepted",
	"pending → retry",
	"pending → uncertain",
	"pending → held",
	"retry → retry",
	"retry → accepted",
	"retry → uncertain",
	"retry → held",
	"uncertain → accepted",
	"uncertain → retry",
	"uncertain → held",
	"held → pending",
	"quarantined → pending",
	"accepted → pending",
	"pending → erased",
	"retry → erased",
	"held → erased",
	"accepted → erased",
	"quarantined → erased",
];

/** Two states of one server are never in force at once, but one may follow the other within the hour: all pairs count. */
export const PAIRS = FAULTS.flatMap((one, index) =>
	FAULTS.slice(index + 1).map((other): [string, string] => [one, other]),
);

export interface Totals {
	transitions: Map<string, number>;
	faults: Map<string, number>;
	pairs: Map<string, number>;
}

export function totalOf(coverages: readonly Coverage[]): Totals {
	const sum = (name: "transitions" | "faults" | "pairs") => {
		const total = new Map<string, number>();
		for (const coverage of coverages)
			for (const [key, count] of coverage[name]) total.set(key, (total.get(key) ?? 0) + count);
		return total;
	};
	return { transitions: sum("transitions"), faults: sum("faults"), pairs: sum("pairs") };
}

/** What was never met. */
export function gapsIn({ transitions, faults, pairs }: Totals) {
	return {
		transitions: TRANSITIONS.filter((name) => !transitions.has(name)),
		faults: FAULTS.filter((name) => !faults.has(name)),
		pairs: PAIRS.map(([one, other]) => pairOf(one, other)).filter((name) => !pairs.has(name)),
	};
}

/** How often each was met, as lines to print: transitions, then each fault with how often it met each other. */
export function tableOf({ transitions, faults, pairs }: Totals): string {
	const figure = (count = 0) => String(count).padStart(6);
	const steps = [...transitions].sort().map(([name, count]) => `${figure(count)}  ${name}`);
	const heads = FAULTS.map((name, index) => `${String(index + 1).padStart(2)} ${name} (${faults.get(name) ?? 0})`);
	const rows = FAULTS.map((one, row) => {
		const cells = FAULTS.map((other, column) =>
			column > row ? "".padStart(5) : column === row ? "    ·" : String(pairs.get(pairOf(one, other)) ?? 0).padStart(5),
		);
		return `${String(row + 1).padStart(2)}${cells.join("").trimEnd()}`;
	});
	return ["Passages", ...steps, "", "Fautes", ...heads, "", "Deux fautes en une heure", ...rows].join("\n");
}
