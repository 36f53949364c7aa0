/** Nine figures, whatever their spaces, of which Luhn's sum is a multiple of ten (INSEE). */
export function isSiren(typed: string): boolean {
	const figures = typed.replace(/\s/g, "");
	if (!/^\d{9}$/.test(figures)) return false;
	const sum = [...figures].reduce((total, figure, index) => {
		const value = Number(figure) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** « FR », a key of two figures, then a SIREN: key = (12 + 3 × (SIREN mod 97)) mod 97 (article 286 ter du CGI, BOFiP). */
export function isVatNumber(typed: string): boolean {
	const [, key, siren = ""] = /^FR(\d{2})(\d{9})$/i.exec(typed.replace(/\s/g, "")) ?? [];
	return key !== undefined && isSiren(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}
