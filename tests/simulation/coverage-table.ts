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
const TRANSITIONS = [
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

/** What none of them met. */
export function gapsIn(coverages: readonly Coverage[]) {
	const missed = (what: "transitions" | "faults" | "pairs", names: readonly string[]) =>
		names.filter((name) => !coverages.some((coverage) => coverage[what].has(name)));
	return {
		transitions: missed("transitions", TRANSITIONS),
		faults: missed("faults", FAULTS),
		pairs: missed(
			"pairs",
			PAIRS.map(([one, other]) => pairOf(one, other)),
		),
	};
}
