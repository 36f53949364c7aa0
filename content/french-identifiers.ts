/** Figures without the spaces that people put between them. */
const figuresOf = (typed: string): string => typed.replace(/\s/g, "");

/** Nine figures, whatever their spaces, of which Luhn's sum is a multiple of ten (INSEE). */
export function isSiren(typed: string): boolean {
	const figures = figuresOf(typed);
	if (!/^\d{9}$/.test(figures)) return false;
	const sum = [...figures].reduce((total, figure, index) => {
		const value = Number(figure) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}

/** Fourteen figures: a SIREN, then which of its establishments (INSEE). */
const isSiret = (typed: string): boolean => /^\d{14}$/.test(figuresOf(typed));

/** What was typed, or the SIREN in it where a whole SIRET was: official papers print that one. */
export function sirenIn(typed: string): string {
	const [first = ""] = /^(?:\s*\d){9}/.exec(typed) ?? [];
	return isSiret(typed) && isSiren(first) ? first.trim() : typed;
}

/** Why it is no SIREN. */
export function sirenFault(typed: string): string {
	if (isSiret(typed))
		return sirenIn(typed) === typed
			? "ce numéro SIRET n’a pas la bonne clé : le SIREN en est les neuf premiers chiffres, à relire un à un"
			: "ces quatorze chiffres sont un SIRET : le SIREN en est les neuf premiers";
	return /^\d{9}$/.test(figuresOf(typed))
		? "ce numéro SIREN n’a pas la bonne clé : neuf chiffres, à relire un à un"
		: "un numéro SIREN a neuf chiffres, les premiers de votre SIRET";
}

/** « FR », a key of two figures, then a SIREN: key = (12 + 3 × (SIREN mod 97)) mod 97 (article 286 ter du CGI, BOFiP). */
export function isVatNumber(typed: string): boolean {
	const [, key, siren = ""] = /^FR(\d{2})(\d{9})$/i.exec(typed.replace(/\s/g, "")) ?? [];
	return key !== undefined && isSiren(siren) && Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}
