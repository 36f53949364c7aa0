import { createHash } from "node:crypto";
import { faultsOf } from "./auditor.ts";
import type { Coverage } from "./coverage.ts";
import { PAIRS } from "./coverage-table.ts";
import type { Event } from "./history.ts";
import { live } from "./workload.ts";
import { makeWorld } from "./world.ts";

export interface Run {
	seed: number;
	/** What the auditor found, and what ended the run before its time. Empty when all is well. */
	faults: string[];
	events: Event[];
	/** The same for the same history. */
	digest: string;
	coverage: Coverage;
}

/** One whole life under one seed: the same seed gives the same history, to the byte. */
export async function run(seed: number): Promise<Run> {
	const world = makeWorld(seed);
	const { events, coverage } = world;
	try {
		await live(world, pairsOf(seed));
		return { seed, events, coverage, faults: faultsOf(events), digest: digestOf(events) };
	} catch (error) {
		const { stack = String(error) } = error as Error;
		return { seed, events, coverage, faults: [`interrompue : ${stack}`], digest: digestOf(events) };
	} finally {
		world.close();
	}
}

/** Two of all pairs of faults, so that 300 seeds in a row meet them all; 37 shares no factor with their number. */
const pairsOf = (seed: number) =>
	[2 * seed, 2 * seed + 1].map((n) => PAIRS[(n * 37) % PAIRS.length] ?? (["crashed", "stopped"] as const));

/** Without the words of alarms, which name folders. */
const digestOf = (events: readonly Event[]) =>
	createHash("sha256")
		.update(JSON.stringify(events.map((event) => ({ ...event, text: "" }))))
		.digest("hex");
