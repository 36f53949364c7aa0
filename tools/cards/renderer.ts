import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import subsetFont from "subset-font";
import { CARD_FACE } from "./card-svg.ts";

/** Of builds in the project. */
export const DRAWN_CARDS = new URL("../../node_modules/.cache/cards/", import.meta.url).pathname;
const LETTERS =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûüœ’«»<>%.,;:?!()/+-–…€\u00a0\u202f";
const { resolve } = createRequire(import.meta.url);

type Renderer = (svg: string, width: number) => Promise<Buffer>;

/**
 * Draws SVG to PNG in the sign's face, the same on every machine: the system's fonts are never looked at. Drawn once;
 * the same drawing comes from there the next time.
 *
 * @param caches folders to look in; into the first it is written
 */
export function createRenderer(caches: readonly string[]): Renderer {
	let ready: Promise<Uint8Array> | undefined;
	return async (svg, width) => {
		const print = createHash("sha256").update(`${width} ${svg}`).digest("hex").slice(0, 24);
		const name = `${print}.png`;
		for (const folder of caches) {
			const kept = await readFile(join(folder, name)).catch(() => undefined);
			if (kept) return kept;
		}
		const [cache = ""] = caches;
		const file = join(cache, name);
		ready ??= prepare();
		const font = { fontBuffers: [await ready], loadSystemFonts: false, defaultFontFamily: CARD_FACE };
		const drawn = new Resvg(svg, { fitTo: { mode: "width", value: width }, font }).render().asPng();
		// Few colours: a palette makes a third of the size.
		const png = await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
		// Where it may not be written to, it is drawn again the next time.
		await mkdir(cache, { recursive: true })
			.then(() => writeFile(`${file}.nouveau`, png))
			.then(() => rename(`${file}.nouveau`, file))
			.catch(() => undefined);
		return png;
	};
}

async function prepare(): Promise<Uint8Array> {
	await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
	const archivo = await readFile(resolve("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2"));
	return subsetFont(archivo, LETTERS, { targetFormat: "truetype", variationAxes: { wdth: 84, wght: 720 } });
}
