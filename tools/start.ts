/**
 * `npm start`: the site and the relay, built when something changed since the last build. Then it says in three lines where
 * the site is, where the owner’s notebook and letters are, and what stands between this and a public site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { RESTART_CODE } from "#relay/restart-code.ts";
import { ensureBuild } from "./ensure-build.ts";

try {
	ensureBuild();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
await runRelay(true);

/** The relay is a program of its own: it ends when its owner publishes new facts, and takes them as it starts again. */
async function runRelay(isFirst: boolean): Promise<void> {
	const words = ["--import", "./relay/env-file.ts", "relay/main.ts"];
	const relay = spawn(process.execPath, words, {
		env: { ...process.env, RESTART_BY_EXIT: "oui" },
		stdio: ["inherit", "inherit", "inherit", "ipc"],
	});
	const pass = (signal: NodeJS.Signals) => void relay.kill(signal);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, pass);
	if (isFirst) relay.once("message", async () => console.log(await publicationLine()));
	const [code] = (await once(relay, "exit")) as [number | null];
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, pass);
	if (code === RESTART_CODE) return runRelay(false);
	process.exit(code ?? 1);
}

/** Read from the content alone: in the built pages there is nothing more as long as nobody wrote a sentence of their own. */
async function publicationLine(): Promise<string> {
	// Only now: a wrong fact is said by the build, in a sentence.
	const { materialOf } = await import("./publication/material.ts");
	const { publicationCheck, summary } = await import("./publication/publication.ts");
	const chapters = publicationCheck(materialOf(process.env, new Date()));
	return `${summary(chapters)} La liste\u202f: «\u202fnpm run publication\u202f».`;
}
