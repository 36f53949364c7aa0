/**
 * The key is cut to the phone number: ten cuts, depth = digit (0 leaves the blade whole, 9 cuts deepest). Change the
 * number in content/ and the logo and every divider are cut anew.
 */

/** National digits of a number such as "+33465710038": ten of them, 0 to 9. Throws when there are not ten. */
export function nationalDigits(phone: string): number[] {
	const digits = [...phone.replace(/^\+33/, "0").replace(/\D/g, "")].map(Number);
	if (digits.length !== 10) throw new Error(`Dix chiffres sont attendus dans le numéro «\u202f${phone}\u202f»`);
	return digits;
}

type Blade = {
	/** Length of the bitting along x. */
	length: number;
	/** How far 9 reaches from the uncut edge: positive cuts downwards. */
	depth: number;
};

/**
 * The notched edge as SVG path commands, all relative: it continues a path that stands at the edge's beginning, and stops
 * at the last cut's end. Flat-bottomed cuts with sloping sides, as a key-cutting wheel leaves them. Each page carries two.
 */
export function bittingPath(digits: readonly number[], { length, depth }: Blade): string {
	const step = length / digits.length;
	// A tenth along the blade is finer than a screen; depths say the digits, so they keep more. Steps go from rounded place
	// to rounded place, so that ten of them do not drift.
	let at = 0;
	const along = (steps: number) => {
		const from = at;
		at = Math.round(steps * step * 10) / 10;
		return written(Math.round((at - from) * 10) / 10);
	};
	return digits
		.map((digit, cut) => {
			if (digit === 0) return "";
			const y = Math.round((digit / 9) * depth * 100) / 100;
			return `h${along(cut + 0.12)}l${along(cut + 0.36)} ${written(y)}h${along(cut + 0.68)}l${along(cut + 0.92)} ${written(-y)}`;
		})
		.join("");
}

/** As short as a path may have it: no zero before the point. */
const written = (value: number) => String(value).replace(/^(-?)0\./, "$1.");
