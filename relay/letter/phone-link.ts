/**
 * Where a number as typed can be dialled: « tel:+33465710038 ». Nothing when it holds no number, since a link that
 * dials something else would be worse than none.
 */
export function phoneLink(typed: string): string | undefined {
	// A note may follow (« après 18 h », « poste 12 »): only what stands before it is dialled.
	const written = /^\s*\+?[\d\s().\-/\u00a0\u202f]+/.exec(typed)?.[0] ?? "";
	const international = written.trim().startsWith("+");
	const digits = (international ? written.replace("(0)", "") : written).replace(/\D/g, "");
	if (digits.length < 6 || digits.length > 15) return undefined;
	if (international) return `tel:+${digits}`;
	if (digits.startsWith("00")) return `tel:+${digits.slice(2)}`;
	return /^0[1-9]\d{8}$/.test(digits) ? `tel:+33${digits.slice(1)}` : `tel:${digits}`;
}
