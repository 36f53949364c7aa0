import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** Loads modules, and prints which files of facts were read for it. */
const WATCH = `
	import fs from "node:fs";
	import { syncBuiltinESMExports } from "node:module";
	const read = [];
	const real = fs.readFileSync;
	fs.readFileSync = (path, ...rest) => {
		if (/\\/owner\\/[\\w-]+\\.json$/.test(String(path))) read.push(String(path));
		return real(path, ...rest);
	};
	syncBuiltinESMExports();
	for (const module of process.argv.slice(1)) await import(module);
	process.stdout.write(JSON.stringify(read));
`;
const at = (path: string) => new URL(`../../${path}`, import.meta.url).href;

test.each([
	["le relais, ses lettres, le carnet, l’atelier", "relay/relay.ts"],
	["les pages du carnet", "build/carnet/pages.js"],
	["l’installateur", "tools/installer/install.ts"],
])("%s : aucun fait n’est lu au chargement, un numéro changé ne demande pas de redémarrage", (_, module) => {
	const words = ["--input-type=module", "-e", WATCH, at(module)];
	expect(JSON.parse(execFileSync(process.execPath, words, { encoding: "utf8" }))).toEqual([]);
});
