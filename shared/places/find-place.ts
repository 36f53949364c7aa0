import { words } from "#content/travel-time-words.ts";
import { departmentSaid, piecesOf, typingFaults } from "./inside-words.ts";
import type { Place } from "./place-data.ts";

/** Communes with their names normalised: built once, searched at every keystroke. */
export type PlaceIndex = { places: readonly Place[]; entries: readonly Entry[]; shared: ReadonlySet<string> };
type Entry = { place: Place; keys: readonly Key[] };
type Key = { text: string; joined: string; bare: string; alias: string | undefined };

/** A place that may be meant, and the old name by which it was found, if by one. */
export type Match = { place: Place; alias: string | undefined };

export type Found = {
	/**
	 * `one`: the first match is meant. `namesakes`: several have exactly this name. `several`: similar names, one or more.
	 * `code`: communes of a postal code, or of its first digits. `cedex`: communes whose code is next to this CEDEX code.
	 */
	kind: "one" | "namesakes" | "several" | "code" | "cedex" | "none";
	/** Best first. */
	matches: readonly Match[];
	/** For `one` and `cedex`: others that may have been meant, when the name was not typed whole or the code has two readings. */
	others: readonly Match[];
	/** For `code` and `cedex`: the figures that were read. */
	code: string;
};

/** Far longer than any commune name: anything longer is not one. */
export const MAX_TYPED = 100;
/** What parts an address: « 12 rue de la République, 38300 Bourgoin-Jallieu (Isère) ». */
const BETWEEN = /[,;()[\]|\n]| [-–—] /;
const ARTICLE = /^(?:l|la|le|les) /;
const RANK = { whole: 0, joined: 1, begins: 2, wordsInside: 3, halfWords: 4, none: 5 } as const;
const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: Found = { kind: "none", matches: [], others: [], code: "" };

/** Letters and figures only, without accents: « Saint-Étienne » and « st etienne » become equal. */
export function foldText(text: string): string {
	return text
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll("œ", "oe")
		.replace(/[\p{M}\p{DI}]/gu, "")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bste\b/g, "sainte")
		.replace(/\bst\b/g, "saint")
		.replace(/ s (?=[a-z])/g, " sur ");
}

export function indexPlaces(places: readonly Place[]): PlaceIndex {
	const seen = new Set<string>();
	const shared = new Set<string>();
	const entries = places.map((place) => {
		const keys = [undefined, ...place.aliases].map((alias) => {
			const text = foldText(alias ?? place.name);
			if (seen.has(text)) shared.add(text);
			seen.add(text);
			const bare = text.replace(ARTICLE, "").replaceAll(" ", "");
			return { text, joined: text.replaceAll(" ", ""), bare, alias };
		});
		return { place, keys };
	});
	return { places, entries, shared };
}

/** « Voiron », and « Montagnieu (38) » where another commune has the name. Typed again, it finds its place. */
export function labelOf({ shared }: PlaceIndex, { name, department }: Place): string {
	return shared.has(foldText(name)) ? `${name} (${department})` : name;
}

/**
 * What was typed can be a name or half of one, with or without a postal code or the number of a département, or figures
 * alone. A code narrows a name and never overrules it: « 38317 Bourgoin Cedex » is Bourgoin. Where all of it together is no
 * name, one is looked for inside (inside-words.ts).
 */
export function findPlaces(index: PlaceIndex, typed: string): Found {
	if (typed.length > MAX_TYPED) return NOTHING;
	// A code that touches its town: « 38300Bourgoin ».
	const parted = typed.replace(/(\d{5})(?=\p{L})/gu, "$1 ").replace(/(\p{L})(?=\d{5})/gu, "$1 ");
	const wanted = foldText(parted).replace(/ ?\bcedex\b( \d\d?\b)?/g, "");
	if (/^[\d ]+$/.test(wanted)) return byCode(index, wanted.replaceAll(" ", ""), wanted !== foldText(parted));
	const words = wanted.split(" ");
	const code = words.find((word) => /^\d{5}$/.test(word)) ?? words.find((word) => /^\d\d$/.test(word)) ?? "";
	const name = withoutFigures(wanted);
	const found = name.length < 2 ? NOTHING : byName(index, name, code);
	if (found.kind !== "none") return found;
	const inside = byPieces(
		index,
		parted.split(BETWEEN).map(foldText).map(withoutFigures),
		code || departmentSaid(wanted),
	);
	if (inside.kind !== "none") return inside;
	return code.length === 5 ? byCode(index, code) : byTypingFaults(index, name);
}

const withoutFigures = (plainly: string): string =>
	plainly
		.split(" ")
		.filter((word) => !/\d/.test(word) && word !== "cedex")
		.join(" ");

/** The first piece that is a place. Those that are not sure are asked about, all together. */
function byPieces(index: PlaceIndex, segments: readonly string[], code: string): Found {
	const joined = (words: string) => words.replaceAll(" ", "");
	const isName = (words: string) =>
		words.length > 2 &&
		index.entries.some(({ place, keys }) => fits(place) && keys.some((key) => key.joined === joined(words)));
	const fits = (place: Place) => code.length < 5 || !isKnown || place.postalCodes.includes(code);
	const isKnown = index.places.some(({ postalCodes }) => postalCodes.includes(code));
	const asked: Match[] = [];
	for (const { name, isUnsure } of piecesOf(segments, isName)) {
		const found = name.length < 2 ? NOTHING : byName(index, name, code);
		const [first] = found.matches;
		if (!first || !fits(first.place)) continue;
		if (!isUnsure && found.kind !== "several") return found;
		// Whole words of a name: « villes » is not Ville-sous-Anjou.
		const isWhole = isName(name) || ` ${foldText(first.place.name)} `.includes(` ${name} `);
		if (found.kind === "one" && isWhole && !asked.some(({ place }) => place === first.place)) asked.push(first);
	}
	return asked.length > 0 ? { ...NOTHING, kind: "several", matches: asked } : withFaults();

	/** « Burgoin, France ». */
	function withFaults(): Found {
		const tried = piecesOf(segments, () => false).filter(({ isUnsure }) => !isUnsure);
		const near = tried.map(({ name }) => byTypingFaults(index, name)).find(({ kind }) => kind !== "none");
		return near ?? NOTHING;
	}
}

/** Names that were meant but not written so: asked about, never taken for granted. Those with the fewest faults only. */
function byTypingFaults({ entries }: PlaceIndex, name: string): Found {
	const joined = name.replaceAll(" ", "");
	let least = NEVER;
	const near = entries.flatMap(({ place, keys }) => {
		const faults = Math.min(
			...keys.flatMap(({ text }) => [text, text.replace(ARTICLE, "")].map((one) => typingFaults(joined, one) ?? NEVER)),
		);
		least = Math.min(least, faults);
		return Number.isFinite(faults) ? [{ place, faults, alias: undefined }] : [];
	});
	const matches = near.filter(({ faults }) => faults === least).sort(byUse);
	return matches.length > 0 ? { ...NOTHING, kind: "several", matches } : NOTHING;
}

function byName({ entries }: PlaceIndex, wanted: string, code: string): Found {
	const joined = wanted.replaceAll(" ", "");
	const words = wanted.split(" ");
	const all = entries.flatMap(({ place, keys }) => {
		let best: { rank: number; alias: string | undefined } = { rank: RANK.none, alias: undefined };
		for (const key of keys) {
			const rank = rankOf(key, wanted, joined, words);
			if (rank < best.rank) best = { rank, alias: key.alias };
		}
		return best.rank < RANK.none ? [{ place, ...best }] : [];
	});
	const narrowed = code === "" ? all : all.filter(({ place }) => hasCode(place, code));
	const matches = (narrowed.length > 0 ? narrowed : all).sort((a, b) => a.rank - b.rank || byUse(a, b));
	const [first, second] = matches;
	if (!first) return NOTHING;
	const alone = second?.rank !== first.rank;
	if (alone && first.rank < RANK.halfWords) {
		const others = first.rank <= RANK.joined ? [] : matches.slice(1);
		return { kind: "one", matches, others, code: "" };
	}
	if (first.rank > RANK.whole) return { kind: "several", matches, others: [], code: "" };
	return { kind: "namesakes", matches: matches.filter(({ rank }) => rank === RANK.whole), others: [], code: "" };
}

/** Whole words inside a name may be what was meant; pieces of words are a guess: « Paris » is not « Pariset ». */
function rankOf({ text, joined: joinedKey, bare }: Key, wanted: string, joined: string, words: string[]): number {
	if (text === wanted) return RANK.whole;
	if (joinedKey === joined || bare === joined) return RANK.joined;
	if (text.startsWith(wanted) || joinedKey.startsWith(joined)) return RANK.begins;
	const spaced = ` ${text} `;
	if (spaced.includes(` ${wanted} `)) return RANK.wordsInside;
	return words.every((word) => spaced.includes(` ${word}`)) ? RANK.halfWords : RANK.none;
}

function byCode({ places }: PlaceIndex, code: string, isCedex = false): Found {
	if (code.length < 3 || code.length > 5) return NOTHING;
	const having = (start: string) =>
		places.filter(({ postalCodes }) => postalCodes.some((one) => one.startsWith(start)));
	const sorted = (found: readonly Place[]) => found.map((place) => ({ place, alias: undefined })).sort(byUse);
	const own = sorted(having(code));
	if (own.length > 0) return { kind: own.length > 1 ? "code" : "one", matches: own, others: [], code };
	const numbered = isCedex ? [] : sorted(places.filter(({ insee }) => insee === code));
	// A CEDEX code is made from the code of a town, in its last figure or its last two: 38507 from 38500, 38242 from 38240.
	const near = code.length < 5 ? [] : [`${code.slice(0, 4)}0`, `${code.slice(0, 3)}00`];
	const matches = [...new Set(near)].flatMap((start) => sorted(having(start)));
	// An INSEE number reads like one: 38053 is Bourgoin-Jallieu's, rather than Grenoble's CEDEX, which is farther.
	const [first] = numbered;
	const isNearer = (other: Match) => first && having(near[0] ?? "").length === 0 && byUse(first, other) < 0;
	if (first && (!matches[0] || isNearer(matches[0]))) return { kind: "one", matches: numbered, others: matches, code };
	return matches.length > 0 ? { kind: "cedex", matches, others: numbered, code } : NOTHING;
}

/** « 38300 » by one of its postal codes, « 38 » by its département. */
const hasCode = ({ department, postalCodes }: Place, code: string) => department === code || postalCodes.includes(code);

/** Towns that have a page first, then the nearest. */
function byUse(a: Match, b: Match): number {
	return (
		Number(b.place.slug !== undefined) - Number(a.place.slug !== undefined) || a.place.distanceKm - b.place.distanceKm
	);
}

/** Slug of the page that is meant: of the one place, or of the only one with a page among those of a name or a code. */
export function pageOf({ kind, matches }: Found): string | undefined {
	if (kind === "several") return undefined;
	const meant = kind === "one" ? matches.slice(0, 1) : matches;
	const slugs = meant.flatMap(({ place }) => place.slug ?? []);
	return slugs.length === 1 ? slugs[0] : undefined;
}

const QUOTED = 40;
/** Places offered at once: more than these are told apart by a name. */
export const CHOICES_SHOWN = 12;

/** What a typed text finds, or the sentence that says why it finds nothing. */
export function lookUp(index: PlaceIndex, typed: string): { found: Found } | { trouble: string } {
	const text = typed.trim();
	if (text === "") return { trouble: words.empty };
	if (text.length > MAX_TYPED) return { trouble: words.tooLong };
	if (foldText(text).length < 2) return { trouble: words.nonsense };
	const found = findPlaces(index, text);
	if (found.kind === "none") return { trouble: words.unknown(quoted(text)) };
	// Of a code with two readings, both are asked about.
	return { found: found.kind === "cedex" ? { ...found, matches: [...found.matches, ...found.others] } : found };
}

/** Its beginning, never cut inside a sign. */
const quoted = (text: string): string => [...text.slice(0, 2 * QUOTED)].slice(0, QUOTED).join("");

/** What is asked when several places may be meant. */
export function questionFor({ kind, code, matches }: Found, typed: string): string {
	if (kind === "code") return words.code(code, matches.length);
	if (kind === "cedex") return words.cedex(code);
	if (kind === "namesakes") return words.namesakes(typed);
	return matches.length > 1 ? words.several(typed) : words.others;
}

/** « Morestel », « Les Abrets (Les Abrets en Dauphiné) »; « 38330 Biviers » when its code is not what was typed. */
export function choiceName(index: PlaceIndex, { code }: Found, { place, alias }: Match): string {
	const label = labelOf(index, place);
	if (alias) return `${alias} (${label})`;
	if (code === "" || place.postalCodes.includes(code)) return label;
	return `${place.postalCodes.find((one) => one.startsWith(code)) ?? place.postalCodes[0]} ${label}`;
}
