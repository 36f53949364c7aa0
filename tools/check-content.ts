/** Stops the build on a missing or wrong fact, in French, naming the file and the field. */
import { checkContent } from "#content/check.ts";

const problems = checkContent();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
	console.error(`\nLe site n’est pas construit : ${problems.length} fait(s) à corriger dans content/.`);
	process.exit(1);
}
