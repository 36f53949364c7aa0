import { existsSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { env } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const SAMPLE = resolve(import.meta.dirname, "../owner");

/** The folder of the facts that only the owner knows: OWNER_DIR, or the sample of this repository. */
export const OWNER_FOLDER = env.OWNER_DIR ? resolve(env.OWNER_DIR) : SAMPLE;

/** For a file of the sample folder, the owner's file of the same name if any. Any other path is returned as is. */
export function inOwnerFolder(path: string): string {
	if (OWNER_FOLDER === SAMPLE || dirname(path) !== SAMPLE) return path;
	const own = join(OWNER_FOLDER, basename(path));
	return existsSync(own) ? own : path;
}

/** Messages name « owner/ » files: replaces that folder by the one really read. */
export const withOwnerFolder = (sentence: string): string =>
	env.OWNER_DIR ? sentence.replaceAll(/(?<![\w/])owner\//g, `${env.OWNER_DIR.replace(/\/$/, "")}/`) : sentence;

/** From here on, facts are imported from OWNER_DIR. @throws a French sentence when there is no such folder */
export function importFromOwnerFolder(): void {
	if (OWNER_FOLDER === SAMPLE) return;
	if (!statSync(OWNER_FOLDER, { throwIfNoEntry: false })?.isDirectory())
		throw new Error(`Réglage OWNER_DIR\u202f: le dossier «\u202f${env.OWNER_DIR}\u202f» n’existe pas.`);
	registerHooks({
		resolve(specifier, context, nextResolve) {
			const found = nextResolve(specifier, context);
			if (!found.url.startsWith("file:") || !found.url.endsWith(".json")) return found;
			return { ...found, url: pathToFileURL(inOwnerFolder(fileURLToPath(found.url))).href };
		},
	});
}
