import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

const ROOT = new URL("../../", import.meta.url).pathname;
/** An answer is some hundred lines. */
const LONGEST_ANSWER = 4 * 2 ** 20;

/** A program of tools/atelier under way. */
export interface Running {
	/** What it printed, as JSON. Rejects when it failed, was too slow or was stopped. */
	ended: Promise<unknown>;
	stop(): void;
}

/**
 * Runs a program beside the relay, which answers visitors meanwhile: last in the queue for the processor, ended with all that
 * it started after `limitMs`, by `stop`, or when this process is gone.
 *
 * @param ownerDir the folder of facts that it reads
 * @param mostMemoryBytes ended when it holds more; only where the system tells (/proc)
 */
export function runTool(
	tool: string,
	words: readonly string[],
	ownerDir: string,
	limitMs: number,
	mostMemoryBytes?: number,
): Running {
	const preload = ["--import", `${ROOT}relay/env-file.ts`];
	const child = spawn(process.execPath, [...preload, `${ROOT}tools/atelier/${tool}`, ...words], {
		env: { ...process.env, OWNER_DIR: ownerDir },
		stdio: ["ignore", "pipe", "ignore", "ipc"],
		detached: true,
	});
	const stop = () => {
		try {
			if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
		} catch {
			// It has just ended by itself.
		}
	};
	try {
		if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	} catch {
		// Where a container forbids it, the build takes its turn like everything else.
	}
	const limit = setTimeout(stop, limitMs);
	const watch =
		mostMemoryBytes === undefined
			? undefined
			: setInterval(() => {
					if (residentBytes(child.pid) > mostMemoryBytes) stop();
				}, 50);
	const ended = new Promise<unknown>((resolve, reject) => {
		let said = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			said += chunk;
			if (said.length > LONGEST_ANSWER) stop();
		});
		child.on("error", reject);
		child.on("close", () => {
			try {
				resolve(JSON.parse(said));
			} catch {
				reject(new Error(`${tool} said nothing`));
			}
		});
	}).finally(() => {
		clearTimeout(limit);
		clearInterval(watch);
	});
	return { ended, stop };
}

/** What a process holds in memory; 0 where the system does not say. */
function residentBytes(pid: number | undefined): number {
	try {
		const [, kib = "0"] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
		return Number(kib) * 1024;
	} catch {
		return 0;
	}
}
