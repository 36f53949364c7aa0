import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** Files that have no URL of their own, with or without « .html ». */
const NEVER_SERVED = new Set(["index.html", "404.html", "__spa-fallback.html"]);

/** A file of the built site, as it is found on the disk. */
export interface SiteFile {
	/** Path inside the folder, with forward slashes. */
	name: string;
	path: string;
	bytes: number;
	modifiedMs: number;
}

export interface SiteFolder {
	/** What a decoded path without final slash shows: a file, a page's HTML, or nothing. */
	find(path: string): Promise<SiteFile | undefined>;
	/** A file by its exact name, compressed twins and 404.html included. */
	file(name: string): Promise<SiteFile | undefined>;
	read(file: SiteFile): Promise<Buffer<ArrayBuffer>>;
	/** HTML of a page. Rejects when there is none. */
	readPage(path: string): Promise<string>;
}

/**
 * The folder that the build wrote. Files are looked up at each request: a new build shows without restart.
 *
 * @param root a function is asked at each look: another folder may be shown from now on
 */
export function openSiteFolder(root: string | (() => string)): SiteFolder {
	const rootNow = typeof root === "string" ? () => root : root;
	const folder: SiteFolder = {
		async find(path) {
			const name = path.slice(1);
			if (name === "") return folder.file("index.html");
			if (!isServable(name)) return undefined;
			return (
				(await folder.file(`${name}/index.html`)) ?? (await folder.file(`${name}.html`)) ?? (await folder.file(name))
			);
		},
		async file(name) {
			const path = join(rootNow(), name);
			// A name may run into a file where a folder is expected, or be too long: there is no such file either way.
			const found = await stat(path).catch(() => undefined);
			if (!found?.isFile()) return undefined;
			return { name, path, bytes: found.size, modifiedMs: found.mtimeMs };
		},
		read: (file) => readFile(file.path),
		async readPage(path) {
			const file = await folder.find(path);
			if (!file?.name.endsWith(".html")) throw new Error(`no page at ${path}`);
			return readFile(file.path, "utf8");
		},
	};
	return folder;
}

/** Every segment is looked at after decoding, so « ..%2f » climbs no further than « ../ ». */
function isServable(name: string): boolean {
	const segments = name.split("/");
	const last = segments.at(-1) ?? "";
	// « _headers » and « _redirects » are for a static host to read, not for visitors.
	if (/^_|[\0\\]/.test(name) || segments.some((segment) => segment === "" || segment.startsWith("."))) return false;
	return !NEVER_SERVED.has(last) && !NEVER_SERVED.has(`${last}.html`) && !/\.(br|gz)$/.test(last);
}
