import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** A file that was written beside takes its place, whole and on the disk, or not at all. */
export function renameIntoPlace(draft: string, path: string): void {
	syncToDisk(draft);
	renameSync(draft, path);
	syncToDisk(dirname(path));
}

/** A file's bytes are on the disk then; those of a folder are the names in it. */
export function syncToDisk(path: string): void {
	const handle = openSync(path, "r");
	fsyncSync(handle);
	closeSync(handle);
}

/** Room left on the disk of a folder. */
export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}
