import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { Order, Report, Weight } from "./three-days-relay.ts";

const PROGRAM = "tests/support/endurance/three-days-relay.ts";

/** A relay in a process of its own, whose clock is moved from here. It may be ended and started again: its clock goes on. */
export interface RelayInStep {
	/** Of the life under way; it changes with each. */
	url(): string;
	nowMs(): number;
	start(): Promise<void>;
	/** Moves its clock on, in so many steps, each followed by a turn of its event loop. */
	advance(byMs: number, steps?: number): Promise<void>;
	weigh(): Promise<Weight>;
	/** SIGTERM lets it end what is under way. Resolves once it is gone. */
	end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** @param settings what relay/settings.ts reads */
export function relayInStep(settings: Record<string, string>, startMs: number): RelayInStep {
	let nowMs = startMs;
	let url = "";
	let child: ChildProcess | undefined;
	onTestFinished(() => void child?.kill("SIGKILL"));

	/** Its answer. @throws when the process ends first */
	async function answer<K extends Report["kind"]>(kind: K, order?: Order): Promise<Extract<Report, { kind: K }>> {
		if (child === undefined) throw new Error("le relais n’est pas lancé");
		const waiting = new AbortController();
		const { signal } = waiting;
		try {
			const ended = once(child, "exit", { signal }).then(([code]) => {
				throw new Error(`le relais s’est arrêté (${code})`);
			});
			ended.catch(() => {});
			const answered = once(child, "message", { signal });
			if (order) child.send(order);
			const [report] = (await Promise.race([answered, ended])) as [Report];
			if (report.kind !== kind) throw new Error(`${report.kind} au lieu de ${kind}`);
			return report as Extract<Report, { kind: K }>;
		} finally {
			waiting.abort();
		}
	}

	async function advance(byMs: number, steps = 1): Promise<void> {
		nowMs += byMs;
		await answer("advanced", { kind: "advance", byMs, steps });
	}

	return {
		url: () => url,
		nowMs: () => nowMs,
		advance,
		async start() {
			const env = { PATH: process.env.PATH ?? "", PORT: "0", ...settings, START_MS: String(nowMs) };
			const args = ["--expose-gc", PROGRAM];
			child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
			url = (await answer("ready")).url;
		},
		weigh: async () => (await answer("weighed", { kind: "weigh" })).weight,
		async end(signal) {
			if (child === undefined) return;
			let gone = false;
			const exited = once(child, "exit").then(() => {
				gone = true;
			});
			child.kill(signal);
			// Its grace for what is under way is counted on its own clock.
			while (signal === "SIGTERM" && !gone) {
				await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 200))]);
				if (!gone) await advance(1_000).catch(() => {});
			}
			await exited;
			child = undefined;
		},
	};
}
