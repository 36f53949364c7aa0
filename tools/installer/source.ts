import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { asOwner, leadsAway } from "./as-owner.ts";
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

/** Made on the spot, or this machine's own: no archive of the project has any of them. */
const NEVER = /^(node_modules|build|var|\.react-router|test-results|\.git|\.etapes|\.env|\.nouveau)$/;
/** Nothing of it serves: tests, their pictures, and what pictures were drawn from. */
const NOT_SHIPPED = /^(tests\/|art\/masters\/|art\/preview-)/;

/**
 * Read as whoever owns the folder, and without git: its own settings may name programs to run.
 *
 * @throws Trouble when this is no copy of the project, or holds a link
 */
export function sourceIn(folder: string): Source {
	return asOwner(resolve(folder), () => {
		const files = filesUnder(folder)
			.filter((file) => !NOT_SHIPPED.test(file))
			.sort();
		if (!files.includes("package.json") || !files.includes("relay/main.ts"))
			throw new Trouble(
				`Le dossier «\u202f${folder}\u202f» n’est pas une version du site\u202f: il n’a pas «\u202fpackage.json\u202f» et «\u202frelay/main.ts\u202f». Donnez le dossier ou l’archive que vous avez reçus.`,
			);
		const own = basename(resolve(folder));
		const isInstalled = dirname(resolve(folder)) === PLACES.versions && isOfTheInstaller(own);
		// A version that serves mends itself: what was made in it since does not make it another.
		const name = isInstalled ? own : nameOf(folder, files);
		const origin = originOf(folder);
		return { folder, files, name, ...(origin ? { origin } : {}) };
	});
}

function nameOf(folder: string, files: string[]): string {
	const hash = createHash("sha256");
	for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
	const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
	return `${version}-${hash.digest("hex").slice(0, 10)}`;
}

/** What `git remote get-url origin` would say. */
function originOf(folder: string): string | undefined {
	const config = join(folder, ".git/config");
	if (!existsSync(config) || !lstatSync(config).isFile()) return undefined;
	const [, remote = ""] = /^\[remote "origin"\]$([^[]*)/m.exec(readFileSync(config, "utf8")) ?? [];
	return /^\s*url = (\S+)$/m.exec(remote)?.[1];
}

function filesUnder(folder: string, within = ""): string[] {
	return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
		if (NEVER.test(entry.name)) return [];
		const path = join(within, entry.name);
		if (entry.isDirectory()) return filesUnder(folder, path);
		if (!entry.isFile()) throw new Trouble(leadsAway(join(folder, path)));
		return [path];
	});
}
