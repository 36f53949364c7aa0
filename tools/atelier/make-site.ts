/**
 * `node tools/atelier/make-site.ts OUT`: builds the site from OWNER_DIR as it is now, without writing anywhere but beside OUT,
 * and prints how it went as JSON (atelier/made.ts). Ends with all that it started when the relay goes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { factsPrint } from "#atelier/fact-files.ts";
import { type Made, WORK_COPY } from "#atelier/made.ts";
import { OWNER_FOLDER } from "#relay/owner-folder.ts";
import { passedOn } from "#relay/passed-on.ts";
import { aboutFile, codeVersion } from "#relay/publications/about.ts";
import "./ends-with-relay.ts";
import { copyProject } from "./work-copy.ts";

const PRELOAD = ["--import", "./relay/import-facts.ts"];
const out = resolve(process.argv[2] ?? "");
const work = join(dirname(out), WORK_COPY);

try {
	process.stdout.write(JSON.stringify(await make()));
} finally {
	rmSync(work, { recursive: true, force: true });
}

async function make(): Promise<Made> {
	copyProject(work, OWNER_FOLDER, join(dirname(out), "cartes"));
	// Unreadable facts stop it too: the check that follows has the sentence.
	await run("tools/atelier/write-minutes.ts");
	const check = await run("tools/check-content.ts");
	if (check.status !== 0) return { isMade: false, problems: sentencesOf(check.said) };
	for (const tool of ["tools/build-site.ts", "tools/build-notebook.ts"]) {
		const { status, said } = await run(tool);
		if (status !== 0) return { isMade: false, problems: [notOurs(said)] };
	}
	keep();
	return { isMade: true };
}

async function run(...words: string[]): Promise<{ status: number | null; said: string }> {
	// The copy's own « owner » holds the facts; a build that finds NODE_ENV=test would make pages for development.
	const env = { ...passedOn(process.env), NODE_ENV: "production", OWNER_DIR: "" };
	const child = spawn(process.execPath, [...PRELOAD, ...words], { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
	const [status] = (await once(child, "close")) as [number | null];
	return { status, said };
}

function sentencesOf(said: string): string[] {
	return said.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("Le site n’est pas construit"));
}

/** No answer of the owner's explains it: kept whole for whoever looks after the machine. */
function notOurs(said: string): string {
	writeFileSync(join(dirname(out), "derniere-erreur.txt"), said);
	return "La construction s’est arrêtée sans qu’aucune de vos réponses soit en cause\u202f: le disque est peut-être plein, ou la version du site abîmée. Le détail est dans «\u202fatelier/derniere-erreur.txt\u202f», dans le dossier des demandes.";
}

function keep(): void {
	const made = join(work, "fini");
	mkdirSync(made);
	for (const folder of ["client", "rendu", "carnet"]) renameSync(join(work, "build", folder), join(made, folder));
	const about = aboutFile({ madeAtMs: Date.now(), version: codeVersion(), facts: factsPrint(join(work, "owner")) });
	renameSync(join(work, "owner"), join(made, "facts"));
	writeFileSync(join(made, about.name), about.text);
	// Moved away and not erased there: half of an earlier build must never pass for one.
	if (existsSync(out)) renameSync(out, join(work, "avant"));
	renameSync(made, out);
}
