/** Stops the build on a missing or wrong fact, in French, naming the file and the field. */
import { readFileSync } from "node:fs";
import { buildSettings } from "./build-settings.ts";

try {
	buildSettings(process.env);
} catch (error) {
	// Here rather than in Vite, which would bury the sentence under its own stack.
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

const problems = await findProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
	console.error(`\nLe site n’est pas construit : ${problems.length} fait(s) à corriger.`);
	process.exit(1);
}

/** Fetched here, not at the top: a file of content that cannot be read at all has its sentence too. */
async function findProblems(): Promise<string[]> {
	try {
		const { checkContent } = await import("#content/check.ts");
		const wrong = checkContent();
		if (wrong.length > 0) return wrong;
		const { madeFilesProblems } = await import("./made-files.ts");
		return madeFilesProblems();
	} catch (error) {
		const unread = error instanceof SyntaxError ? unreadable(error) : undefined;
		if (unread === undefined) throw error;
		return [unread];
	}
}

/** Node begins the stack with « /…/content/business.ts:7 », then lines from the one before it on. */
function unreadable({ stack = "" }: SyntaxError): string | undefined {
	const [, file, line] = /^.*\/(content\/\S+\.ts):(\d+)\n/.exec(stack) ?? [];
	if (file === undefined) return undefined;
	const text = readFileSync(new URL(`../${file}`, import.meta.url), "utf8")
		.split("\n")
		[Number(line) - 1]?.trim();
	return `${file}, ligne ${line} : « ${text} » ne se lit pas. Il manque une virgule, un guillemet ou une accolade, à cette ligne ou juste au-dessus`;
}
