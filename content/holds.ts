/** Whatever the space, the same words. */
export const spaced = (text: string): string => text.replace(/\s+/g, " ");

/** As words of their own: « 1 an » is neither in « 1 ans » nor in « 11 an ». */
export function holds(text: string, words: string): boolean {
	const escaped = spaced(words).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
	return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "u").test(text);
}
