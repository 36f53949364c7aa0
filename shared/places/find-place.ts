import type { Place } from "./place-data.ts";
import { typingFaults } from "./typing-faults.ts";

/** Communes with their names normalised: built once, searched at every keystroke. */
export type PlaceIndex = { places: readonly Place[]; entries: readonly Entry[]; shared: ReadonlySet<string> };
type Entry = { place: Place; keys: readonly Key[] };
type Key = { text: string; joined: string; alias: string | undefined };

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
	/** For `one`: others that may have been meant, when the name was not typed whole. */
	others: readonly Match[];
	/** For `code` and `cedex`: the figures that were read. */
	code: string;
};

/** Far longer than any commune name: anything longer is not one. */
export const MAX_TYPED = 80;
const RANK = { whole: 0, joined: 1, begins: 2, wordsInside: 3, halfWords: 4, none: 5 } as const;
const NOTHING: Found = { kind: "none", matches: [], others: [], code: "" };

/** Letters and figures only, without accents: « Saint-Étienne » and « st etienne » become equal. */
export function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll("œ", "oe")
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bste\b/g, "sainte")
		.replace(/\bst\b/g, "saint");
}

export function indexPlaces(places: readonly Place[]): PlaceIndex {
	const seen = new Set<string>();
	const shared = new Set<string>();
	const entries = places.map((place) => {
		const keys = [undefined, ...place.aliases].map((alias) => {
			const text = plain(alias ?? place.name);
			if (seen.has(text)) shared.add(text);
			seen.add(text);
			return { text, joined: text.replaceAll(" ", ""), alias };
		});
		return { place, keys };
	});
	return { places, entries, shared };
}

/** « Voiron », and « Montagnieu (38) » where another commune has the name. Typed again, it finds its place. */
export function labelOf({ shared }: PlaceIndex, { name, department }: Place): string {
	return shared.has(plain(name)) ? `${name} (${department})` : name;
}

/**
 * What was typed can be a name or half of one, with or without a postal code or the number of a département, or figures
 * alone. A code narrows a name and never overrules it: « 38317 Bourgoin Cedex » is Bourgoin.
 */
export function findPlaces(index: PlaceIndex, typed: string): Found {
	if (typed.length > MAX_TYPED) return NOTHING;
	const wanted = plain(typed).replace(/ ?\bcedex\b( \d\d?\b)?/g, "");
	if (/^[\d ]+$/.test(wanted)) return byCode(index, wanted.replaceAll(" ", ""));
	const words = wanted.split(" ");
	const name = words.filter((word) => !/\d/.test(word)).join(" ");
	const code = words.find((word) => /^\d{5}$/.test(word)) ?? words.find((word) => /^\d\d$/.test(word)) ?? "";
	const found = name.length < 2 ? NOTHING : byName(index, name, code);
	if (found.kind !== "none") return found;
	return code.length === 5 ? byCode(index, code) : byTypingFaults(index, name);
}

/** Names that were meant but not written so: asked about, never taken for granted. Those with the fewest faults only. */
function byTypingFaults({ entries }: PlaceIndex, name: string): Found {
	const joined = name.replaceAll(" ", "");
	let least = Number.POSITIVE_INFINITY;
	const near = entries.flatMap(({ place, keys }) => {
		const faults = Math.min(...keys.map(({ text }) => typingFaults(joined, text) ?? Number.POSITIVE_INFINITY));
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
function rankOf({ text, joined: joinedKey }: Key, wanted: string, joined: string, words: string[]): number {
	if (text === wanted) return RANK.whole;
	if (joinedKey === joined) return RANK.joined;
	if (text.startsWith(wanted) || joinedKey.startsWith(joined)) return RANK.begins;
	const spaced = ` ${text} `;
	if (spaced.includes(` ${wanted} `)) return RANK.wordsInside;
	return words.every((word) => spaced.includes(` ${word}`)) ? RANK.halfWords : RANK.none;
}

function byCode({ places }: PlaceIndex, code: string): Found {
	if (code.length < 3 || code.length > 5) return NOTHING;
	const having = (start: string) =>
		places.filter(({ postalCodes }) => postalCodes.some((one) => one.startsWith(start)));
	const sorted = (found: readonly Place[]) => found.map((place) => ({ place, alias: undefined })).sort(byUse);
	const own = sorted(having(code));
	if (own.length > 0) return { kind: own.length > 1 ? "code" : "one", matches: own, others: [], code };
	// A CEDEX code is made from the code of a town, in its last figure or its last two: 38507 from 38500, 38242 from 38240.
	const near = code.length < 5 ? [] : [`${code.slice(0, 4)}0`, `${code.slice(0, 3)}00`];
	const matches = [...new Set(near)].flatMap((start) => sorted(having(start)));
	return matches.length > 0 ? { kind: "cedex", matches, others: [], code } : NOTHING;
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
