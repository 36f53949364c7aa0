/*
 * The relay as a process of its own, as relay/main.ts runs it, but for its clock: that one moves when the process that started
 * this one says so. Run with --expose-gc.
 */
import { readdirSync, readFileSync } from "node:fs";
import { env, exit, stdout } from "node:process";
import { createLog, limitLog } from "#relay/log.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { manualClock } from "#tests/support/manual-clock.ts";

/** What the process is asked. */
export type Order = { kind: "advance"; byMs: number; steps: number } | { kind: "weigh" };

/** What it holds once everything that can be collected is. */
export interface Weight {
	/** Bytes, as the next ones. */
	heap: number;
	/** Buffers and what native code keeps for JavaScript. */
	external: number;
	rss: number;
	/** Of the RSS, what is no page of a file (the program, the index of the write-ahead log). */
	anonymous: number;
	/** Open files, sockets and the like. */
	descriptors: number;
	/** What keeps the event loop alive: sockets, timers of the system. */
	resources: number;
	/** Waits on the clock that is moved by hand. */
	waits: number;
}

export type Report = { kind: "ready"; url: string } | { kind: "advanced" } | { kind: "weighed"; weight: Weight };

const clock = manualClock(Number(env.START_MS));
const report = (one: Report) => process.send?.(one);
const turn = () => new Promise((resolve) => setImmediate(resolve));

const log = limitLog(
	createLog((line) => stdout.write(`${line}\n`), clock.nowMs),
	clock,
);
const relay = await startRelay(readSettings(env), { clock, random: Math.random, log });

process.on("message", async (order: Order) => {
	if (order.kind === "weigh") return report({ kind: "weighed", weight: await weigh() });
	for (let step = 0; step < order.steps; step++) {
		clock.advance(order.byMs / order.steps);
		await turn();
	}
	report({ kind: "advanced" });
});
// Nobody moves its clock any more.
process.once("disconnect", () => exit(1));
report({ kind: "ready", url: relay.url });

/** What is collected may free more at the next turn: buffers, sockets, finalizers. */
async function weigh(): Promise<Weight> {
	for (let time = 0; time < 3; time++) {
		globalThis.gc?.();
		await turn();
	}
	const { heapUsed, external, rss } = process.memoryUsage();
	const anonymous = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1];
	return {
		heap: heapUsed,
		external,
		rss,
		anonymous: Number(anonymous) * 1024,
		// One of them is the listing's own.
		descriptors: readdirSync("/proc/self/fd").length - 1,
		resources: process.getActiveResourcesInfo().length,
		waits: clock.pendingMs().length,
	};
}
