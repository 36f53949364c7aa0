import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = new URL("../", import.meta.url).pathname;
/** Whatever a page of the site or of the notebook is made from, besides the facts. */
const SOURCES = [
	...["app", "atelier", "content", "notebook", "public", "relay", "shared", "tools", "visitor"],
	...["package-lock.json", "vite.config.ts"],
];

/** Of the sources, as 64 hexadecimal signs: another one, another bundle. */
export function sourcesPrint(): string {
	const hash = createHash("sha256");
	for (const source of SOURCES) hashFiles(hash, resolve(ROOT, source));
	return hash.digest("hex");
}

/** Adds every file under a path, with its name. */
export function hashFiles(hash: Hash, path: string): void {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats?.isFile()) hash.update(path).update(readFileSync(path));
	if (!stats?.isDirectory()) return;
	for (const name of readdirSync(path).sort()) hashFiles(hash, join(path, name));
}
