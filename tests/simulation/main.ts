/**
 * `node tests/simulation/main.ts [first] [count] [--histoire] [--premiere]`: runs seeds one after the other and says what each
 * broke; with its whole history, or only until the first that breaks something.
 */
import { createHash } from "node:crypto";
import { argv } from "node:process";
import { lawful } from "#tests/support/quotes.ts";
import { faultsOf } from "./auditor.ts";
import { PAIRS } from "./coverage.ts";
import type { Event } from "./history.ts";
import { live } from "./workload.ts";
import { makeWorld } from "./world.ts";

export type Run = Awaited<ReturnType<typeof run>>;

/** One whole life under one seed: the same seed gives the same history, to the byte. */
export async function run(seed: number) {
	const takeBack = lawful();
	const world = makeWorld(seed);
	const { events, coverage } = world;
	/** What the auditor found, and what ended the run before its time. Empty when all is well. */
	let faults: string[];
	try {
		await live(world, pairsOf(seed));
		faults = faultsOf(events);
	} catch (error) {
		faults = [`interrompue : ${(error as Error).stack ?? error}`];
	} finally {
		world.close();
		takeBack();
	}
	return { seed, events, coverage, faults, digest: digestOf(events) };
}

/** Two of all pairs of faults, so that 300 seeds in a row meet them all; 37 shares no factor with their number. */
const pairsOf = (seed: number) =>
	[2 * seed, 2 * seed + 1].map((n) => PAIRS[(n * 37) % PAIRS.length] ?? (["crashed", "stopped"] as const));

/** Without the words of alarms, which name folders. */
const digestOf = (events: readonly Event[]) =>
	createHash("sha256")
		.update(JSON.stringify(events.map((event) => ({ ...event, text: "" }))))
		.digest("hex");

if (import.meta.main) await runSeeds();

async function runSeeds(): Promise<void> {
	const [first = 1, count = 100] = argv.slice(2).map(Number);
	const tellsAll = argv.includes("--histoire");
	const startMs = performance.now();
	let broken = 0;
	let seed = first;
	for (; seed < first + count; seed++) {
		const { faults, events, digest } = await run(seed);
		if (tellsAll) {
			for (const { atMs, ...fact } of events)
				console.log(String(Math.round(atMs / 1_000)).padStart(9), JSON.stringify(fact));
			console.log(digest);
		}
		if (faults.length === 0) continue;
		broken++;
		console.log(`graine ${seed}\n  ${[...new Set(faults)].slice(0, 8).join("\n  ")}`);
		if (argv.includes("--premiere")) break;
	}
	const done = Math.min(seed - first + 1, count);
	console.log(`${done} graines, ${broken} en faute, ${Math.round((performance.now() - startMs) / done)} ms par graine`);
	process.exitCode = broken === 0 ? 0 : 1;
}
