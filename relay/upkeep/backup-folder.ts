import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { copyFile, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Clock, SECOND_MS } from "#relay/clock.ts";
import { withoutSecrets } from "#relay/passed-on.ts";
import { parisDay } from "../clock.ts";

/** Time for a program to put its locks away: restic leaves one in its repository when it is killed outright. */
const KILL_AFTER_MS = 2 * SECOND_MS;

interface Parts {
	/** Added to this process's own, less our secrets. */
	env: Record<string, string>;
	/** Ends the command and all that it started. */
	signal: AbortSignal;
	/** Shows what the command says, on this process's own outputs. Never in the relay, whose journal holds no personal data. */
	isShown: boolean;
	clock: Pick<Clock, "after">;
}

/** Runs one of the owner's commands. Resolves to nothing when it went well, else to a code such as « EXIT 1 ». */
export function runShell(command: string, { env, signal, isShown, clock }: Parts): Promise<string | undefined> {
	if (signal.aborted) return Promise.resolve("STOPPED");
	const output = isShown ? "inherit" : "ignore";
	const child = spawn("/bin/sh", ["-c", command], {
		env: { ...withoutSecrets(process.env), ...env },
		stdio: ["ignore", output, output],
		// A process group of its own: what the command started ends with it.
		detached: true,
	});
	return new Promise((resolve) => {
		let callOff = () => {};
		const end = () => {
			endGroup(child.pid, "SIGTERM");
			callOff = clock.after(KILL_AFTER_MS, () => endGroup(child.pid, "SIGKILL"));
		};
		const finish = (code: string | undefined) => {
			signal.removeEventListener("abort", end);
			callOff();
			resolve(code);
		};
		signal.addEventListener("abort", end);
		child.once("error", (error: NodeJS.ErrnoException) => finish(error.code ?? "SPAWN"));
		child.once("exit", (code, killedBy) => finish(code === 0 ? undefined : (killedBy ?? `EXIT ${code}`)));
	});
}

function endGroup(pid: number | undefined, signal: NodeJS.Signals): void {
	if (pid === undefined) return;
	try {
		process.kill(-pid, signal);
	} catch {
		// It has just ended.
	}
}

const NAME = /^demandes-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;
/** Two days, hour by hour. */
const LATEST_KEPT = 48;
/**
 * Then one a day. A request that was erased by age lives on in the copies of the days before: a month more, and not a second
 * RETENTION_DAYS.
 */
const DAYS_KEPT = 30;

/** Such as « demandes-20260314T092653Z.sqlite »: they sort by date. */
export const copyName = (timeMs: number): string =>
	`demandes-${new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, "")}.sqlite`;

/** Puts a file into the folder of copies under its name: whole and on the disk, or not at all. Rejects when it is not there. */
export async function putCopy(file: string, folder: string, name: string): Promise<void> {
	const draft = join(folder, `.${name}.tmp`);
	// What a crash left behind: one copy at a time is made.
	for (const left of await readdir(folder))
		if (/^\.demandes-.+\.tmp$/.test(left)) await rm(join(folder, left), { force: true });
	try {
		// With the mode of the file, which only its owner may read. Asynchronous: a mount may hang.
		await copyFile(file, draft, constants.COPYFILE_EXCL);
		await sync(draft);
		await rename(draft, join(folder, name));
		await sync(folder);
	} catch (error) {
		await rm(draft, { force: true });
		throw error;
	}
}

/** Leaves the last two days hour by hour, and one copy a day before them. @param justMade stays, whatever its date */
export async function thinCopies(folder: string, justMade: string): Promise<void> {
	const days = new Set<string>();
	await eraseCopies(folder, (name, index) => {
		const day = parisDay(timeOf(name));
		const isOneOfTheDays = !days.has(day) && days.size < DAYS_KEPT;
		if (isOneOfTheDays) days.add(day);
		return index >= LATEST_KEPT && !isOneOfTheDays && name !== justMade;
	});
}

/** Erases copies older than that. */
export const eraseCopiesBefore = (folder: string, beforeMs: number): Promise<number> =>
	eraseCopies(folder, (name) => timeOf(name) < beforeMs);

/** Erases what `isGone` says of the copies, asked from the newest to the oldest. Resolves to their number. */
export async function eraseCopies(folder: string, isGone: (name: string, index: number) => boolean): Promise<number> {
	const copies = (await readdir(folder)).filter((name) => NAME.test(name));
	const gone = copies.sort().reverse().filter(isGone);
	for (const name of gone) await rm(join(folder, name), { force: true });
	return gone.length;
}

const timeOf = (name: string): number => Date.parse(name.replace(NAME, "$1-$2-$3T$4:$5:$6Z"));

async function sync(path: string): Promise<void> {
	const handle = await open(path, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
