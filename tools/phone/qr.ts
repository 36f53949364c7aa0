/**
 * A QR code of at most 20 bytes (ISO/IEC 18004, version 2, level Q: a quarter of it may be dirty or torn). One size is all
 * that a phone number needs, and it spares block interleaving and version bits.
 */
const SIZE = 25;
const DATA_CODEWORDS = 22;
const CHECK_CODEWORDS = 22;
const MOST_BYTES = 20;
const LEVEL_Q = 0b11;

export type Modules = readonly (readonly boolean[])[];

/** Dark modules of the code of a text, row by row, without its quiet zone. */
export function qrModules(text: string): Modules {
	const bytes = new TextEncoder().encode(text);
	if (bytes.length > MOST_BYTES) throw new Error(`« ${text} » ne tient pas dans ce code QR (${MOST_BYTES} octets)`);
	const data = dataCodewords(bytes);
	const bits = [...data, ...checkCodewords(data)].flatMap((word) => bitsOf(word, 8));
	const candidates = MASKS.map((_, mask) => drawn(bits, mask));
	return candidates.toSorted((a, b) => penalty(a) - penalty(b))[0] ?? [];
}

const bitsOf = (value: number, length: number) =>
	Array.from({ length }, (_, index) => ((value >> (length - 1 - index)) & 1) === 1);

/** Byte mode, length, bytes, end, then the padding that the standard gives. */
function dataCodewords(bytes: Uint8Array): number[] {
	const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
	bits.push(...bitsOf(0, Math.min(4, DATA_CODEWORDS * 8 - bits.length)));
	const words = Array.from({ length: Math.ceil(bits.length / 8) }, (_, word) =>
		bits.slice(word * 8, word * 8 + 8).reduce((value, bit, index) => value | (Number(bit) << (7 - index)), 0),
	);
	for (let pad = 0xec; words.length < DATA_CODEWORDS; pad ^= 0xec ^ 0x11) words.push(pad);
	return words;
}

/** Product in the field of 256 elements of the standard (x⁸ + x⁴ + x³ + x² + 1). */
function product(a: number, b: number): number {
	let result = 0;
	for (let bit = 7; bit >= 0; bit--) {
		result = (result << 1) ^ ((result >> 7) * 0x11d);
		if ((b >> bit) & 1) result ^= a;
	}
	return result;
}

/** Reed-Solomon: the remainder of the data by the generator whose roots are the first powers of 2. */
function checkCodewords(data: readonly number[]): number[] {
	let generator = [1];
	for (let power = 0, root = 1; power < CHECK_CODEWORDS; power++, root = product(root, 2)) {
		const shifted = [...generator, 0];
		generator = shifted.map((value, index) => value ^ product(generator[index - 1] ?? 0, root));
	}
	const rest = [...data, ...Array<number>(CHECK_CODEWORDS).fill(0)];
	for (let index = 0; index < data.length; index++) {
		const factor = rest[index] ?? 0;
		for (const [offset, value] of generator.entries())
			rest[index + offset] = (rest[index + offset] ?? 0) ^ product(value, factor);
	}
	return rest.slice(data.length);
}

/** Which modules each mask turns over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
	(r, c) => (r + c) % 2 === 0,
	(r) => r % 2 === 0,
	(_, c) => c % 3 === 0,
	(r, c) => (r + c) % 3 === 0,
	(r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
	(r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
	(r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
	(r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function drawn(bits: readonly boolean[], mask: number): boolean[][] {
	const grid = fixedPatterns(mask);
	let next = 0;
	// Two columns at a time from the right, upwards then downwards; the column of the timing pattern is skipped.
	for (let right = SIZE - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
		for (let step = 0; step < SIZE; step++)
			for (const column of [right, right - 1]) {
				const row = up ? SIZE - 1 - step : step;
				const line = grid[row];
				if (!line || line[column] !== undefined) continue;
				line[column] = (bits[next++] ?? false) !== MASKS[mask]?.(row, column);
			}
	return grid.map((line) => Array.from(line, (module) => module ?? false));
}

/** Finders, timing, alignment and format; what is left undefined is for the data. */
function fixedPatterns(mask: number): (boolean | undefined)[][] {
	const grid = Array.from({ length: SIZE }, () => Array<boolean | undefined>(SIZE).fill(undefined));
	const set = (row: number, column: number, dark: boolean) => {
		const line = grid[row];
		if (line && column >= 0 && column < SIZE) line[column] = dark;
	};
	for (let index = 8; index < SIZE - 8; index++) {
		set(6, index, index % 2 === 0);
		set(index, 6, index % 2 === 0);
	}
	const square = (row: number, column: number, reach: number, isDark: (ring: number) => boolean) => {
		for (let y = -reach; y <= reach; y++)
			for (let x = -reach; x <= reach; x++) set(row + y, column + x, isDark(Math.max(Math.abs(y), Math.abs(x))));
	};
	const finder = (ring: number) => ring !== 2 && ring !== 4;
	square(3, 3, 4, finder);
	square(3, SIZE - 4, 4, finder);
	square(SIZE - 4, 3, 4, finder);
	square(SIZE - 7, SIZE - 7, 2, (ring) => ring !== 1);
	for (const [index, bit] of formatBits(mask).entries()) {
		const [row, column] = FORMAT_CORNER[index] ?? [8, 8];
		set(row, column, bit);
		if (index < 7) set(SIZE - 1 - index, 8, bit);
		else set(8, SIZE - 15 + index, bit);
	}
	set(SIZE - 8, 8, true);
	return grid;
}

/** Where the fifteen bits of the format stand around the first finder. */
const FORMAT_CORNER = [
	...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
	...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
];

function formatBits(mask: number): boolean[] {
	const format = (LEVEL_Q << 3) | mask;
	let rest = format << 10;
	for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
	return bitsOf(((format << 10) | rest) ^ 0x5412, 15);
}

/** The standard's four counts of what confuses a reader: long runs, blocks, false finders, too dark or too light. */
function penalty(grid: Modules): number {
	const columns = grid.map((_, index) => grid.map((line) => line[index] ?? false));
	let total = 0;
	for (const line of [...grid, ...columns]) {
		const text = line.map(Number).join("");
		for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
		total += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
	}
	for (let row = 1; row < SIZE; row++)
		for (let column = 1; column < SIZE; column++) {
			const around = [grid[row]?.[column - 1], grid[row - 1]?.[column], grid[row - 1]?.[column - 1]];
			if (around.every((module) => module === grid[row]?.[column])) total += 3;
		}
	const dark = grid.flat().filter(Boolean).length / SIZE ** 2;
	return total + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
