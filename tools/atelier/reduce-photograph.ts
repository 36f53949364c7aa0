/**
 * `node tools/atelier/reduce-photograph.ts FILE NAME OUT SEEN`: makes of what a telephone sent the files that pages ask for, or without SEEN one
 * small whole picture to choose it by, or with « entier » one that shows all of it (visitor/photos.ts), and prints how it went as JSON (atelier/photographs.ts, photo-tray.ts). A process of its own: what a stranger's picture does to a decoder ends with it.
 */
import { createHash } from "node:crypto";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { type PhotoTaken, WHOLE } from "#atelier/photographs.ts";
import { PICTURE_SIZE, PICTURE_WIDTHS, pictureFile } from "#content/picture-files.ts";
import { endWithRelay } from "./ends-with-relay.ts";

/** A good telephone takes 50 million pixels; twice that and more is a bomb or a scan. */
const MOST_PIXELS = 120e6;
/** Wider than any screen asks for: enough to cut other widths from one day. */
const KEPT_WIDTH = 2400;
/** Once cut: what an upright telephone shows of itself, or WhatsApp leaves of a photograph, is enough. */
const LEAST_WIDTH = 720;
const SMALL_WIDTH = 480;
/** Of a visitor's, whole: its longer side. A lock can be read on it. */
const WHOLE_SIZE = 1600;
/** Nothing can be seen on less. */
const LEAST_SIDE = 160;
const QUALITY = { avif: { quality: 56, effort: 4 }, webp: { quality: 76, effort: 5 } } as const;

const [, , from = "", name = "", out = "", seen = ""] = process.argv;
const [across = 50, down = 50] = seen.split(" ").map(Number);
// Three decoders, of the many that are built in; one picture at a time, nothing kept.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpegFile", "VipsForeignLoadPngFile", "VipsForeignLoadWebpFile"] });

endWithRelay();
process.stdout.write(JSON.stringify(await take().catch(refused)));

async function take(): Promise<PhotoTaken> {
	const kind = kindOf(await firstBytes(from));
	if (kind !== "readable") return { isTaken: false, why: kind };
	const { autoOrient, pages = 1 } = await opened().metadata();
	if (pages > 1) return { isTaken: false, why: "moving" };
	if (seen === WHOLE) {
		if (Math.min(autoOrient.width, autoOrient.height) < LEAST_SIDE)
			return { isTaken: false, why: "small", width: autoOrient.width, height: autoOrient.height };
		return takeWhole({ width: WHOLE_SIZE, height: WHOLE_SIZE, fit: "inside", withoutEnlargement: true });
	}
	// Upright and cut to the site's shape, around what he wants to be seen; sharp writes no place, date or device unless told to.
	const shape = PICTURE_SIZE.width / PICTURE_SIZE.height;
	const seenWidth = Math.floor(Math.min(autoOrient.width, autoOrient.height * shape));
	const seenHeight = Math.min(autoOrient.height, Math.round(seenWidth / shape));
	const width = Math.min(KEPT_WIDTH, seenWidth);
	if (width < LEAST_WIDTH) return { isTaken: false, why: "small", width: autoOrient.width, height: autoOrient.height };
	if (seen === "") return takeWhole({ width: SMALL_WIDTH });
	const kept = await opened()
		.autoOrient()
		.extract({
			left: Math.round(((autoOrient.width - seenWidth) * across) / 100),
			top: Math.round(((autoOrient.height - seenHeight) * down) / 100),
			width: seenWidth,
			height: seenHeight,
		})
		.resize({ width, height: Math.round(width / shape), fit: "fill" })
		.flatten({ background: "#fff" })
		.toColourspace("srgb")
		.jpeg({ quality: 90 })
		.toBuffer();
	// What was just written is read again, from memory.
	sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer"] });
	const print = createHash("sha256").update(kept).digest("hex").slice(0, 8);
	await mkdir(out, { recursive: true });
	let made = 0;
	const keep = async (file: string, bytes: Buffer) => {
		await writeFile(join(out, basename(file)), bytes);
		process.send?.(++made);
	};
	await keep(`${name}-${print}.jpg`, kept);
	for (const width of PICTURE_WIDTHS) {
		const size = { width, height: (width * PICTURE_SIZE.height) / PICTURE_SIZE.width };
		for (const format of ["avif", "webp"] as const) {
			const bytes = await sharp(kept)
				.resize({ ...size, fit: "cover" })
				.toFormat(format, QUALITY[format])
				.toBuffer();
			await keep(pictureFile(name, print, width, format), bytes);
		}
	}
	return { isTaken: true, print };
}

/** Uncut, named by what was sent. Nothing that a telephone writes beside the picture is kept. */
async function takeWhole(size: ResizeOptions): Promise<PhotoTaken> {
	const small = await opened().autoOrient().resize(size).toColourspace("srgb").webp(QUALITY.webp).toBuffer();
	const print = createHash("sha256")
		.update(await readFile(from))
		.digest("hex")
		.slice(0, 8);
	await writeFile(join(out, `${print}.webp`), small);
	return { isTaken: true, print };
}

/** Truncated is refused: half a picture would be grey below. */
function opened(): Sharp {
	return sharp(from, { limitInputPixels: MOST_PIXELS, failOn: "truncated", sequentialRead: true });
}

async function firstBytes(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(32), 0, 32, 0);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}

/** By what it is, never by its name. */
function kindOf(start: Buffer): "readable" | "heic" | "unknown" {
	const latin = start.toString("latin1");
	if (latin.startsWith("\xff\xd8\xff") || latin.startsWith("\x89PNG\r\n\x1a\n")) return "readable";
	if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "readable";
	return /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s.test(latin) ? "heic" : "unknown";
}

function refused(error: unknown): PhotoTaken {
	const said = error instanceof Error ? error.message : "";
	return { isTaken: false, why: /pixel limit/i.test(said) ? "huge" : "broken" };
}
