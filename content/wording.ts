/** Figures as French says them, with the no-break space that keeps a number beside its unit. */
const HARD_SPACE = "\u00a0";
const NARROW_SPACE = "\u202f";
type Span = { readonly min: number; readonly max: number };

export const years = (n: number): string => `${n}${HARD_SPACE}${n > 1 ? "ans" : "an"}`;
export const months = (n: number): string => `${n}${HARD_SPACE}mois`;
export const hours = (n: number): string => `${n}${HARD_SPACE}h`;
export const minutes = (n: number): string => `${n}${HARD_SPACE}min`;
export const km = (n: number): string => `${n}${HARD_SPACE}km`;
/** « moins de 1 km » rather than none. */
export const kmOrLess = (n: number): string => (n > 0 ? km(n) : `moins de ${km(1)}`);
export const percent = (n: number): string => `${n}${NARROW_SPACE}%`;
/** « 60 € », « 49,50 € ». */
export const euros = (n: number): string =>
	`${Number.isInteger(n) ? n : n.toFixed(2).replace(".", ",")}${NARROW_SPACE}€`;

/** « 15 à 30 min »; `unit` is « min », « heures », « jours ouvrés »… */
export const span = (range: Span, unit: string): string => `${range.min} à ${range.max}${HARD_SPACE}${unit}`;

/** « 30–60 min »: the same as a figure set large. */
export const range = (span: Span, unit: string): string => `${span.min}–${span.max}${HARD_SPACE}${unit}`;

/** « carte, chèque ou espèces ». */
export const either = (words: readonly string[]): string => joined(words, "ou");
/** « CE, NF et CNPP ». */
export const all = (words: readonly string[]): string => joined(words, "et");

/** « De 7 h à 22 h » at the head of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** « une ouverture de porte » within one. */
export const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function joined(words: readonly string[], last: string): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

/** Whatever the space, the same words. */
export const spaced = (text: string): string => text.replace(/\s+/g, " ");

/** As words of their own: « 1 an » is neither in « 1 ans » nor in « 11 an ». */
export function holds(text: string, words: string): boolean {
	const escaped = spaced(words).replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
	return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "u").test(text);
}

/** Where a sentence ends and the next begins. */
export const BETWEEN_SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu}|«)/u;

/** What a result page shows whole, in characters. */
export const SHOWN_WHOLE = { title: 60, description: 160 };
/** A description without its last sentences, where an owner's hours or name make it longer than a result page shows. */
export function shortened(description: string): string {
	if (description.length <= SHOWN_WHOLE.description) return description;
	const sentences = description.split(BETWEEN_SENTENCES);
	return sentences.length < 2 ? description : shortened(sentences.slice(0, -1).join(" "));
}
