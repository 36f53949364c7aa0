import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Trouble } from "./machine.ts";
import type { Question } from "./questions.ts";
import { readValues } from "./settings-file.ts";

/** Where answers come from. */
export interface AnswerSource {
	answer(question: Question, usual?: string): Promise<string>;
	/** A person may answer again; a file gives the same answer each time. */
	mayAnswerAgain: boolean;
	close(): void;
}

/** An answers file, whose lines are KEY=value. @throws Trouble when it cannot be read */
export function readAnswersFile(path: string): Record<string, string> {
	try {
		return readValues(readFileSync(path, "utf8"));
	} catch {
		throw new Trouble(`Le fichier de réponses «\u202f${path}\u202f» ne se lit pas.`);
	}
}

/** @param where what it is called in a sentence, such as « le fichier reponses.txt » */
export function givenAnswers(values: Record<string, string | undefined>, where: string): AnswerSource {
	return {
		mayAnswerAgain: false,
		close() {},
		async answer({ key, asks, example, usual }, otherUsual) {
			const found = values[key] ?? otherUsual ?? usual;
			if (found !== undefined) return found;
			throw new Trouble(
				`Il manque une réponse dans ${where}. ${asks} Ajoutez une ligne comme «\u202f${key}=${example}\u202f».`,
			);
		},
	};
}

/** A person at a terminal. An empty answer keeps what stands between brackets. */
export function askedAtTerminal(): AnswerSource {
	let isMuted = false;
	const output = new Writable({
		write(chunk, _encoding, done) {
			if (!isMuted) process.stdout.write(chunk);
			done();
		},
	});
	const terminal = createInterface({ input: process.stdin, output, terminal: true });
	return {
		mayAnswerAgain: true,
		close: () => terminal.close(),
		async answer({ asks, why, example, isSecret, usual }, otherUsual) {
			const kept = otherUsual ?? usual;
			process.stdout.write(`\n${asks}\n  ${why}\n  Exemple\u202f: ${example}\n`);
			const shown = isSecret ? "le même" : kept || "aucun";
			const hint = kept === undefined || (isSecret && kept === "") ? "" : ` [${shown}, touche Entrée pour garder]`;
			process.stdout.write(`${hint}> `);
			isMuted = isSecret === true;
			const typed = (await terminal.question("")).trim();
			isMuted = false;
			if (isSecret) process.stdout.write("\n");
			return typed === "" ? (kept ?? "") : typed;
		},
	};
}
