/**
 * The key is cut to the phone number: ten cuts, depth = digit (0 leaves the blade whole, 9 cuts deepest). Change the
 * number in content/ and the logo and every divider are cut anew.
 */

/** National digits of a number such as "+33465710038": ten of them, 0 to 9. Throws when there are not ten. */
export function nationalDigits(phone: string): number[] {
	const digits = [...phone.replace(/^\+33/, "0").replace(/\D/g, "")].map(Number);
	if (digits.length !== 10) throw new Error(`Dix chiffres sont attendus dans le numéro « ${phone} »`);
	return digits;
}

type Blade = {
	/** Length of the bitting along x, from 0. */
	length: number;
	/** y of the uncut edge. */
	edge: number;
	/** How far 9 reaches from the edge: positive cuts downwards. */
	depth: number;
};

/**
 * The notched edge as SVG path commands, from (0, edge) to (length, edge): flat-bottomed cuts with sloping sides, as a
 * key-cutting wheel leaves them. Begins with a line command, so that it can continue any path.
 */
export function bittingPath(digits: readonly number[], { length, edge, depth }: Blade): string {
	const step = length / digits.length;
	// A tenth along the blade is finer than a screen; depths say the digits, so they keep more.
	const along = (value: number) => Math.round(value * 10) / 10;
	const round = (value: number) => Math.round(value * 100) / 100;
	return digits
		.map((digit, position) => {
			const y = round(edge + (digit / 9) * depth);
			const from = position * step;
			return `L${along(from + step * 0.12)} ${edge}L${along(from + step * 0.36)} ${y}H${along(from + step * 0.68)}L${along(from + step * 0.92)} ${edge}`;
		})
		.concat(`L${length} ${edge}`)
		.join("");
}
