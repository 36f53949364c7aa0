/** Stops the build on a missing or wrong fact, in French, naming the file and the field. */
import { buildSettings } from "./build-settings.ts";
import { contentProblems } from "./content-problems.ts";

try {
	buildSettings(process.env);
} catch (error) {
	// Here rather than in Vite, which would bury the sentence under its own stack.
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

const problems = await contentProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
	console.error(`\nLe site n’est pas construit : ${problems.length} fait(s) à corriger.`);
	process.exit(1);
}
