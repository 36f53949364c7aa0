import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { Trouble } from "./machine.ts";
import { isOfTheInstaller, PLACES } from "./places.ts";

/** A copy of the project that a version is made from. */
export interface Source {
	folder: string;
	/** Paths within it that a server needs, sorted. */
	files: string[];
	/** The project's number and a fingerprint of those files: « 0.1.0-3f9c2a7b41 ». */
	name: string;
	/** Where git had it from; nothing for an archive. */
	origin?: string;
}

/** Made on the spot, or this machine's own. What git follows has none of them. */
const NEVER = /^(node_modules|build|var|\.react-router|test-results|\.git|\.etapes|\.env|\.nouveau)$/;
/** Nothing of it serves: tests, their pictures, and what pictures were drawn from. */
const NOT_SHIPPED = /^(tests\/|art\/masters\/|art\/preview-)/;

/** @throws Trouble when this is no copy of the project */
export function sourceIn(folder: string): Source {
	const tracked = trackedBy(folder);
	const all = tracked ?? filesUnder(folder);
	const files = all.filter((file) => !NOT_SHIPPED.test(file)).sort();
	if (!files.includes("package.json") || !files.includes("relay/main.ts"))
		throw new Trouble(
			`Le dossier «\u202f${folder}\u202f» n’est pas une version du site\u202f: il n’a pas «\u202fpackage.json\u202f» et «\u202frelay/main.ts\u202f». Donnez le dossier ou l’archive que vous avez reçus.`,
		);
	const own = basename(resolve(folder));
	const isInstalled = dirname(resolve(folder)) === PLACES.versions && isOfTheInstaller(own);
	// A version that serves mends itself: what was made in it since does not make it another.
	const name = isInstalled ? own : nameOf(folder, files);
	const origin = tracked && git(folder, "remote", "get-url", "origin")?.trim();
	return { folder, files, name, ...(origin ? { origin } : {}) };
}

function nameOf(folder: string, files: string[]): string {
	const hash = createHash("sha256");
	for (const file of files) hash.update(`${file}\n`).update(contentOf(join(folder, file)));
	const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
	return `${version}-${hash.digest("hex").slice(0, 10)}`;
}

const contentOf = (path: string) => (lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path));

/** Root reads a folder of somebody else's: git must be told that it may. */
function git(folder: string, ...words: string[]): string | undefined {
	const { status, stdout } = spawnSync("git", ["-c", "safe.directory=*", "-C", folder, ...words], { encoding: "utf8" });
	return status === 0 ? stdout : undefined;
}

/** Nothing where the folder is no checkout of its own: it may lie within another. */
function trackedBy(folder: string): string[] | undefined {
	if (!readdirSync(folder).includes(".git")) return undefined;
	const listed = git(folder, "ls-files", "-z");
	return listed?.split("\0").filter((file) => file !== "" && lstatSync(join(folder, file), { throwIfNoEntry: false }));
}

function filesUnder(folder: string, within = ""): string[] {
	return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
		if (NEVER.test(entry.name)) return [];
		const path = join(within, entry.name);
		return entry.isDirectory() ? filesUnder(folder, path) : [path];
	});
}
