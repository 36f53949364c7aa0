import { WEEK } from "./shapes.ts";

/** Figures as French says them, with the no-break space that keeps a number beside its unit. */
const HARD_SPACE = "\u00a0";
const NARROW_SPACE = "\u202f";
type Span = { readonly min: number; readonly max: number };

/** « 2 ans »; « 6 mois » of half a year. */
export const years = (n: number): string => (n % 1 ? months(n * 12) : `${n}${HARD_SPACE}${n > 1 ? "ans" : "an"}`);
export const months = (n: number): string => `${n}${HARD_SPACE}mois`;
export const hours = (n: number): string => `${n}${HARD_SPACE}h`;
/** A short delay counts by day: « 2 h en journée »; one that spans a night says so itself: « 24 h ». */
export const byDay = (n: number): string => (n < 12 ? `${hours(n)} en journée` : hours(n));
export const minutes = (n: number): string => `${n}${HARD_SPACE}min`;
/** Beside every time of a journey. */
export const ABOUT = "environ";
/** « 25 min environ »: of a journey not yet made nothing surer is said, and of one that nobody can estimate, this alone. */
export const aboutMinutes = (n: number | undefined): string =>
	n === undefined ? "à confirmer par téléphone" : `${minutes(n)} ${ABOUT}`;
export const km = (n: number): string => `${n}${HARD_SPACE}km`;
/** « moins de 1 km » rather than none. */
export const kmOrLess = (n: number): string => (n > 0 ? km(n) : `moins de ${km(1)}`);
export const percent = (n: number): string => `${n}${NARROW_SPACE}%`;
/** « 60 € », « 49,50 € », « 2 400 € ». */
export function euros(n: number): string {
	const [whole = "", cents] = n.toFixed(2).split(".");
	return `${integer(Number(whole))}${cents === "00" ? "" : `,${cents}`}${NARROW_SPACE}€`;
}

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

const DAY_MS = 86_400_000;

/** That many days after a day, « 2026-11-25 » and back. Counted from noon: days of 23 and 25 hours are one. */
export const addDays = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** « mardi » of « 2027-08-03 ». */
export const weekdayOf = (day: string): (typeof WEEK)[number] =>
	WEEK[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] as (typeof WEEK)[number];

/** Day in Paris, « 2027-08-03 », whatever the clock of a visitor or a server is set to. */
export const todayInParis = (): string => new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });

export const MONTHS = [
	...["janvier", "février", "mars", "avril", "mai", "juin"],
	...["juillet", "août", "septembre", "octobre", "novembre", "décembre"],
];

/** « 3 août 2027 », « 1er août »: as much of it as asked for. */
export function dayInWords(day: string, parts: "day" | "month" | "year"): string {
	const [year, month, date] = day.split("-").map(Number);
	const said = [date === 1 ? "1er" : date, MONTHS[(month ?? 1) - 1], year];
	return said.slice(0, { day: 1, month: 2, year: 3 }[parts]).join("\u00a0");
}

/**
 * Puts values into a sentence: « Serrurier {aVille} » with { aVille: "à Voiron" }. Throws on a name that has no value,
 * so that a misspelt placeholder stops the build rather than reaching a visitor.
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
	return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = values[name];
		if (value === undefined)
			throw new Error(`«\u202f{${name}}\u202f» n’a pas de valeur dans «\u202f${sentence}\u202f»`);
		return value;
	});
}

/** The same for every sentence of a template, however deep: the result has the template's shape. */
export function fillAll<T>(template: T, values: Readonly<Record<string, string>>): T {
	if (typeof template === "string") return fill(template, values) as T;
	if (Array.isArray(template)) return template.map((entry) => fillAll(entry, values)) as T;
	if (typeof template !== "object" || template === null) return template;
	return Object.fromEntries(Object.entries(template).map(([key, entry]) => [key, fillAll(entry, values)])) as T;
}

/** 30151 → « 30 151 », with the narrow no-break space that French puts between thousands. */
export function integer(value: number): string {
	return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/**
 * French of town names. A name that opens with « Le » or « Les » melts into its preposition, and keeps its article
 * otherwise: au Péage-de-Roussillon, aux Abrets, à La Tronche, d’Échirolles, de L’Isle-d’Abeau.
 */

/** « à Voiron », « au Grand-Lemps », « aux Avenières Veyrins-Thuellin », « à La Tronche ». */
export function atTown(name: string): string {
	if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
	return `à ${name}`;
}

/** « de Voiron », « du Grand-Lemps », « des Avenières Veyrins-Thuellin », « d’Heyrieux ». */
export function ofTown(name: string): string {
	if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
	// Heyrieux is the only name in H of the list, and its h is mute.
	return /^[AEIOUYHÀÂÉÈÊËÎÏÔÙÛ]/.test(name) ? `d’${name}` : `de ${name}`;
}
