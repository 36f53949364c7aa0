import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import sharp from "sharp";
import subsetFont from "subset-font";
import { bittingPath, nationalDigits, pairsOf } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";
import { opening } from "#content/own-facts.ts";
import { cardPath, townPath } from "#content/site-map.ts";
import { allPaths, towns } from "#content/towns.ts";
import { minutes } from "#content/wording.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import type { Put } from "#tools/site-files.ts";

/** The house's key upright on night, as small as a tab shows it. */
export function faviconSvg(): string {
	const bitting = bittingPath(pairsOf(nationalDigits(business.phone)), { length: 28, depth: -8 });
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0e1c2b" d="M0 0h64v64H0z"/><g fill="#ff8426" transform="rotate(90 32 32)"><path fill-rule="evenodd" d="M17 19a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-4 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/><path transform="translate(30)" d="M-6 26V38H0${bitting}L28 38L31 33L28 26z"/></g></svg>`;
}

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

/** What a shared link shows: a page's own heading, or a town's plaque with the time it takes to be there. */
export type CardWords =
	| { kind: "page"; title: string }
	| { kind: "town"; name: string; title: string; arrival: string };

export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const CARD_FACE = "Archivo Card";

const MARGIN = 80;
const digits = nationalDigits(business.phone);
const EDGE_Y = 560;

/** The card as SVG, 1200 by 630: night, the words, and the key whose bitting is the phone number along its foot. */
export function cardSvg(words: CardWords): string {
	const body = words.kind === "town" ? townBody(words) : titleBody(words.title);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${CARD_FACE}">
<path fill="#0e1c2b" d="M0 0h1200v630H0z"/>
${keyMark(560, 60, 15, "#16293c", digits)}
${keyMark(MARGIN, 62, 1.7, "#ff8426", pairsOf(digits))}
<text x="196" y="92" font-size="40" fill="#fff">${escapeHtml(business.name)}</text>
<text x="196" y="130" font-size="26" fill="#b9c7d4">${escapeHtml(business.tagline)}</text>
${body}
<path fill="#ff8426" d="M0 630V${EDGE_Y}${bittingPath(digits, { length: 1200, depth: 40 })}L1200 ${EDGE_Y}V630z"/>
<text x="${MARGIN}" y="536" font-size="56" fill="#ff8426">${business.phoneNational}</text>
<text x="${1200 - MARGIN}" y="536" font-size="34" fill="#fff" text-anchor="end">${opening.both}</text>
</svg>`;
}

function titleBody(title: string): string {
	const size = title.length > 60 ? 68 : 80;
	const lines = wrapped(title, Math.floor(2100 / size)).slice(0, 4);
	const top = 330 - ((lines.length - 1) * size * 1.06) / 2;
	return lines
		.map(
			(line, index) =>
				`<text x="${MARGIN}" y="${top + index * size * 1.06}" font-size="${size}" fill="#fff">${escapeHtml(line)}</text>`,
		)
		.join("\n");
}

function townBody({ name, title, arrival }: CardWords & { kind: "town" }): string {
	const size = name.length > 24 ? 56 : 76;
	const width = name.length * size * 0.54 + 130;
	return `<rect x="${MARGIN}" y="196" width="${width}" height="130" rx="10" fill="#1d3f73"/>
<rect x="${MARGIN + 8}" y="204" width="${width - 16}" height="114" rx="6" fill="none" stroke="#f4f6f8" stroke-width="4"/>
<text x="${MARGIN + width / 2}" y="${261 + size * 0.35}" font-size="${size}" fill="#fff" text-anchor="middle">${escapeHtml(name)}</text>
<text x="${MARGIN}" y="430" font-size="96" fill="#ff8426">${escapeHtml(arrival)}</text>
<text x="${MARGIN + arrival.length * 44 + 12}" y="430" font-size="40" fill="#fff">${escapeHtml(title)}</text>`;
}

/** The house's key, bow to the left, 58 units wide before its scale. */
function keyMark(x: number, y: number, scale: number, colour: string, cuts: readonly number[]): string {
	const bitting = bittingPath(cuts, { length: 34, depth: -6.5 });
	return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><path fill-rule="evenodd" d="M11 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-3 6.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"/><path transform="translate(20)" d="M0 11V20${bitting}L34 20L38 15.5L34 11z"/></g>`;
}

/** Greedy lines of at most `room` characters; a word with a hyphen stays whole. */
function wrapped(text: string, room: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/** The icon with room around the key, for systems that cut icons to a circle of 80 %. */
export function maskableIconSvg(): string {
	const inner = faviconSvg()
		.replace(/<svg[^>]*>/, "")
		.replace("</svg>", "");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0e1c2b" d="M0 0h64v64H0z"/><g transform="translate(9.6 9.6) scale(.7)">${inner}</g></svg>`;
}

/** An .ico file that holds one PNG of 32 pixels: what browsers ask for at /favicon.ico without being told to. */
export function icoOf(png: Buffer): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // an icon
	header.writeUInt16LE(1, 4); // one picture
	header.writeUInt8(32, 6);
	header.writeUInt8(32, 7);
	header.writeUInt16LE(1, 10); // colour planes
	header.writeUInt16LE(32, 12); // bits per pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18);
	return Buffer.concat([header, png]);
}

/** Icons, web manifest, and for each page the card that a shared link shows. `headingOf` reads a built page's h1. */
export async function writeBrand(
	put: Put,
	headingOf: (path: string) => Promise<string>,
	caches: readonly string[],
): Promise<void> {
	const draw = createRenderer(caches);
	const icon = faviconSvg();
	await put("favicon.svg", icon);
	await put("favicon.ico", icoOf(await draw(icon, 32)));
	await put("apple-touch-icon.png", await draw(maskableIconSvg(), 180));
	await put("icone-192.png", await draw(icon, 192));
	await put("icone-512.png", await draw(icon, 512));
	await put("icone-masque-512.png", await draw(maskableIconSvg(), 512));
	await put("site.webmanifest", JSON.stringify(manifest()));
	for (const path of allPaths()) {
		await put(cardPath(path).slice(1), await draw(cardSvg(await wordsOf(path, headingOf)), CARD_SIZE.width));
	}
}

async function wordsOf(path: string, headingOf: (path: string) => Promise<string>): Promise<CardWords> {
	const town = towns.find(({ slug }) => townPath(slug) === path);
	if (!town) return { kind: "page", title: await headingOf(path) };
	return { kind: "town", name: town.name, title: "environ pour arriver chez vous", arrival: minutes(town.minutes) };
}

/** What a phone keeps when the site is added to its screen. */
function manifest() {
	const png = { type: "image/png", sizes: "512x512" };
	return {
		name: business.name,
		short_name: business.name,
		description: business.tagline,
		lang: "fr",
		start_url: "/",
		display: "browser",
		theme_color: "#0e1c2b",
		background_color: "#0e1c2b",
		icons: [
			{ src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
			{ ...png, src: "/icone-192.png", sizes: "192x192" },
			{ ...png, src: "/icone-512.png" },
			{ ...png, src: "/icone-masque-512.png", purpose: "maskable" },
		],
	};
}
