import { spawn } from "node:child_process";
import { type Clock, SECOND_MS } from "#relay/clock.ts";
import { withoutSecrets } from "#relay/passed-on.ts";

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
