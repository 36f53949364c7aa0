/**
 * `npm start`: the site and the relay, built when something changed since the last build. Then it says in three lines where
 * the site is, where the owner’s notebook and letters are, and what stands between this and a public site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureBuild } from "./ensure-build.ts";

try {
	ensureBuild();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
const relay = spawn(process.execPath, ["--import", "./relay/env-file.ts", "relay/main.ts", ...process.argv.slice(2)], {
	stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => relay.kill(signal));
relay.once("message", async () => console.log(await publicationLine()));
const [code] = (await once(relay, "exit")) as [number | null];
process.exit(code ?? 1);

/** Read from the content alone: in the built pages there is nothing more as long as nobody wrote a sentence of their own. */
async function publicationLine(): Promise<string> {
	// Only now: a wrong fact is said by the build, in a sentence.
	const { materialOf } = await import("./publication/material.ts");
	const { publicationCheck, summary } = await import("./publication/publication.ts");
	const chapters = publicationCheck(materialOf(process.env, new Date()));
	return `${summary(chapters)} La liste\u202f: «\u202fnpm run publication\u202f».`;
}
