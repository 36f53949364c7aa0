/* A signature drawn by a finger: an SVG path of straight lines, in a box of that size. */

export const TRACE_BOX = { width: 600, height: 200 } as const;
/** Characters of its path. */
export const TRACE_AT_MOST = 8_000;
const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)+$/;

/** What was drawn; nothing where nobody drew, or it is no drawing: the typed name signs. */
export function traceIn(typed: string): string | undefined {
	return typed.length <= TRACE_AT_MOST && STROKES.test(typed) && typed.includes("L") ? typed : undefined;
}
