import { createInterface } from "node:readline";

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
