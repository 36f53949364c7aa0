/** What the pictures of the site are made from: art/drawings, art/masters, or the owner's own in art/photographs. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";

const ROOT = new URL("../", import.meta.url).pathname;
/** Those that sharp reads everywhere; a telephone's HEIC it does not. */
const READABLE = [".jpg", ".jpeg", ".png", ".webp"];

/** None where the folder is missing: what serves on a server comes without the masters, and keeps what was made of them. */
const filesIn = (folder: string) =>
	(existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [])
		.filter((file) => !file.startsWith(".") && !/\.(md|txt)$/i.test(file))
		.sort()
		.map((file) => `${folder}/${file}`);

/** Paths of the owner's photographs, in the project. */
export const photographFiles = (): string[] => filesIn("art/photographs");

/** « art/photographs/etabli.jpg » → « etabli ». */
export const pictureNameOf = (file: string): string => parse(file).name;

export const isReadable = (file: string): boolean => READABLE.includes(parse(file).ext.toLowerCase());

/** Path of each picture's master, by name: a photograph takes the place of what was drawn under the same name. */
export function masters(): Map<string, string> {
	return new Map(
		[...filesIn("art/drawings"), ...filesIn("art/masters"), ...photographFiles().filter(isReadable)].map((file) => [
			pictureNameOf(file),
			file,
		]),
	);
}

export function readMaster(file: string): { bytes: Buffer; print: string } {
	const bytes = readFileSync(join(ROOT, file));
	return { bytes, print: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
}
