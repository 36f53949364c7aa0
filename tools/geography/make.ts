/**
 * `npm run donnees`: makes the town data again from npm packages, and says what it weighs. `npm run donnees -- ligne Corbelin`
 * makes nothing and gives the line that adds a town. Why so: docs/decisions/0014.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { townLine } from "./checks.ts";
import { communesAround } from "./communes.ts";
import { borderOf, kmOutside } from "./outline.ts";
import { readSources } from "./sources.ts";
import { geographyFiles } from "./town-files.ts";

const ROOT = new URL("../../", import.meta.url);

try {
	const [order, ...words] = process.argv.slice(2);
	const sources = readSources();
	if (order === "ligne") {
		for (const line of townLine(words.join(" "), communesAround(sources))) console.log(line);
		process.exit();
	}
	for (const [path, text] of geographyFiles(sources)) {
		const file = new URL(path, ROOT).pathname;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		console.log(`${path} : ${Buffer.byteLength(text)} octets, ${compressed(text)} compressés`);
	}
	const communes = communesAround(sources);
	const approximate = communes.filter((commune) => commune.approximate).length;
	console.log(`${communes.length} communes, dont ${approximate} à une position approchée`);
	const border = borderOf(sources.ring);
	for (const { name, slug, position } of communes) {
		const km = slug ? kmOutside(position, border) : 0;
		if (km > 0) console.log(`${name} : ${km.toFixed(1)} km en dehors du contour, qui est simplifié`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function compressed(text: string): number {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
