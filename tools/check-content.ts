/** Stops the build on a missing or wrong fact, in French, naming the file and the field. */
import { checkContent } from "#content/check.ts";
import { buildSettings } from "./build-settings.ts";

try {
	buildSettings(process.env);
} catch (error) {
	// Here rather than in Vite, which would bury the sentence under its own stack.
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

const problems = checkContent();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
	console.error(`\nLe site n’est pas construit : ${problems.length} fait(s) à corriger dans content/.`);
	process.exit(1);
}
