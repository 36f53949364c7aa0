import { createInterface } from "node:readline";

/*
 * What strangers typed reaches a terminal here: an escape sequence could repaint it, retitle its window or, in some,
 * type for its owner; a bidirectional override shows one number and holds another. The form refuses most of these, yet
 * a store may hold what an older form let through.
 */
const UNSAFE =
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Text as it may be printed: line breaks stay, every other control or invisible character shows as « · ». */
export function printable(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(UNSAFE, "·");
}

/** The same on one line. */
export function printableLine(text: string): string {
	return printable(text)
		.split("\n")
		.map((part) => part.trim())
		.join(" ");
}

/** JSON whose every character is visible: what JSON leaves as it is, it can also write as \uXXXX. */
export function printableJson(value: unknown): string {
	const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return JSON.stringify(value, null, 2).replace(UNSAFE, (character) =>
		character === "\t" ? character : escaped(character),
	);
}

/** Asks a question that only « oui » answers with yes: Ctrl+C and Ctrl+D are a no. */
export function confirmOn(
	input: NodeJS.ReadableStream,
	output: NodeJS.WritableStream,
): (question: string) => Promise<boolean> {
	return (question) =>
		new Promise((resolve) => {
			const terminal = createInterface({ input, output, terminal: true });
			// What follows is written on a line of its own.
			terminal.once("close", () => {
				output.write("\n");
				resolve(false);
			});
			terminal.question(question, (answer) => {
				resolve(answer.trim().toLowerCase() === "oui");
				terminal.removeAllListeners("close");
				terminal.close();
			});
		});
}
