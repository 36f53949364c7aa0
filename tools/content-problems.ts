import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FACT_FILES } from "#content/owner-schemas.ts";
import { folderTrouble, ownerFolder } from "#relay/owner-folder.ts";

const ROOT = new URL("../", import.meta.url).pathname;

/**
 * What a build refuses, one French sentence each, naming the file and the field, « owner/… » for the owner's: the owner's facts first, then the content
 * that is made of them, then what commands make from it. Each is fetched here: a file that cannot be read has its sentence too.
 */
export const contentProblems = (): Promise<string[]> => firstProblems([ownerProblems, wordProblems, madeProblems]);

/** The same without what commands make, which the atelier has no field for. */
export const factProblems = (): Promise<string[]> => firstProblems([ownerProblems, wordProblems]);

async function firstProblems(checks: readonly (() => Promise<string[]>)[]): Promise<string[]> {
	const trouble = folderTrouble();
	if (trouble !== undefined) return [trouble];
	for (const problems of checks) {
		const found = await problems().catch(unreadable);
		if (found.length > 0) return found;
	}
	return [];
}

async function ownerProblems(): Promise<string[]> {
	const { checkOwnerFiles } = await import("#content/check-owner.ts");
	const known = FACT_FILES.map((file) => `${file}.json`);
	const stray = readdirSync(ownerFolder()).filter((name) => name.endsWith(".json") && !known.includes(name));
	return [
		...stray.map((name) => `owner/${name} : aucun fait ne se lit dans ce fichier, vérifiez son nom`),
		...checkOwnerFiles(),
	];
}

const wordProblems = async () => (await import("#content/check.ts")).checkContent();
const madeProblems = async () => (await import("./made-files.ts")).madeFilesProblems();

/** « /…/owner/legal.json: … (line 3 column 2) », or « /…/content/facts.ts:7 » above Node's stack. */
function unreadable(error: unknown): string[] {
	if (!(error instanceof SyntaxError)) throw error;
	const { stack = "", message } = error;
	const [, json, jsonLine] = /^(\/.+\.json): .*?(?:\(line (\d+) column \d+\))?$/.exec(message) ?? [];
	if (json) return [unreadableLine(`owner/${basename(json)}`, json, Number(jsonLine ?? 0))];
	const [, script, scriptLine] = /^.*\/(content\/\S+\.ts):(\d+)\n/.exec(stack) ?? [];
	if (script) return [unreadableLine(script, join(ROOT, script), Number(scriptLine))];
	throw error;
}

/** @param line counted from 1; 0: the file ends too soon */
function unreadableLine(file: string, path: string, line: number): string {
	const lines = readFileSync(path, "utf8").trimEnd().split("\n");
	const at = line || lines.length;
	return `${file}, ligne ${at} : « ${lines[at - 1]?.trim()} » ne se lit pas. Il manque une virgule, un guillemet ou une accolade, à cette ligne ou juste au-dessus`;
}
