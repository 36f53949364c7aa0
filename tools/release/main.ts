/** `npm run release -- KEY [FOLDER]`: the files of a version, signed, in var/versions or that folder. */
import { join } from "node:path";
import { makeRelease, NoRelease } from "./make-release.ts";

const folder = new URL("../../", import.meta.url).pathname;
const [, , key, out = join(folder, "var/versions")] = process.argv;
try {
	if (key === undefined)
		throw new NoRelease("Avec quelle clé\u202f? «\u202fnpm run release -- ~/cle-des-versions\u202f».");
	for (const file of makeRelease({ folder, key, out })) console.log(file);
	console.log("\nMettez ces trois fichiers à l’adresse de vos versions (VERSIONS_URL).");
} catch (error) {
	if (!(error instanceof NoRelease)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
