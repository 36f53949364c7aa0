import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import {
	closeSync,
	fchmodSync,
	fchownSync,
	globSync,
	lstatSync,
	openSync,
	readFileSync,
	readlinkSync,
	statfsSync,
} from "node:fs";
import { createServer } from "node:http";
import { networkInterfaces, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sendTrialLetter } from "./gather.ts";
import type { Ask, Machine, Ran, Rights, RunOptions } from "./machine.ts";
import { diskAt, opened } from "./machine.ts";

/** Where Debian's own programs are, and those of an archive of nodejs.org: never the checkout's, which `site` may not read. */
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
/** What a command may know of who started the installer: where packages come from, and whom to believe. */
const PASSED_ON = /^(npm_config_registry|NODE_EXTRA_CA_CERTS|(HTTPS?|NO|https?|no)_(PROXY|proxy)|LANG|LC_ALL|TZ)$/;
const ANSWER_MS = 10_000;
const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The machine that this runs on. */
export function thisMachine(): Machine {
	// Versions are for the service to read, whatever the terminal's own habit.
	process.umask(0o022);
	return {
		...diskAt("", setRights),
		run,
		rights,
		resolve: byDns,
		ownAddresses: () => Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address)),
		reachedBy,
		portHolder,
		freeBytes(path) {
			const { bavail, bsize } = statfsSync(path);
			return bavail * bsize;
		},
		memoryBytes: totalmem,
		sendLetter: sendTrialLetter,
		fetch: ask,
		nowMs: Date.now,
		wait: (delayMs) => wait(delayMs),
	};
}

async function run(
	words: readonly string[],
	{ user, folder = "/", programs, stdin, env = {} }: RunOptions = {},
): Promise<Ran> {
	const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
	const home = user === undefined ? "/root" : (entry("passwd", user)[5] ?? "/");
	const path = programs === undefined ? PATH : `${programs}:${PATH}`;
	const full = { ...Object.fromEntries(passed), PATH: path, HOME: home, DEBIAN_FRONTEND: "noninteractive", ...env };
	const [program = "", ...rest] = user === undefined ? words : ["runuser", "-u", user, "--", ...words];
	// Another user's has a session of its own: in root's, it could type at root's terminal. Ctrl+C is then passed on to it.
	const detached = user !== undefined;
	const input = stdin === undefined ? "ignore" : openSync(stdin, "r");
	const child = spawn(program, rest, { cwd: folder, env: full, stdio: [input, "pipe", "pipe"], detached });
	if (typeof input === "number") closeSync(input);
	const passOn = (signal: NodeJS.Signals) => {
		if (child.pid !== undefined) process.kill(-child.pid, signal);
		process.kill(process.pid, signal);
	};
	if (detached) for (const signal of STOPS) process.once(signal, passOn);
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (said += chunk));
	try {
		const [status, signal] = (await once(child, "close")) as [number | null, string | null];
		return { status: status ?? 1, said: signal === null ? said : `${said}\n(${signal})` };
	} catch (error) {
		return { status: 127, said: (error as Error).message };
	} finally {
		for (const signal of STOPS) process.off(signal, passOn);
	}
}

/** A line of that database of the system, in its parts; none where nobody has that name. */
function entry(database: "passwd" | "group", name: string): string[] {
	const { stdout } = spawnSync("getent", [database, name], { encoding: "utf8" });
	return stdout.trim().split(":");
}

function rights(path: string): Rights | undefined {
	const found = lstatSync(path, { throwIfNoEntry: false });
	if (!found) return undefined;
	const [owner = "", group = ""] = execFileSync("stat", ["-c", "%U %G", path], { encoding: "utf8" }).trim().split(" ");
	return { owner, group, mode: found.mode & 0o7777 };
}

/** Of the very file or folder of that name. @throws Trouble where it is a link */
function setRights(path: string, { owner, group, mode }: Rights): void {
	const file = opened(path);
	try {
		fchownSync(file, Number(entry("passwd", owner)[2]), Number(entry("group", group)[2]));
		fchmodSync(file, mode);
	} finally {
		closeSync(file);
	}
}

/** Asked of the network, not of /etc/hosts, where a machine may give its own name to itself. */
async function byDns(name: string): Promise<string[]> {
	const resolver = new Resolver({ timeout: 3_000, tries: 2 });
	const both = await Promise.all([resolver.resolve4(name).catch(() => []), resolver.resolve6(name).catch(() => [])]);
	return both.flat();
}

/** A secret laid on this machine, and asked for by the name: it answers even where a router stands before it. */
async function reachedBy(name: string): Promise<boolean> {
	const secret = randomBytes(16).toString("hex");
	const server = createServer((_, response) => response.end(secret));
	try {
		server.listen(80);
		await once(server, "listening");
		return (await ask(`http://${name}/`))?.text === secret;
	} catch {
		return false;
	} finally {
		server.closeAllConnections();
		server.close();
	}
}

export async function ask(url: string): ReturnType<Ask> {
	try {
		const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(ANSWER_MS) });
		return { status: answer.status, text: await answer.text() };
	} catch {
		return undefined;
	}
}

/** State of a socket that waits for connections, in /proc/net/tcp. */
const LISTENING = "0A";

/**
 * Who listens on that port, by the kernel's own tables: a small Debian has neither `ss` nor `lsof`.
 *
 * @returns the program's name, « ? » when it cannot be known, nothing when the port is free
 */
export function portHolder(port: number): string | undefined {
	const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) => listening(table, port));
	if (sockets.length === 0) return undefined;
	const file = globSync("/proc/[0-9]*/fd/*").find((file) => sockets.includes(orNothing(() => readlinkSync(file))));
	return file === undefined ? "?" : orNothing(() => readFileSync(join(file, "../../comm"), "utf8")).trim() || "?";
}

function listening(table: string, port: number): string[] {
	// A machine without IPv6 has one table only.
	const lines = orNothing(() => readFileSync(table, "utf8")).split("\n");
	return lines.slice(1).flatMap((line) => {
		const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
		return state === LISTENING && Number.parseInt(local.split(":")[1] ?? "", 16) === port ? [`socket:[${inode}]`] : [];
	});
}

/** Of a process that ended meanwhile, or is somebody else's, nothing can be read. */
function orNothing(read: () => string): string {
	try {
		return read();
	} catch {
		return "";
	}
}
