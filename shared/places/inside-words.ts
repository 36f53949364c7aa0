/** One fault is forgiven in a name of five letters, two in one of nine; fewer letters are as likely another word. */
const FORGIVEN = [
	{ letters: 9, faults: 2 },
	{ letters: 5, faults: 1 },
] as const;

/**
 * Typing faults between what was typed and the beginning of a name, whole words of it: « burgoin » has one against
 * « bourgoin jallieu ». A fault is a letter too many, missing, wrong, or changed with its neighbour. Undefined when there
 * are more than are forgiven; the first letter is taken as right.
 *
 * @param typed letters and figures without spaces
 * @param name the name, words apart, written as `foldText` writes it
 */
export function typingFaults(typed: string, name: string): number | undefined {
	const allowed = FORGIVEN.find(({ letters }) => typed.length >= letters)?.faults ?? 0;
	if (allowed === 0 || typed[0] !== name[0]) return undefined;
	const words = name.split(" ");
	const least = words.reduce((best, _, index) => {
		const beginning = words.slice(0, index + 1).join("");
		if (Math.abs(beginning.length - typed.length) > allowed) return best;
		return Math.min(best, editDistance(typed, beginning));
	}, Number.POSITIVE_INFINITY);
	return least <= allowed ? least : undefined;
}

/** Optimal string alignment (Damerau–Levenshtein where no part is changed twice). */
function editDistance(a: string, b: string): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const changed = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped =
				i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : changed;
			row.push(Math.min(changed, swapped, at(last, j) + 1, at(row, j - 1) + 1));
		}
		before = last;
		last = row;
	}
	return at(last, b.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/*
 * People answer « Où êtes-vous ? » as they would answer a person: « à Voiron », « Grenoble centre », « 12 rue de la
 * République, Bourgoin-Jallieu, France ». These are the pieces of an answer that may be the name itself, likeliest first.
 */

/** Said around a name, and no name: a country, a region, where one stands to the town. */
const AROUND = new Set(
	(
		"a au aux en de d du des vers pres proche cote dans sur par chez devant je suis j habite ici c est" +
		" france fr isere rhone ain savoie haute drome loire ardeche auvergne alpes departement" +
		" commune ville village bourg centre hypercentre nord sud est ouest gare secteur quartier agglo agglomeration" +
		" arrondissement arrdt arr e er eme ieme bis ter"
	).split(" "),
);
const STREETS = new Set(
	"rue av avenue bd bld boulevard ch chemin rte route place pl impasse allee quai cours montee".split(" "),
);
/** What follows says where the place is, once it has been named. */
const ASIDE = new Set(["pres", "proche", "vers", "direction", "cote", "entre"]);
const LINKS = new Set("de d du des la le les l".split(" "));

/** Départements by name, where a postal code would narrow a name that several have. */
const DEPARTMENTS: Record<string, string> = {
	...{ ain: "01", ardeche: "07", drome: "26", isere: "38", loire: "42", rhone: "69", savoie: "73" },
	"haute savoie": "74",
};

/** One piece of an answer. */
export interface Piece {
	name: string;
	/** Asked about rather than taken for granted: « rue de Vienne » may be anywhere. */
	isUnsure: boolean;
}

/** « 38 » of « montagnieu isere »: only the last word says it, for « pont d ain » is a name. */
export function departmentSaid(plainly: string): string {
	const name = Object.keys(DEPARTMENTS).findLast((one) => plainly.endsWith(` ${one}`));
	return (name && DEPARTMENTS[name]) ?? "";
}

/**
 * @param segments what stands between commas and brackets, written as `foldText` writes it, figures left out
 * @param isName whether a run of words is a whole name
 */
export function piecesOf(segments: readonly string[], isName: (words: string) => boolean): Piece[] {
	// The town comes last in an address; « (près de Grenoble) » says where the town is.
	const lines = segments.map((segment) => segment.split(" ").filter(Boolean)).reverse();
	const ordered = [...lines.filter((words) => !isAside(words)), ...lines.filter(isAside)];
	const bare = ordered.map((words) => ({ name: withoutAround(words).join(" "), aside: isAside(words) }));
	const whole = bare.filter(({ name, aside }) => isName(name) && !aside);
	const parts = bare.filter(({ name }) => name !== "" && !whole.some((one) => one.name === name));
	const named = ordered.flatMap((words) => namesIn(words, isName));
	// « 12 rue de la République Bourgoin »: half a name at the end, or at the beginning.
	const ends = parts
		.flatMap(({ name }) => [name.slice(name.lastIndexOf(" ") + 1), name.split(" ")[0] ?? ""])
		.filter((word) => word.length > 4 && !STREETS.has(word));
	return [
		...whole.map(({ name }) => ({ name, isUnsure: whole.length > 1 })),
		...parts.map(({ name }) => ({ name, isUnsure: false })),
		...named,
		...ends.map((name) => ({ name, isUnsure: true })),
	];
}

const isAside = ([first = ""]: readonly string[]): boolean => ASIDE.has(first);

function withoutAround(words: readonly string[]): string[] {
	const from = words.findIndex((word) => !AROUND.has(word));
	const to = words.findLastIndex((word) => !AROUND.has(word));
	return from < 0 ? [] : words.slice(from, to + 1);
}

/** The longest names first, from the end; what is part of one is no other. */
function namesIn(words: readonly string[], isName: (words: string) => boolean): Piece[] {
	const taken = new Set<number>();
	const found: Piece[] = [];
	for (let length = words.length; length > 0; length--)
		for (let from = words.length - length; from >= 0; from--) {
			const at = Array.from({ length }, (_, offset) => from + offset);
			const name = words.slice(from, from + length).join(" ");
			if (at.some((index) => taken.has(index)) || AROUND.has(name) || !isName(name)) continue;
			for (const index of at) taken.add(index);
			found.push({ name, isUnsure: isStreet(words.slice(0, from)) });
		}
	// One name is sure; of two, nobody knows which is the place.
	return found.map((piece) => ({ ...piece, isUnsure: piece.isUnsure || found.length > 1 || words.includes("entre") }));
}

/** « 2 rue de » before a name: it is the street's. */
function isStreet(before: readonly string[]): boolean {
	const last = before.findLastIndex((word) => !LINKS.has(word));
	return last >= 0 && STREETS.has(before[last] ?? "");
}
