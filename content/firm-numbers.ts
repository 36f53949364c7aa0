/* Numbers that France gives to firms: SIREN, SIRET, VAT. */

/** Figures without the spaces that people put between them. */
const figuresOf = (typed: string): string => typed.replace(/\s/g, "");

/** Nine figures, whatever their spaces, of which Luhn's sum is a multiple of ten (INSEE). */
export function isSiren(typed: string): boolean {
	const figures = figuresOf(typed);
	return /^\d{9}$/.test(figures) && luhn(figures) % 10 === 0;
}

/** Every second figure from the right is doubled. */
const luhn = (figures: string): number =>
	[...figures].toReversed().reduce((total, figure, index) => {
		const value = Number(figure) * (index % 2 === 1 ? 2 : 1);
		return total + (value > 9 ? value - 9 : value);
	}, 0);

/** The offices of La Poste have another sum: that of the figures, a multiple of five. */
const LA_POSTE = "356000000";
const isSoundSiret = (figures: string): boolean =>
	luhn(figures) % 10 === 0 ||
	(figures.startsWith(LA_POSTE) && [...figures].reduce((sum, figure) => sum + Number(figure), 0) % 5 === 0);

/** Fourteen figures: a SIREN, then which of its establishments (INSEE). */
const isSiret = (typed: string): boolean => /^\d{14}$/.test(figuresOf(typed));

/** What was typed, or the SIREN in it where a whole SIRET was: official papers print that one. */
export function sirenIn(typed: string): string {
	const [first = ""] = /^(?:\s*\d){9}/.exec(typed) ?? [];
	return isSiret(typed) && isSiren(first) && isSoundSiret(figuresOf(typed)) ? first.trim() : typed;
}

/** Why it is no SIREN. */
export function sirenFault(typed: string): string {
	if (isSiret(typed))
		return sirenIn(typed) === typed
			? "ce numéro SIRET n’existe pas, un de ses chiffres est faux : relisez-les un à un. Le SIREN en est les neuf premiers"
			: "ces quatorze chiffres sont un SIRET : le SIREN en est les neuf premiers";
	return /^\d{9}$/.test(figuresOf(typed))
		? "ce numéro SIREN n’existe pas, un de ses neuf chiffres est faux : relisez-les un à un"
		: "un numéro SIREN a neuf chiffres, les premiers de votre SIRET";
}

/** What is wrong with one, and which goes with the SIREN in it. */
export function vatFault(typed: string): string {
	const siren = typed.replace(/\s/g, "").slice(-9);
	return isSiren(siren)
		? `les deux chiffres après «\u202fFR\u202f» ne vont pas avec ce SIREN\u202f: son numéro de TVA serait FR${vatKey(siren)} ${siren}`
		: "un numéro de TVA s’écrit «\u202fFR\u202f», deux chiffres, puis votre SIREN";
}

const vatKey = (siren: string): string => String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0");

/** « FR », a key of two figures, then a SIREN: key = (12 + 3 × (SIREN mod 97)) mod 97 (article 286 ter du CGI, BOFiP). */
export function isVatNumber(typed: string): boolean {
	const [, key, siren = ""] = /^FR(\d{2})(\d{9})$/i.exec(typed.replace(/\s/g, "")) ?? [];
	return key !== undefined && isSiren(siren) && key === vatKey(siren);
}
