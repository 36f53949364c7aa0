import { WORKER_FILE } from "./content-policy.ts";

/** Cache-Control of every kind of answer: the relay answers with it, and so do static hosts (tools/hosting). */
export const CACHE = {
	/** The build names these after their content. */
	hashed: "public, max-age=31536000, immutable",
	/** A page's HTML and data must be of the same build, so both are revalidated. */
	page: "no-cache",
	file: "public, max-age=3600",
	moved: "public, max-age=3600",
	passing: "no-store",
} as const;

/** Folder of the files whose names change with their content. */
const HASHED_FOLDER = "assets/";

/** Cache-Control of a file of the site, by its name. */
export function cacheControl(name: string): string {
	if (name.startsWith(HASHED_FOLDER)) return CACHE.hashed;
	// The service worker must match the pages too.
	return /\.html$|^donnees\/serrurier-/.test(name) || name === WORKER_FILE ? CACHE.page : CACHE.file;
}
