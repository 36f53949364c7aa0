import { triage } from "#content/triage.ts";

const { spoken } = triage;
export type Answer = Exclude<keyof typeof spoken, "title" | "somewhere" | "end">;

/** What follows the place in the sentence, in the order of the questions; the page shows those that were answered. */
export const SPOKEN: readonly Answer[] = ["slammed", "locked", "broken", "lost", "armoured", "plain", "danger", "safe"];

/** « à Morestel », or the words that leave a gap. */
export const greeting = (where: string = spoken.somewhere) => `Bonjour, je suis ${where}.`;

/** The whole sentence, for a message. */
export function spokenSentence(answers: readonly string[], where?: string): string {
	return [greeting(where), ...SPOKEN.filter((one) => answers.includes(one)).map((one) => spoken[one]), spoken.end].join(
		" ",
	);
}
