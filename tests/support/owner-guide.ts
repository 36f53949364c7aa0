import { readFileSync } from "node:fs";
import { business } from "#content/business.ts";

type Edit = { kind: "edit"; file: string; before: string; after: string };

/** One thing that a recipe of docs/guide-exploitant.md has its reader do, or read, in the order of the page. */
export type Step = Edit | { kind: "command"; words: string[] } | { kind: "answer"; text: string };

const GUIDE = new URL("../../docs/guide-exploitant.md", import.meta.url);
const TOKENS =
	/(?:O|o)uvrez\s`(?<file>content\/[^`]+)`|(?<side>Avant|Après)\s:(?<nothing>\srien)?|^```\n(?<fence>[\s\S]*?)\n```$/gm;

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
 * Whether the content is still the one that the guide shows. Once the number is another, an owner has followed it: its
 * lines « avant » are theirs no longer, and there is nothing to hold the guide against.
 */
export function isDeliveredContent(): boolean {
	const [step] = recipes().get("Changer le numéro") ?? [];
	return step?.kind === "edit" && step.before.includes(business.phone);
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
