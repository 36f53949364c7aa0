/*
 * What telephones, Word, PDF and messengers add to a text and nobody sees: a person can neither find it nor delete it, so it
 * is taken away rather than refused. What is kept, shown, searched and sent is the text tidied here, in the browser and again
 * in the relay. Each step takes time in proportion to the text, whatever a stranger sends.
 */

/**
 * Controls but those that break a line, what Unicode lets a font ignore (marks, overrides and isolates of direction, zero
 * width, fillers, soft hyphens, tags), annotations, and the object that a dictation leaves. Kept: a joiner where a script or
 * an emoji needs it, the selectors that choose between two drawings of a sign,
 * and the tags that make a flag (England's, Scotland's).
 */
const UNSEEN =
	/(?![\0\u200c]|[\u200d\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}])[\p{DI}\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufff9-\ufffc]/gu;
const JOINERS = /[\u200c\u200d]+/g;
const JOINED_AFTER = /[\p{L}\p{M}\p{Emoji_Presentation}\p{Extended_Pictographic}]$/u;
const JOINED_BEFORE = /^[\p{L}\p{Extended_Pictographic}]/u;
/** Letters that nothing joins. */
const LATIN = /\p{sc=Latn}$/u;
/** More marks on one letter than any language writes, which `normalize` would sort in the square of their number. */
const PILED_MARKS = /\p{M}{31,}/gu;

/** Same letters, same bytes, and nothing that cannot be seen. Spaces and breaks are as they came. */
const seen = (typed: string): string =>
	typed
		.replace(UNSEEN, "")
		.replace(JOINERS, joinerOrNothing)
		.replace(PILED_MARKS, (pile) => [...pile].slice(0, 30).join(""))
		.normalize("NFC");

function joinerOrNothing(joiner: string, at: number, text: string): string {
	const before = text.slice(Math.max(0, at - 2), at);
	const after = text.slice(at + joiner.length, at + joiner.length + 2);
	return JOINED_AFTER.test(before) && !LATIN.test(before) && JOINED_BEFORE.test(after) ? joiner : "";
}

/** An answer of one line: whatever parts its words becomes a space. */
export const tidyLine = (typed: string): string => seen(typed).replace(/[\p{Zs}\t\v\f\u2028\u2029]+/gu, " ");

/** A message: every kind of line break is one, and a tab is four spaces. */
export const tidyMessage = (typed: string): string =>
	seen(typed)
		.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
		.replaceAll("\t", "    ");

/** Figures as every keyboard of the world types them, and the plus of its full-width one. */
export const tidyPhone = (typed: string): string =>
	tidyLine(typed)
		.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (figure) => String(figure.charCodeAt(0) & 15))
		.replaceAll("\uff0b", "+");
