/**
 * Reads a QR code from a picture of it, by the standard and apart from the encoder: finds the dark square, reads the
 * format, takes the mask off, checks every Reed-Solomon syndrome, then reads the bytes. For one block of data only
 * (version 2, level Q), which is what the site draws.
 */
export interface Image {
	data: Uint8Array;
	width: number;
	height: number;
}

export interface Reading {
	text: string;
	size: number;
	/** Light modules between the code and each edge of the picture: left, top, right, bottom. */
	quiet: number[];
	level: string;
	/** Reed-Solomon syndromes: all zero when no module is wrong. */
	syndromes: number[];
}

/** `image` is grey, one byte for each pixel. */
export function readQr({ data, width, height }: Image): Reading {
	const isDark = (x: number, y: number) => (data[y * width + x] ?? 255) < 128;
	const dark = [...data.keys()].filter((index) => isDark(index % width, Math.floor(index / width)));
	const xs = dark.map((index) => index % width);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [top, bottom] = [dark.at(0) ?? 0, dark.at(-1) ?? 0].map((index) => Math.floor(index / width)) as [
		number,
		number,
	];
	// The finder's first line is seven modules of dark.
	let run = 0;
	while (isDark(left + run, top)) run++;
	const module = run / 7;
	const size = Math.round((right - left + 1) / module);
	const at = (row: number, column: number) =>
		Number(isDark(Math.floor(left + (column + 0.5) * module), Math.floor(top + (row + 0.5) * module)));
	const quiet = [left, top, width - 1 - right, height - 1 - bottom].map((pixels) => pixels / module);

	// Fifteen bits along the first finder, turned over by 101010000010010; the first five are level and mask.
	const format = [0, 1, 2, 3, 4].map((column) => at(8, column)).join("");
	const [level, mask] = [(Number.parseInt(format, 2) ^ 0b10101) >> 3, (Number.parseInt(format, 2) ^ 0b10101) & 7];
	const words = codewords(size, (row, column) => at(row, column) ^ Number(turned(mask, row, column)));
	const bits = words.map((word) => word.toString(2).padStart(8, "0")).join("");
	const length = Number.parseInt(bits.slice(4, 12), 2);
	const bytes = Array.from({ length }, (_, i) => Number.parseInt(bits.slice(12 + i * 8, 20 + i * 8), 2));
	const isBytes = bits.startsWith("0100");
	return {
		text: isBytes ? new TextDecoder().decode(Uint8Array.from(bytes)) : "",
		size,
		quiet,
		level: "MLHQ"[level] ?? "",
		syndromes: syndromes(words.slice(0, 44), 22),
	};
}

/** Eight bits at a time along the standard's snake, function modules left out. */
function codewords(size: number, read: (row: number, column: number) => number): number[] {
	const bits: number[] = [];
	for (let pair = 0; pair < (size - 1) / 2; pair++) {
		const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
		for (let step = 0; step < size; step++) {
			const row = pair % 2 === 0 ? size - 1 - step : step;
			for (const column of [right, right - 1]) if (isData(size, row, column)) bits.push(read(row, column));
		}
	}
	return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
		Number.parseInt(bits.slice(word * 8, word * 8 + 8).join(""), 2),
	);
}

function isData(size: number, row: number, column: number): boolean {
	const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
	const isAlignment = Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
	return !isFinder && !isAlignment && row !== 6 && column !== 6;
}

function turned(mask: number, i: number, j: number): boolean {
	const conditions = [
		(i + j) % 2,
		i % 2,
		j % 3,
		(i + j) % 3,
		((i >> 1) + Math.floor(j / 3)) % 2,
		((i * j) % 2) + ((i * j) % 3),
		(((i * j) % 2) + ((i * j) % 3)) % 2,
		(((i + j) % 2) + ((i * j) % 3)) % 2,
	];
	return conditions[mask] === 0;
}

/** The received word, as a polynomial, at the first powers of 2: by tables of logarithms, not as the encoder computes. */
function syndromes(words: readonly number[], count: number): number[] {
	const powers = [1];
	for (let n = 1; n < 255; n++) {
		const twice = (powers[n - 1] ?? 0) * 2;
		powers.push(twice > 255 ? twice ^ 285 : twice);
	}
	return Array.from({ length: count }, (_, root) =>
		words.reduce((sum, word, index) => {
			if (word === 0) return sum;
			const exponent = powers.indexOf(word) + root * (words.length - 1 - index);
			return sum ^ (powers[exponent % 255] ?? 0);
		}, 0),
	);
}
