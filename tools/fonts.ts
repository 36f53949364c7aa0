/**
 * Cuts the display face to what French needs: Archivo (SIL OFL 1.1), narrowed to the width of a shop sign, weights
 * 500 to 800. Run by hand (`npm run fonts`); the result is committed, so that a build needs nothing but itself.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const LETTERS = [
	" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
	"ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœ",
	"\u00a0\u202f«»’‘“”–—…·•°€²×→←↑↓±½©",
].join("");

const source = createRequire(import.meta.url).resolve(
	"@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
);
// For the PDF of a quote (notebook/quote/pdf.ts), which takes no variable font: a width to read, two weights.
for (const wght of [500, 800]) {
	const cut = await subsetFont(await readFile(source), LETTERS, {
		targetFormat: "truetype",
		variationAxes: { wdth: 92, wght },
	});
	await writeFile(new URL(`../notebook/quote/archivo-${wght}.ttf`, import.meta.url), cut);
}
const font = await subsetFont(await readFile(source), LETTERS, {
	targetFormat: "woff2",
	variationAxes: { wdth: 84, wght: { min: 500, max: 800 } },
});
await writeFile(new URL("../app/fonts/archivo-sign.woff2", import.meta.url), font);
console.log(`archivo-sign.woff2 : ${font.length} octets`);
