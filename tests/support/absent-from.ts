/** Those of the words that a text does not have: `expect(absentFrom(text, words)).toEqual([])` names what is missing. */
export const absentFrom = (text: string | undefined, words: readonly string[]): string[] =>
	words.filter((word) => !text?.includes(word));
