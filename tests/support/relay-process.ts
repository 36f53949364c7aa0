import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

export type RelayProcess = Awaited<ReturnType<typeof spawnRelay>>;

/**
 * Runs `node relay/main.ts` as the owner does, and waits until it is ready or has ended.
 *
 * @param under a program that runs it, such as strace
 */
export async function spawnRelay(settings: Record<string, string>, under: string[] = []) {
	const env = { PATH: process.env.PATH ?? "", PORT: "0", TRUSTED_PROXY_HOPS: "1", ...settings };
	const [program = "", ...args] = [...under, process.execPath, "relay/main.ts"];
	const child: ChildProcess = spawn(program, args, { env, stdio: "pipe" });
	onTestFinished(() => void child.kill("SIGKILL"));
	let output = "";
	const ended = once(child, "exit").then(([code]) => code as number | null);
	const ready = new Promise<string>((resolve) => {
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on("data", (chunk: Buffer) => {
				output += chunk.toString("utf8");
				const url = /Site prêt\u202f: (http\S+)/.exec(output)?.[1];
				if (url !== undefined) resolve(url);
			});
		}
	});
	const url = await Promise.race([ready, ended.then(() => "")]);
	return {
		/** Empty when it ended before it was ready. */
		url,
		/** Of the program that runs it, when there is one. */
		pid: child.pid ?? 0,
		output: () => output,
		ended,
		/** Ends it and resolves to its exit code, or null when it was killed. */
		end(signal: NodeJS.Signals) {
			child.kill(signal);
			return ended;
		},
	};
}
