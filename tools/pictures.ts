/**
 * Makes what the browser receives from each master: AVIF and WebP at four widths, under names that hold a print of the
 * master, so that they can be cached for ever. Run by hand (`npm run pictures`) when a master changes: the results are
 * committed, because encoding takes minutes and a build must not.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { PICTURE_SIZE, PICTURE_WIDTHS, type PictureFormat, pictureFile } from "#content/picture-files.ts";
import { masters, readMaster } from "./made-files.ts";

const OUT = new URL("../public", import.meta.url).pathname;
const LIST = new URL("../content/generated/picture-prints.json", import.meta.url);

/** 60 leaves no blotches in the dark gradients of a render at these sizes; below 50 they show. A drawing bears less. */
const QUALITY: Record<PictureFormat, { drawn: number; taken: number }> = {
	avif: { drawn: 48, taken: 56 },
	webp: { drawn: 66, taken: 76 },
};

const prints: Record<string, string> = {};
const IMAGES = join(OUT, "assets/images");
await mkdir(IMAGES, { recursive: true });
const wanted = new Set<string>();
for (const [name, file] of masters()) {
	const { bytes, print } = readMaster(file);
	await refuseSmall(file, bytes);
	const drawn = file.endsWith(".svg");
	// Its filters are slow: once, at the largest size.
	const pixels = drawn ? await sharp(bytes).png().toBuffer() : bytes;
	prints[name] = print;
	for (const width of PICTURE_WIDTHS) {
		for (const format of ["avif", "webp"] as const) {
			const path = join(OUT, pictureFile(name, print, width, format));
			wanted.add(basename(path));
			// Its name says which master it was made from.
			if (!existsSync(path)) {
				const quality = QUALITY[format][drawn ? "drawn" : "taken"];
				await writeFile(path, await atWidth(pixels, width).toFormat(format, { quality, effort: 6 }).toBuffer());
			}
		}
	}
	console.log(name);
}
for (const file of await readdir(IMAGES)) if (!wanted.has(file)) await rm(join(IMAGES, file));
await writeFile(LIST, `${JSON.stringify(prints, null, "\t")}\n`);

/** Upright as it was held, cut to the site's shape around its middle; what the telephone wrote beside it (where, when) goes. */
function atWidth(bytes: Buffer, width: number): Sharp {
	const height = (width * PICTURE_SIZE.height) / PICTURE_SIZE.width;
	return sharp(bytes).autoOrient().resize({ width, height, fit: "cover" });
}

/** Enlarged, it would be blurred on every large screen. */
async function refuseSmall(file: string, bytes: Buffer): Promise<void> {
	const { autoOrient } = await sharp(bytes).metadata();
	if (autoOrient.width >= PICTURE_SIZE.width && autoOrient.height >= PICTURE_SIZE.height) return;
	console.error(
		`${file} : ${autoOrient.width} × ${autoOrient.height} pixels, il en faut ${PICTURE_SIZE.width} × ${PICTURE_SIZE.height} au moins. Aucune image n’est changée.`,
	);
	process.exit(1);
}
