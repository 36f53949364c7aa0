import { spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { passedOn } from "#relay/passed-on.ts";

const ROOT = new URL("../", import.meta.url).pathname;
/** An answer is some hundred lines. */
const LONGEST_ANSWER = 4 * 2 ** 20;
/** Of the young generation: 16 MB, the default, cost 150 MB where pages are made one after another. */
const SMALL = ["--max-semi-space-size=4"];
/** What the tools are made of: beside them lie `.env`, and where nobody chose otherwise the requests. */
const CODE = ["atelier", "content", "node_modules", "package.json", "relay", "shared", "tools"].map(
	(name) => ROOT + name,
);

/** A program of tools/atelier under way. */
export interface Running {
	/** What it printed, as JSON. Rejects when it failed, was too slow or was stopped. */
	ended: Promise<unknown>;
	stop(): void;
}

/** How a program is run. */
interface Terms {
	/** The folder of facts that it reads; absent: it reads none. */
	ownerDir?: string;
	limitMs: number;
	/** Ended when it holds more; only where the system tells (/proc). */
	mostMemoryBytes?: number;
	/** Hears what it sends while it works. */
	hears?: (message: unknown) => void;
	/** Files and folders besides our code: it reaches nothing else, and starts nothing. Absent: all that this user may. */
	confinedTo?: Reach;
}

interface Reach {
	reads: readonly string[];
	writes: readonly string[];
}

/**
 * Runs a program beside the relay, which answers visitors meanwhile: last in the queue for the processor, without a password in
 * its environment, ended with all that it started after `limitMs`, by `stop`, or when this process is gone.
 */
export function runTool(
	tool: string,
	words: readonly string[],
	{ ownerDir, limitMs, mostMemoryBytes, hears, confinedTo }: Terms,
): Running {
	const flags = [...SMALL, ...(confinedTo ? confinement(confinedTo) : [])];
	const child = spawn(process.execPath, [...flags, `${ROOT}tools/atelier/${tool}`, ...words], {
		// One arena of glibc's: with as many as threads, making the site took 150 MB more.
		env: { ...passedOn(process.env), OWNER_DIR: ownerDir ?? "", MALLOC_ARENA_MAX: "1" },
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
	if (hears) child.on("message", hears);
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

/**
 * Node's own limits of a process, from its first line on: no other file, no child, no worker. They hold JavaScript and not native
 * code: a hole in a decoder written in C passes them, one in any of the packages around it does not. Node 24 cannot forbid the network.
 */
function confinement({ reads, writes }: Reach): string[] {
	return [
		...["--permission", "--allow-addons"],
		// By both names where packages are reached by a link: Node asks for one, then for the other.
		...[...CODE, ...CODE.map((path) => realpathSync(path)), ...reads].map((path) => `--allow-fs-read=${resolve(path)}`),
		...writes.map((path) => `--allow-fs-write=${resolve(path)}`),
	];
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
