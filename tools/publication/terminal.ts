import type { Chapter } from "./finding.ts";
import { summary } from "./publication.ts";

const WIDTH = 96;
const INDENT = "    ";

/** The list as plain text: no colour, so that it reads the same in a file. */
export function asText(chapters: readonly Chapter[]): string {
	const lines = chapters.flatMap(({ title, findings }) => [
		"",
		`── ${title} (${findings.length})`,
		...findings.flatMap(({ level, what, remedy, where }) => [
			"",
			...wrapped(`${level === "bloquant" ? "✗" : "?"} ${level} · ${what}`, "  ", INDENT),
			...wrapped(`À faire : ${remedy}`, INDENT, `${INDENT}  `),
			...wrapped(`Où : ${where}`, INDENT, `${INDENT}  `),
		]),
	]);
	return [...lines, "", summary(chapters)].join("\n");
}

/** Lines of at most WIDTH signs; a no-break space never parts. */
function wrapped(text: string, first: string, next: string): string[] {
	const lines: string[] = [];
	let line = first;
	for (const word of text.split(" ")) {
		if (line.trim() !== "" && line.length + word.length >= WIDTH) {
			lines.push(line.trimEnd());
			line = next;
		}
		line += `${word} `;
	}
	return [...lines, line.trimEnd()];
}
