/** Closed lines around all that reaches a level, in kilometres of the map (marching squares). */
import { nightMap as EXTENT } from "#content/night-map.ts";
import type { Point } from "../paths.ts";
import type { Field } from "./relief.ts";

/** Rings around where the field is above `level`; its edge counts as below, so that every ring is closed. */
export function ringsAbove(field: Field, level: number): Point[][] {
	const segments = segmentsOf(field, level);
	const rings: Point[][] = [];
	for (const [start] of segments) {
		const ring: Point[] = [];
		let key = start;
		for (let next = segments.get(key); next; next = segments.get(key)) {
			segments.delete(key);
			ring.push(next.from);
			key = next.to;
		}
		if (ring.length > 3) rings.push(ring);
	}
	return rings;
}

/** Corners of a cell: north-west, north-east, south-east, south-west; its sides: north, east, south, west. */
const CASES: Record<number, [number, number][]> = {
	1: [[3, 0]],
	2: [[0, 1]],
	3: [[3, 1]],
	4: [[1, 2]],
	5: [
		[3, 0],
		[1, 2],
	],
	6: [[0, 2]],
	7: [[3, 2]],
	8: [[2, 3]],
	9: [[2, 0]],
	10: [
		[0, 1],
		[2, 3],
	],
	11: [[2, 1]],
	12: [[1, 3]],
	13: [[1, 0]],
	14: [[0, 3]],
};

/** Every piece of line by the side where it begins; above lies on its right. */
function segmentsOf({ columns, rows, values }: Field, level: number) {
	const at = (column: number, row: number) =>
		column <= 0 || row <= 0 || column >= columns - 1 || row >= rows - 1
			? Number.NEGATIVE_INFINITY
			: (values[row * columns + column] ?? 0) - level;
	const segments = new Map<string, { from: Point; to: string }>();
	for (let row = 0; row < rows - 1; row++) {
		for (let column = 0; column < columns - 1; column++) {
			const [nw, ne, se, sw] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
			const kind = (nw > 0 ? 1 : 0) + (ne > 0 ? 2 : 0) + (se > 0 ? 4 : 0) + (sw > 0 ? 8 : 0);
			const sides = [
				{ key: `h${column},${row}`, x: column + crossing(nw, ne), y: row },
				{ key: `v${column + 1},${row}`, x: column + 1, y: row + crossing(ne, se) },
				{ key: `h${column},${row + 1}`, x: column + crossing(sw, se), y: row + 1 },
				{ key: `v${column},${row}`, x: column, y: row + crossing(nw, sw) },
			] as const;
			for (const [from, to] of CASES[kind] ?? []) {
				const [a, b] = [sides[from as 0], sides[to as 0]];
				segments.set(a.key, { from: { x: a.x + EXTENT.left, y: a.y + EXTENT.top }, to: b.key });
			}
		}
	}
	return segments;
}

/** Where between two corners the level lies. */
function crossing(a: number, b: number): number {
	if (!Number.isFinite(a) || !Number.isFinite(b)) return 0.5;
	return a === b ? 0.5 : a / (a - b);
}
