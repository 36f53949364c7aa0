import { cut } from "#content/cut.ts";

/** Controls, marks and overrides of direction, and what has no width but joins nothing: each could show other words than are there. */
const UNSAFE =
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** What a stranger typed, as it may be shown: line breaks stay, every other invisible sign is a « · ». */
export const safeText = (typed: string): string =>
	typed.toWellFormed().replace(/\r\n?/g, "\n").replaceAll("\t", "    ").replace(UNSAFE, "·");

/** The same on one line of that many characters at most. */
export const safeLine = (typed: string, atMost = 200): string =>
	cut(
		safeText(typed)
			.split("\n")
			.map((part) => part.trim())
			.filter(Boolean)
			.join(" "),
		atMost,
	);
