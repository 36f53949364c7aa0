import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FACT_FILES, readFact } from "#atelier/fact-files.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const ROOMS = ["app", "atelier", "content", "notebook", "owner", "public", "relay", "shared", "tools"];
const FILES = /^(package\.json|tsconfig.*\.json|vite\.config\.ts)$/;

/**
 * The project in a folder of its own, with the owner's facts of this moment in place of the sample's: a build writes into
 * the project, where the service may not. Packages and drawings are reached by links.
 *
 * @param cache what a build may keep for the next one, beside the copy: drawn cards
 */
export function copyProject(folder: string, ownerDir: string, cache: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const room of ROOMS) cpSync(join(ROOT, room), join(folder, room), { recursive: true });
	for (const file of readdirSync(ROOT).filter((name) => FILES.test(name))) cpSync(join(ROOT, file), join(folder, file));
	symlinkSync(join(ROOT, "art"), join(folder, "art"));
	linkPackages(join(folder, "node_modules"), cache);
	const photographs = join(ownerDir, "photographies");
	// What pages ask for; the originals stay where they are.
	if (existsSync(photographs))
		cpSync(photographs, join(folder, "owner/photographies"), {
			recursive: true,
			filter: (path) => !/\.jpg$|\/\./.test(path.slice(photographs.length)),
		});
	for (const file of FACT_FILES) writeFileSync(join(folder, "owner", `${file}.json`), readFact(ownerDir, file));
}

/** Each by itself, so that the folder they stand in can be written to: Vite leaves a file there while it reads its settings. */
function linkPackages(folder: string, cache: string): void {
	const packages = join(ROOT, "node_modules");
	mkdirSync(folder);
	for (const name of readdirSync(packages).filter((name) => !/^\.(cache|vite)/.test(name)))
		symlinkSync(join(packages, name), join(folder, name));
	const drawn = join(packages, ".cache");
	if (!existsSync(cache) && existsSync(drawn)) cpSync(drawn, cache, { recursive: true });
	mkdirSync(cache, { recursive: true });
	symlinkSync(cache, join(folder, ".cache"));
}
