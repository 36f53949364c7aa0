/**
 * `npm run donnees`: makes the town data again from npm packages, and says what it weighs. Why so: docs/decisions/0014.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readSources } from "./sources.ts";
import { geographyFiles } from "./town-files.ts";

const ROOT = new URL("../../", import.meta.url);

try {
	const sources = readSources();
	for (const [path, text] of geographyFiles(sources)) {
		const file = new URL(path, ROOT).pathname;
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
		console.log(`${path} : ${Buffer.byteLength(text)} octets, ${compressed(text)} compressés`);
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

function compressed(text: string): number {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
