/**
 * The key is cut to the phone number: ten cuts at the same pitch, the greater the digit the deeper. Change the number in
 * content/ and the logo, the key to call by and every divider are cut anew.
 */

/** National digits of a number such as "+33465710038": ten of them, 0 to 9. Throws when there are not ten. */
export function nationalDigits(phone: string): number[] {
	const digits = [...phone.replace(/^\+33/, "0").replace(/\D/g, "")].map(Number);
	if (digits.length !== 10) throw new Error(`Dix chiffres sont attendus dans le numéro «\u202f${phone}\u202f»`);
	return digits;
}

/**
 * Fewer and bolder cuts for a key a few millimetres long, where ten would be a saw: one for each pair of digits as the number
 * is read aloud, as deep as the mean of the two.
 */
export function pairsOf(digits: readonly number[]): number[] {
	return digits.flatMap((digit, index) => (index % 2 === 0 ? [] : [(digit + (digits[index - 1] ?? 0)) / 2]));
}

type Blade = {
	/** Length of the bitting along x. */
	length: number;
	/** How far 9 reaches from the uncut edge: positive cuts downwards. */
	depth: number;
};

/** Of the deepest cut: even a 0 is seen, or the number would have gaps. */
const SHALLOWEST = 0.3;

/** Of the pitch: the flat bottom, and the length of a side of the deepest cut. What is left between two of those is a ridge. */
const BOTTOM = 0.3;

const SIDE = 0.3;

/** How deep a digit cuts. @param depth of a 9 */
export const depthOf = (digit: number, depth: number) => depth * (SHALLOWEST + ((1 - SHALLOWEST) * digit) / 9);

/**
 * The notched edge as SVG path commands, all relative: it continues a path that stands at the edge's beginning, and stops
 * at the last cut's end. Flat bottoms, and sides at one angle whatever the depth, as one cutting wheel leaves them.
 */
export function bittingPath(digits: readonly number[], { length, depth }: Blade): string {
	const pitch = length / digits.length;
	// A thousandth of the blade is finer than a screen; depths say the digits, so they keep more. Steps go from rounded place
	// to rounded place, so that ten of them do not drift.
	const grain = length < 500 ? 10 : 1;
	let at = 0;
	const along = (place: number) => {
		const from = at;
		at = Math.round(place * grain) / grain;
		return written(Math.round((at - from) * grain) / grain);
	};
	return digits
		.map((digit, cut) => {
			const y = Math.round(depthOf(digit, depth) * 10 * grain) / (10 * grain);
			const middle = (cut + 0.5) * pitch;
			const inner = (BOTTOM / 2) * pitch;
			const outer = inner + (SIDE * pitch * y) / depth;
			return `h${along(middle - outer)}l${along(middle - inner)} ${written(y)}h${along(middle + inner)}l${along(middle + outer)} ${written(-y)}`;
		})
		.join("");
}

/** As short as a path may have it: no zero before the point. */
const written = (value: number) => String(value).replace(/^(-?)0\./, "$1.");
