import { readFileSync } from "node:fs";
import dictionary from "dictionary-fr";
import { createHunspellFromStrings } from "hunspell-wasm";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { townLocal } from "#content/town-local.ts";
import { surroundingsOf } from "#content/town-surroundings.ts";
import { AREA_LABELS, towns } from "#content/towns.ts";
import { frenchStrings } from "#tests/support/french-strings.ts";
import { builtPages, type Page, visibleText } from "#tests/support/pages.ts";
import { letterOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";

/** A word that neither the dictionary, nor a name, nor our own list knows, and the sentence it stands in. */
type UnknownWord = { word: string; sentence: string };

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
async function speller(names: readonly string[], ownWords: readonly string[]) {
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

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const calculator = JSON.parse(read("public/donnees/lieux.json")) as { names: string; oldNames: string };

/** Names of places come from the data, those of people from who they are: neither is a word to list. */
const NAMES = [
	business.name,
	mmeLefevre.name,
	mDaSilva.name,
	...towns.map(({ name }) => name),
	...calculator.names.split("|"),
	...calculator.oldNames.split(/[|:]/),
	...towns
		.map(surroundingsOf)
		.flatMap(({ mergedCommunes, communesAround }) => [...mergedCommunes, ...communesAround.map(({ name }) => name)]),
	// Rivers, hills and quarters: each name stands after its source (content/town-local).
	...Object.values(AREA_LABELS).map((label) => label.replaceAll(",", "")),
	...Object.values(townLocal).flatMap(({ text, quarters, rows = {} }) => [
		...quarters,
		...([text, ...Object.values(rows)].join(" ").match(/\p{Lu}[\p{L}’-]+/gu) ?? []),
	]),
];
const OWN_WORDS = read("tests/laws/spelling-words.txt").trimEnd().split("\n");
const { unknownWords, unmet } = await speller(NAMES, OWN_WORDS);

/** Words that the specification quotes, to the letter. */
const QUOTED = [chrome.notFound.title, chrome.error.title, "adresse email"];
const withoutQuoted = (text: string) => QUOTED.reduce((rest, quoted) => rest.replaceAll(quoted, " "), text);

/** All that a page says to eyes, to ears and to a search engine. */
function saidBy(page: Page): string {
	const spoken = page
		.$("[aria-label], [alt], [title], [placeholder], meta[name=description], meta[name=keywords]")
		.toArray()
		.flatMap(({ attribs }) => [
			attribs["aria-label"],
			attribs.alt,
			attribs.title,
			attribs.placeholder,
			attribs.content,
		]);
	// Two of these stand apart on the page, with nothing between them in the text.
	const html = page.html.replace(/<\/(?:span|text|t[dh]|caption)>/g, "$& ");
	return [visibleText({ ...page, html }), page.$("head > title").text(), ...spoken].join("\n");
}

/** One line for each unknown word, at the first place where it stands: a fault of the chrome is on every page. */
function unknownIn(texts: readonly { from: string; text: string }[]): string[] {
	const first = new Map<string, string>();
	for (const { from, text } of texts) {
		for (const { word, sentence } of unknownWords(withoutQuoted(text))) {
			if (!first.has(word)) first.set(word, `${word} (${from}) : ${sentence}`);
		}
	}
	return [...first.values()];
}

async function letters() {
	const both = await Promise.all([mmeLefevre, mDaSilva].map((person) => letterOf(person)));
	return both.map(({ subject = "", text = "" }) => ({ from: "lettre", text: `${subject}\n${text}` }));
}

/** A guide without its code. */
const guide = (path: string) => ({ from: path, text: read(path).replace(/```.*?```|`[^`]*`/gs, "`") });

const pages = builtPages().map((page) => ({ from: page.path, text: saidBy(page) }));
// All are read before any is judged: the list can only be held against the whole.
const unknown = {
	pages: unknownIn(pages),
	source: unknownIn(frenchStrings()),
	letters: unknownIn(await letters()),
	guides: unknownIn(["docs/guide-exploitant.md", "docs/deploiement.md"].map(guide)),
};

describe("chaque mot est français, ou dans la courte liste des nôtres", () => {
	test("sur toutes les pages", () => {
		expect(pages.length).toBeGreaterThan(80);
		expect(unknown.pages).toEqual([]);
	});

	test("dans toutes les phrases du code : formulaire et ses erreurs, calcul, alarmes, commandes, liste avant publication", () => {
		expect(unknown.source).toEqual([]);
	});

	test("dans la lettre que l’artisan reçoit", () => {
		expect(unknown.letters).toEqual([]);
	});

	test("dans les deux guides", () => {
		expect(unknown.guides).toEqual([]);
	});

	test("la liste est triée, et chacun de ses mots sert", () => {
		expect(OWN_WORDS).toEqual([...new Set(OWN_WORDS)].sort((a, b) => a.localeCompare(b, "fr")));
		expect(unmet()).toEqual([]);
	});
});
