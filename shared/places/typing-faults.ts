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
 * @param name the name, words apart, written as `plain` writes it
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
