import { readFileSync } from "node:fs";

type Edit = { kind: "edit"; file: string; before: string; after: string };

/** One thing that a recipe of docs/guide-exploitant.md has its reader do, or read, in the order of the page. */
export type Step = Edit | { kind: "command"; words: string[] } | { kind: "answer"; text: string };

const ROOT = new URL("../../", import.meta.url);
const GUIDE = new URL("docs/guide-exploitant.md", ROOT);
const TOKENS =
	/(?:O|o)uvrez\s`(?<file>(?:content|owner)\/[^`]+)`|(?<side>Avant|Après)\s:(?<nothing>\srien)?|^```\n(?<fence>[\s\S]*?)\n```$/gm;

/** What chapter 7 has its reader do, by title of recipe; under « » what goes for all of them. */
export function recipes(): Map<string, Step[]> {
	const [, chapter = ""] = /^## 7\.[^\n]*\n([\s\S]*?)^## /m.exec(readFileSync(GUIDE, "utf8")) ?? [];
	const [forAll = "", ...parts] = chapter.split(/^### /m);
	return new Map([
		["", stepsOf(forAll)],
		...parts.map((part) => [part.slice(0, part.indexOf("\n")), stepsOf(part)] as const),
	]);
}

function stepsOf(text: string): Step[] {
	const steps: Step[] = [];
	let file = "";
	let before = "";
	let side: string | undefined;
	for (const { groups = {} } of text.matchAll(TOKENS)) {
		const { fence } = groups;
		if (groups.file) file = groups.file;
		else if (groups.nothing) steps.push({ kind: "edit", file, before, after: "" });
		else if (groups.side) side = groups.side;
		else if (fence !== undefined) {
			if (side === "Avant") before = fence;
			else if (side === "Après") steps.push({ kind: "edit", file, before, after: fence });
			else if (fence.startsWith("npm run ")) steps.push({ kind: "command", words: fence.split(" ").slice(2) });
			else steps.push({ kind: "answer", text: fence });
			side = undefined;
		}
	}
	return steps;
}

/**
 * Whether the content is still the one that the guide shows: each recipe finds its lines, and has not been followed yet.
 * Afterwards they are the owner's own, and there is nothing to hold the guide against.
 */
export function isDeliveredContent(): boolean {
	return [...recipes().values()].flat().every((step) => step.kind !== "edit" || isUndone(step));
}

/** Edits whose lines are neither as the guide finds them nor as it leaves them: nobody could follow it. */
export const astrayEdits = (): string[] =>
	[...recipes().values()].flat().flatMap((step) => {
		if (step.kind !== "edit" || step.after === "" || isUndone(step)) return [];
		const text = readFileSync(new URL(step.file, ROOT), "utf8");
		return step.after.split("\n").every((line) => text.includes(line.trim())) ? [] : [`${step.file} : ${step.before}`];
	});

function isUndone(step: Edit): boolean {
	const text = readFileSync(new URL(step.file, ROOT), "utf8");
	try {
		edited(text, step);
	} catch {
		return false;
	}
	return step.after === "" || step.after.split("\n").some((line) => !text.includes(line.trim()));
}

/** The text as the reader leaves it, who finds these very lines once and writes the others in their place. */
export function edited(text: string, { file, before, after }: Edit): string {
	const lines = text.split("\n");
	const wanted = before.split("\n").map((line) => line.trim());
	const places = lines
		.map((_, index) => index)
		.filter((index) => wanted.every((line, offset) => lines[index + offset]?.trim() === line));
	const [place] = places;
	if (place === undefined || places.length > 1)
		throw new Error(`${file} : « ${before} » s’y trouve ${places.length} fois`);
	return lines.toSpliced(place, wanted.length, ...(after ? after.split("\n") : [])).join("\n");
}
