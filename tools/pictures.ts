/**
 * Makes what the browser receives from each master in art/masters: AVIF and WebP at four widths, under names that hold a
 * print of the master, so that they can be cached for ever. Run by hand (`npm run pictures`) when a master changes: the
 * results are committed, because encoding takes minutes and a build must not.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { PICTURE_WIDTHS, type PictureFormat, pictureFile } from "#content/picture-files.ts";

const MASTERS = new URL("../art/masters/", import.meta.url).pathname;
const OUT = new URL("../public", import.meta.url).pathname;
const LIST = new URL("../content/picture-prints.ts", import.meta.url);

/** 60 leaves no blotches in dark gradients at these sizes; below 50 they show. */
const ENCODERS: Record<PictureFormat, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 56, effort: 6 }),
	webp: (picture) => picture.webp({ quality: 76, effort: 6 }),
};

const prints: Record<string, string> = {};
const IMAGES = join(OUT, "assets/images");
await mkdir(IMAGES, { recursive: true });
const wanted = new Set<string>();
for (const file of (await readdir(MASTERS)).sort()) {
	const master = await readFile(join(MASTERS, file));
	const name = basename(file, ".png");
	const print = createHash("sha256").update(master).digest("hex").slice(0, 8);
	prints[name] = print;
	for (const width of PICTURE_WIDTHS) {
		for (const [format, encode] of Object.entries(ENCODERS)) {
			const path = join(OUT, pictureFile(name, print, width, format as PictureFormat));
			wanted.add(basename(path));
			// Its name says which master it was made from.
			if (!existsSync(path)) await writeFile(path, await encode(sharp(master).resize({ width })).toBuffer());
		}
	}
	console.log(name);
}
for (const file of await readdir(IMAGES)) if (!wanted.has(file)) await rm(join(IMAGES, file));
await writeFile(
	LIST,
	`/** Made by \`npm run pictures\`: a print of each master in art/masters. */\nexport const picturePrints = ${JSON.stringify(
		prints,
		null,
		"\t",
	)
		.replace(/^(\t)"([a-z]+)":/gm, "$1$2:")
		.replace(/"\n}/, '",\n}')} as const;\n`,
);
