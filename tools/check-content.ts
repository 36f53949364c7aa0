/**
 * Stops the build on a missing or wrong fact, in French, naming the file and the field; before that, where it could not write: a
 * version that the installer laid is root's.
 */
import { accessSync, constants } from "node:fs";
import { withOwnerFolder } from "#relay/owner-folder.ts";
import { buildSettings } from "./build-settings.ts";
import { contentProblems } from "./content-problems.ts";

try {
	accessSync(new URL("../", import.meta.url), constants.W_OK);
} catch {
	console.error(
		"Cette version du site est à l’administrateur\u202f: on n’y construit rien à sa place. Publiez depuis l’atelier, ou, en administrateur\u202f: «\u202frm -r /srv/site/build && cd /srv/site && npm run installer\u202f».",
	);
	process.exit(1);
}
try {
	buildSettings(process.env);
} catch (error) {
	// Here rather than in Vite, which would bury the sentence under its own stack.
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

const problems = (await contentProblems()).map(withOwnerFolder);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
	console.error(`\nLe site n’est pas construit : ${problems.length} fait(s) à corriger.`);
	process.exit(1);
}
