import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import type { Order, Report } from "./three-days-relay.ts";

const PROGRAM = "tests/support/endurance/three-days-relay.ts";

/** A relay in a process of its own, whose clock is moved from here. @param settings what relay/settings.ts reads */
export async function relayInStep(settings: Record<string, string>, startMs: number) {
	const env = { PATH: process.env.PATH ?? "", PORT: "0", ...settings, START_MS: String(startMs) };
	const child = spawn(process.execPath, ["--expose-gc", PROGRAM], {
		env,
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	const ended = once(child, "exit").then(([code]) => {
		throw new Error(`le relais s’est arrêté (${code})`);
	});
	ended.catch(() => {});

	/** Its answer. @throws when the process ends first */
	async function answer<K extends Report["kind"]>(kind: K, order?: Order): Promise<Extract<Report, { kind: K }>> {
		const answered = once(child, "message");
		if (order) child.send(order);
		const [report] = (await Promise.race([answered, ended])) as [Report];
		if (report.kind !== kind) throw new Error(`${report.kind} au lieu de ${kind}`);
		return report as Extract<Report, { kind: K }>;
	}

	const { url } = await answer("ready");
	return {
		url,
		/** Moves its clock on, in so many steps, each followed by a turn of its event loop. */
		advance: async (byMs: number, steps: number) => void (await answer("advanced", { kind: "advance", byMs, steps })),
		weigh: async () => (await answer("weighed", { kind: "weigh" })).weight,
	};
}
