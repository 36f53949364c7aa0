import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownerFolder } from "#relay/owner-folder.ts";
import { passedOn } from "#relay/passed-on.ts";
import { hashFiles, sourcesPrint } from "./sources-print.ts";

const ROOT = new URL("../", import.meta.url).pathname;
const STAMP = join(ROOT, "build/empreinte");
const CODE_STAMP = join(ROOT, "build/code/empreinte");
const SETTINGS = ["SITE_URL", "QUOTE_ENDPOINT"];

/** Builds what is not made from these very sources, settings and facts yet. @throws when the build fails */
export function ensureBuild({ force = false } = {}): void {
	const code = sourcesPrint();
	const print = printOf(code);
	if (!force && read(STAMP) === print) return;
	console.log("Construction du site…");
	// First: a wrong fact is said in a sentence before anything is made of it.
	run("tools/check-content.ts");
	if (force || read(CODE_STAMP) !== code) run("tools/build.ts", "code");
	run("tools/build.ts", "pages");
	writeFileSync(STAMP, print);
}

function run(...words: string[]): void {
	const { status } = spawnSync(process.execPath, words, { cwd: ROOT, env: passedOn(process.env), stdio: "inherit" });
	if (status !== 0) throw new Error("la construction du site a échoué : voir plus haut");
}

function printOf(code: string): string {
	const hash = createHash("sha256").update(code);
	for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\n`);
	hashFiles(hash, ownerFolder());
	return hash.digest("hex");
}

function read(stamp: string): string | undefined {
	try {
		return readFileSync(stamp, "utf8");
	} catch {
		return undefined;
	}
}

// `npm run build`: builds and stamps it, so that later steps, such as the tests, do not build again.
if (import.meta.main) {
	try {
		ensureBuild({ force: true });
	} catch (error) {
		console.error((error as Error).message);
		process.exit(1);
	}
}
