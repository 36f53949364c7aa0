/** The relief as a field of altitudes, then as tones of light, as an engraver shades a plate: lit from the north-west. */
import { nightMap as EXTENT } from "#content/night-map.ts";
import { type Position, project } from "#content/projection.ts";
import { CRESTS } from "./crests.ts";
import { RIVERS, VALLEYS } from "./traced.ts";

const CELL_KM = 1;
const COLUMNS = EXTENT.width / CELL_KM + 1;
const ROWS = EXTENT.height / CELL_KM + 1;
const SWEEPS = 600;
const OVER_RELAXATION = 1.8;
/** Heights count that many times, as on every relief of a whole region. */
const EXAGGERATION = 2.6;

/** Values at the corners of a grid of square cells, row by row from the north-west. */
export type Field = { columns: number; rows: number; values: Float64Array };
/** A place whose ground is known: `metres` above the sea. */
export type Height = { position: Position; metres: number };

/**
 * Altitudes that join crests, rivers and towns as a stretched sheet does (Laplace), so that slopes fall straight from crest
 * to valley. Invented is nothing, but everything between the known lines is smooth.
 */
export function altitudes(towns: readonly Height[]): Field {
	const values = new Float64Array(COLUMNS * ROWS).fill(350);
	const known = new Uint8Array(COLUMNS * ROWS);
	const fix = (x: number, y: number, metres: number) => {
		const [column, row] = [Math.round((x - EXTENT.left) / CELL_KM), Math.round((y - EXTENT.top) / CELL_KM)];
		if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return;
		values[row * COLUMNS + column] = metres;
		known[row * COLUMNS + column] = 1;
	};
	for (const { position, metres } of towns) {
		const { x, y } = project(position);
		fix(x, y, metres);
	}
	for (const {
		places,
		metres: [source, mouth],
	} of [...VALLEYS, ...RIVERS]) {
		const share = (index: number) => index / (places.length - 1);
		along(
			places.map(([north, east], index) => [north, east, source + (mouth - source) * share(index)]),
			fix,
		);
	}
	for (const crest of Object.values(CRESTS).flat()) along(crest, fix);
	relax(values, known);
	return { columns: COLUMNS, rows: ROWS, values };
}

/** Every half cell of a line, its height between those of its ends. */
function along(
	line: readonly (readonly [number, number, number])[],
	fix: (x: number, y: number, metres: number) => void,
) {
	for (const [index, [north, east, metres]] of line.entries()) {
		const { x, y } = project([north, east]);
		fix(x, y, metres);
		const before = line[index - 1];
		if (!before) continue;
		const from = project([before[0], before[1]]);
		const steps = Math.ceil((2 * Math.hypot(x - from.x, y - from.y)) / CELL_KM);
		for (let step = 1; step < steps; step++) {
			const t = step / steps;
			fix(from.x + (x - from.x) * t, from.y + (y - from.y) * t, before[2] + (metres - before[2]) * t);
		}
	}
}

function relax(values: Float64Array, known: Uint8Array) {
	const at = (column: number, row: number) =>
		values[Math.min(ROWS - 1, Math.max(0, row)) * COLUMNS + Math.min(COLUMNS - 1, Math.max(0, column))] ?? 0;
	for (let sweep = 0; sweep < SWEEPS; sweep++) {
		for (let row = 0; row < ROWS; row++) {
			for (let column = 0; column < COLUMNS; column++) {
				const here = row * COLUMNS + column;
				if (known[here]) continue;
				const mean = (at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1)) / 4;
				values[here] = (values[here] ?? 0) + OVER_RELAXATION * (mean - (values[here] ?? 0));
			}
		}
	}
}

/** How much more light than level ground a slope has from a lamp in the north-west: 0 on the plain, about 1 and -1 at most. */
export function shade({ columns, rows, values }: Field): Field {
	const at = (column: number, row: number) =>
		values[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
	const metresPerStep = 2000 * CELL_KM;
	const shades = values.map((_, here) => {
		const [column, row] = [here % columns, Math.floor(here / columns)];
		const east = ((at(column + 1, row) - at(column - 1, row)) / metresPerStep) * EXAGGERATION;
		const south = ((at(column, row + 1) - at(column, row - 1)) / metresPerStep) * EXAGGERATION;
		// Rising eastward and southward faces the lamp.
		return ((east + south) * Math.SQRT1_2) / Math.sqrt(1 + east * east + south * south);
	});
	return { columns, rows, values: shades };
}
