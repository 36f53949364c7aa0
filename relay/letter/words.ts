/** Time in France as it is read aloud: « samedi 14 mars 2026 à 10 h 26 ». */
export function frenchDate(timeMs: number): string {
	const zone = { timeZone: "Europe/Paris" } as const;
	const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", ...zone }).format(timeMs);
	const clock = new Intl.DateTimeFormat("fr-FR", { hour: "numeric", minute: "2-digit", ...zone }).formatToParts(timeMs);
	const part = (type: string) => clock.find((entry) => entry.type === type)?.value ?? "";
	return `${day} à ${Number(part("hour"))}\u00a0h\u00a0${part("minute")}`;
}

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

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text for HTML, in content as in quoted attributes. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
