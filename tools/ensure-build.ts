import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { passedOn } from "#relay/passed-on.ts";

const ROOT = new URL("../", import.meta.url).pathname;
const STAMP = join(ROOT, "build/empreinte");
/** Whatever a page is made from, of the site or of the notebook. */
const SOURCES = [
	".env",
	"app",
	"atelier",
	"art/photographs",
	"content",
	"notebook",
	process.env.OWNER_DIR ?? "owner",
	"public",
	// Policies, redirects and cache rules are written into `_headers` and `_redirects` for a static host.
	"relay/http",
	"relay/site",
	"relay/redirects.ts",
	// What the notebook's pages say with the relay's own words, and count as it does.
	"relay/alarms",
	"relay/letter",
	"relay/owner",
	"relay/reception",
	"relay/clock.ts",
	"relay/paris-day.ts",
	"relay/paris-time.ts",
	"relay/upkeep",
	"shared",
	"tools",
	"package-lock.json",
	"vite.config.ts",
];
/** In this order: a wrong fact is said in a sentence before anything is made of it. */
const BUILD_STEPS = ["tools/check-content.ts", "tools/build-site.ts", "tools/build-notebook.ts"];
const SETTINGS = ["SITE_URL", "QUOTE_ENDPOINT"];

/** Builds the site unless the one in build/ was made from these very sources and settings. Throws when the build fails. */
export function ensureBuild({ force = false } = {}): void {
	const fingerprint = sourcesFingerprint();
	if (!force && readStamp() === fingerprint) return;
	console.log("Construction du site…");
	// Vitest runs with NODE_ENV=test, from which the build would make a page of React's development files.
	const env = { ...passedOn(process.env), NODE_ENV: "production" };
	for (const step of BUILD_STEPS) {
		const words = ["--import", "./relay/import-facts.ts", step];
		const { status } = spawnSync(process.execPath, words, { cwd: ROOT, env, stdio: "inherit" });
		if (status !== 0) throw new Error("la construction du site a échoué : voir plus haut");
	}
	mkdirSync(join(ROOT, "build"), { recursive: true });
	writeFileSync(STAMP, fingerprint);
}

function readStamp(): string | undefined {
	try {
		return readFileSync(STAMP, "utf8");
	} catch {
		return undefined;
	}
}

function sourcesFingerprint(): string {
	const hash = createHash("sha256");
	for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\n`);
	for (const source of SOURCES) {
		for (const file of filesUnder(resolve(ROOT, source))) hash.update(file).update(readFileSync(file));
	}
	return hash.digest("hex");
}

function filesUnder(path: string): string[] {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (!stats) return [];
	if (stats.isFile()) return [path];
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
