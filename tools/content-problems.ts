import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inOwnerFolder, OWNER_FOLDER, withOwnerFolder } from "#relay/owner-folder.ts";

const ROOT = new URL("../", import.meta.url).pathname;

/**
 * What a build refuses, one French sentence each, naming the file and the field: the owner's facts first, then the content
 * that is made of them, then what commands make from it. Each is fetched here: a file that cannot be read has its sentence too.
 */
export const contentProblems = (): Promise<string[]> => firstProblems([ownerProblems, wordProblems, madeProblems]);

/** The same without what commands make, which the atelier makes again by itself before each build. */
export const factProblems = (): Promise<string[]> => firstProblems([ownerProblems, wordProblems]);

async function firstProblems(checks: readonly (() => Promise<string[]>)[]): Promise<string[]> {
	for (const problems of checks) {
		const found = await problems().catch(unreadable);
		if (found.length > 0) return found.map(withOwnerFolder);
	}
	return [];
}

async function ownerProblems(): Promise<string[]> {
	const { ownerFiles, checkOwnerFiles } = await import("#content/owner-files.ts");
	const known = ownerFiles.map(({ file }) => basename(file));
	const stray = readdirSync(OWNER_FOLDER).filter((name) => name.endsWith(".json") && !known.includes(name));
	return [
		...stray.map((name) => `owner/${name} : aucun fait ne se lit dans ce fichier, vérifiez son nom`),
		...checkOwnerFiles(),
	];
}

const wordProblems = async () => (await import("#content/check.ts")).checkContent();
const madeProblems = async () => (await import("./made-files.ts")).madeFilesProblems();

/** Node names the file and the line: « /…/owner/legal.json: … (line 3 column 2) », or « /…/content/facts.ts:7 » above the stack. */
function unreadable(error: unknown): string[] {
	if (!(error instanceof SyntaxError)) throw error;
	const { stack = "", message } = error;
	const [, script, scriptLine] = /^.*\/(content\/\S+\.ts):(\d+)\n/.exec(stack) ?? [];
	if (script) return [unreadableLine(script, join(ROOT, script), Number(scriptLine))];
	const [, json, jsonLine] = /^(\/.+\.json): .*?(?:\(line (\d+) column \d+\))?$/.exec(message) ?? [];
	if (!json) throw error;
	const name = basename(json);
	return [unreadableLine(`owner/${name}`, inOwnerFolder(join(ROOT, "owner", name)), Number(jsonLine ?? 0))];
}

/** @param line counted from 1; 0: the file ends too soon */
function unreadableLine(file: string, path: string, line: number): string {
	const lines = readFileSync(path, "utf8").trimEnd().split("\n");
	const at = line || lines.length;
	return `${file}, ligne ${at} : « ${lines[at - 1]?.trim()} » ne se lit pas. Il manque une virgule, un guillemet ou une accolade, à cette ligne ou juste au-dessus`;
}
