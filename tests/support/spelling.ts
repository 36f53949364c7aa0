import dictionary from "dictionary-fr";
import { createHunspellFromStrings } from "hunspell-wasm";

/** A word that neither the dictionary, nor a name, nor our own list knows, and the sentence it stands in. */
export type UnknownWord = { word: string; sentence: string };

/** What is typed rather than spelled: markup, addresses, files, settings, commands. « etat » is an order; the word is « état ». */
const TYPED = [
	/<[/!]?[a-z][^>]*>|&\w+;|[a-z-]+:[^\s;"]+[;"]/g,
	/https?:\/\/\S+/g,
	/npm (?:ci|run \S+(?: --(?: --?[a-z]+)* [a-z]+)?)/g,
	/(?<![\p{L}\d])--?[a-z][a-z-]*/gu,
	/«\s?[a-z][A-Za-z-]*\s?»/g,
	// The orders of the owner's command, in the first of two columns.
	/^ *[a-z]+(?=.*\S {3,}\S)/gm,
	/[^\s«»()]*(?:[@_\\=]|[\p{L}\d]\/\p{L}|[\p{L}\d]\.[a-z])[^\s«»()]*/gu,
];
/** Where a fact will stand: « {ville} » in content, U+FFFC in a template. What touches it is part of a word. */
const HOLE = /\{\w+\}/g;
const WORD = /(?<![\p{L}\d\uFFFC])\p{L}+(?:['-]\p{L}+)*(?!'?[\p{L}\d\uFFFC])/gu;
/** « d’Échirolles », « l’ORIAS »: the dictionary knows its own words behind an apostrophe, not ours. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'/i;

/** A reader that knows French, names (each word of each) and words of our own, and tells which of these it never met. */
export async function speller(names: readonly string[], ownWords: readonly string[]) {
	const [aff = "", dic = ""] = [dictionary.aff, dictionary.dic].map((bytes) => new TextDecoder().decode(bytes));
	const hunspell = await createHunspellFromStrings(aff, dic);
	const nameParts = new Set(names.flatMap((name) => plain(name).split(/[ '()-]/)));
	const unmet = new Set(ownWords);
	const verdicts = new Map<string, boolean>();

	function isKnown(word: string): boolean {
		if (hunspell.testSpelling(word) || nameParts.has(word)) return true;
		const listed = [word, word.toLowerCase()].find((form) => ownWords.includes(form));
		if (listed !== undefined) return unmet.delete(listed) || true;
		const bare = word.replace(ELISION, "");
		if (bare !== word) return isKnown(bare);
		const parts = word.split("-");
		return parts.length > 1 && parts.every(isKnown);
	}

	return {
		unknownWords(text: string): UnknownWord[] {
			const prose = TYPED.reduce((rest, typed) => rest.replace(typed, " "), plain(text).replace(HOLE, "\uFFFC"));
			return [...prose.matchAll(WORD)].flatMap(({ 0: word, index }) => {
				const known = verdicts.get(word) ?? isKnown(word);
				verdicts.set(word, known);
				return known ? [] : [{ word, sentence: sentenceAround(prose, index) }];
			});
		},
		unmet: (): string[] => [...unmet],
	};
}

/** Composed letters, one apostrophe, and no hyphen that shows only at the end of a line. */
const plain = (text: string) => text.normalize("NFC").replaceAll("’", "'").replaceAll("\u00ad", "");

/** From one full stop to the next, or a hundred characters either side in a page's run of labels. */
function sentenceAround(text: string, index: number): string {
	const before = text.slice(Math.max(0, index - 100), index).replace(/^.*(?:[.?!]\s|\n)/s, "");
	const after = text.slice(index, index + 100).replace(/(?<=[.?!])\s.*$|\n.*$/s, "");
	return `${before}${after}`.trim();
}
