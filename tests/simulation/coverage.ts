import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FILE } from "./disk.ts";
import { DISK_CONDITIONS, type Fact, GATEWAY_CONDITIONS, MAIL_CONDITIONS } from "./history.ts";

const NEAR_MS = 60 * 60_000;

type Coverage = ReturnType<typeof coverageOf>;

const pairOf = (one: string, other: string) => [one, other].sort().join(" + ");

/** What a run met, so that nobody believes in a workload that tries nothing. */
export function coverageOf() {
	const states = new Map<string, string>();
	const recent = new Map<string, number>();
	const coverage = {
		/** « pending → accepted ». */
		transitions: new Set<string>(),
		faults: new Set<string>(),
		/** Two faults within an hour, by both names. */
		pairs: new Set<string>(),
		saw(fact: Fact, atMs: number): void {
			const fault = faultIn(fact);
			if (fault !== undefined) coverage.met(fault, atMs);
		},
		met(fault: string, atMs: number): void {
			coverage.faults.add(fault);
			for (const [other, lastMs] of recent)
				if (other !== fault && atMs - lastMs <= NEAR_MS) coverage.pairs.add(pairOf(fault, other));
			recent.set(fault, atMs);
		},
		heard(event: string, { id }: { [name: string]: unknown }): void {
			const [, channel, state = ""] = /^(letter|webhook)_(accepted|retry|uncertain|held)$/.exec(event) ?? [];
			if (event === "quote_kept") moved(`${id}.letter`, "pending");
			else if (event === "quote_quarantined") moved(`${id}.letter`, "quarantined");
			else if (channel !== undefined)
				moved(/\.(letter|webhook)$/.test(String(id)) ? String(id) : `${id}.${channel}`, state);
		},
		/** Looks for the states of what leaves. */
		look(folder: string): void {
			const path = join(folder, FILE);
			if (!existsSync(path)) return;
			const db = new DatabaseSync(path, { readOnly: true });
			try {
				const found = db.prepare("SELECT id, state FROM parcel WHERE kind = 'request'").all();
				for (const { id, state } of found) if (states.get(String(id)) !== state) moved(String(id), String(state));
				const left = new Set(found.map(({ id }) => id));
				for (const [id] of states) if (!left.has(id) && /^\d{6}-/.test(id)) moved(id, "erased");
			} catch {
				// Damaged: the relay will say so.
			} finally {
				db.close();
			}
		},
	};
	return coverage;

	function moved(id: string, state: string): void {
		coverage.transitions.add(`${states.get(id) ?? "new"} → ${state}`);
		if (state === "erased") states.delete(id);
		else states.set(id, state);
	}
}

function faultIn(fact: Fact): string | undefined {
	switch (fact.is) {
		case "mail":
		case "gateway":
		case "disk":
			return fact.condition === "well" ? undefined : `${fact.is}-${fact.condition}`;
		case "file":
			return fact.fault === "gone" ? "file-gone" : "file-spoilt";
		case "relay":
			return fact.state === "up" ? undefined : fact.state;
		case "clock":
			return fact.byMs > 0 ? "clock-ahead" : "clock-back";
		case "owner":
			return fact.act === "half-erased" ? undefined : fact.act;
		case "called":
			return fact.twice ? "called-twice" : "called";
		case "second-relay":
			return fact.is;
		default:
			return undefined;
	}
}

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
