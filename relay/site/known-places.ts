/**
 * The communes of public/donnees/lieux.json, as far as a redirect needs them. The calculator of the page understands the
 * same words (app/features/travel-time/find-place.ts); tests/relay/travel.test.ts asks both the same questions.
 */
export interface KnownPlaces {
	/** Slug of the page that what was typed means, when it means one place, or places of which one alone has a page. */
	pageOf(typed: string): string | undefined;
}

interface PlacesFile {
	names: string;
	departments: string;
	postalCodes: string;
	pages: string;
	oldNames: string;
}
interface Place {
	keys: string[];
	/** Its département and its postal codes. */
	codes: string[];
	slug: string | undefined;
}

const LONGEST_NAME = 80;
const RANK = { whole: 0, joined: 1, begins: 2, wordsInside: 3, halfWords: 4, none: 5 };

/** @param text of the file; throws when it is not that file */
export function readPlaces(text: string): KnownPlaces {
	const places = decode(JSON.parse(text) as PlacesFile);

	function byName(wanted: string, code: string): { best: Place[]; rank: number } {
		const ranked = places
			.map((place) => ({ place, rank: Math.min(...place.keys.map((key) => rankOf(key, wanted))) }))
			.filter(({ rank }) => rank < RANK.none);
		const narrowed = ranked.filter(({ place }) => place.codes.includes(code));
		const kept = narrowed.length > 0 ? narrowed : ranked;
		const rank = Math.min(RANK.none, ...kept.map((one) => one.rank));
		return { best: kept.filter((one) => one.rank === rank).map(({ place }) => place), rank };
	}
	function byCode(code: string): Place[] {
		if (code.length < 3 || code.length > 5) return [];
		const having = (start: string) => places.filter(({ codes }) => codes.some((one) => one.startsWith(start)));
		const own = having(code);
		if (own.length > 0 || code.length < 5) return own;
		// A CEDEX code is made from the code of a town, in its last figure or its last two.
		return [...having(`${code.slice(0, 4)}0`), ...having(`${code.slice(0, 3)}00`)];
	}
	return {
		pageOf(typed) {
			if (typed.length > LONGEST_NAME) return undefined;
			const wanted = plain(typed).replace(/ ?\bcedex\b( \d\d?\b)?/g, "");
			if (/^[\d ]+$/.test(wanted)) return onlyPage(byCode(wanted.replaceAll(" ", "")));
			const words = wanted.split(" ");
			const name = words.filter((word) => !/\d/.test(word)).join(" ");
			const code = words.find((word) => /^\d{5}$/.test(word)) ?? words.find((word) => /^\d\d$/.test(word)) ?? "";
			const { best, rank } = byName(name, code);
			if (name.length < 2 || rank === RANK.none) return onlyPage(byCode(code));
			if (best.length === 1) return rank < RANK.halfWords ? best[0]?.slug : undefined;
			return rank === RANK.whole ? onlyPage(best) : undefined;
		},
	};
}

function decode({ names, departments, postalCodes, pages, oldNames }: PlacesFile): Place[] {
	const departmentOf = departments.split(" ").flatMap((run) => {
		const [number = "", count] = run.split(":");
		return Array<string>(Number(count)).fill(number);
	});
	const codes = postalCodes.split("|");
	const slugs = byIndex(pages.split(" "));
	const others = byIndex(oldNames.split("|"));
	return names.split("|").map((name, index) => ({
		keys: [name, ...(others.get(index) ?? [])].map(plain),
		codes: [departmentOf[index] ?? "", ...(codes[index] ?? "").split(" ")],
		slug: slugs.get(index)?.[0],
	}));
}

function rankOf(key: string, wanted: string): number {
	const [joinedKey, joined] = [key.replaceAll(" ", ""), wanted.replaceAll(" ", "")];
	if (key === wanted) return RANK.whole;
	if (joinedKey === joined) return RANK.joined;
	if (key.startsWith(wanted) || joinedKey.startsWith(joined)) return RANK.begins;
	const spaced = ` ${key} `;
	if (spaced.includes(` ${wanted} `)) return RANK.wordsInside;
	return wanted.split(" ").every((word) => spaced.includes(` ${word}`)) ? RANK.halfWords : RANK.none;
}

/** « Saint-Étienne » and « st etienne » meet half-way. */
function plain(text: string): string {
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

function onlyPage(places: Place[]): string | undefined {
	const slugs = places.flatMap(({ slug }) => slug ?? []);
	return slugs.length === 1 ? slugs[0] : undefined;
}

/** « 3:a:b » → 3 to [a, b]. */
function byIndex(entries: string[]): Map<number, string[]> {
	return new Map(
		entries.map((entry) => {
			const [index, ...rest] = entry.split(":");
			return [Number(index), rest];
		}),
	);
}
