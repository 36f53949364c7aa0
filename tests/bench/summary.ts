import { type ChildProcess, spawn } from "node:child_process";

/** The middle of several measures; of an even number, the upper one of the two. */
export function median(values: readonly number[]): number {
	// What could not be measured is no success: it comes last.
	const sorted = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)).sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of each figure of several measures. */
export function medians<M extends Record<string, number>>(measures: readonly M[]): M {
	const [first] = measures;
	if (!first) throw new Error("aucune mesure");
	const keys = Object.keys(first) as (keyof M)[];
	return Object.fromEntries(
		keys.map((key) => [key, median(measures.map((measure) => measure[key] ?? Number.NaN))]),
	) as M;
}

/** A figure as one writes it in French. */
export const figure = (value: number, digits = 1): string => value.toFixed(digits).replace(".", ",");

/** Several, as they were measured. */
export const figures = (values: readonly number[], digits = 1): string =>
	values.map((value) => figure(value, digits)).join(", ");

/** A relay in a process of its own, once it is ready; `url` is where. */
export function startRelayProcess(settings: Record<string, string>): Promise<{ relay: ChildProcess; url: string }> {
	const env = { PATH: process.env.PATH, PORT: "0", ...settings };
	const relay = spawn(process.execPath, ["relay/main.ts"], { env });
	return new Promise((resolve, reject) => {
		let said = "";
		relay.stdout.on("data", (chunk: Buffer) => {
			said += chunk;
			const url = /Site prêt\u202f: (http\S+)/.exec(said)?.[1];
			if (url !== undefined) resolve({ relay, url });
		});
		relay.once("exit", () => reject(new Error(`le relais n’a pas démarré : ${said}`)));
	});
}
