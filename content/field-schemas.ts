import * as v from "valibot";

const WEB_ADDRESS = "une adresse web commence par « https:// »";

/*
 * What facts are made of. Every object is strict: a misspelt field is an error, not a fact silently lost. The messages are
 * read by the owner when the build stops, so they are French and say what to write.
 */

/** Sentences with « {ville} » are filled in by the site: words that a fact brings must never look like one. */
const withoutBraces = v.pipe(
	v.string("un texte est attendu"),
	v.check((value) => !/[{}]/.test(value), "le site ne sait pas écrire d’accolade, des parenthèses conviennent"),
);
export const text = v.pipe(
	withoutBraces,
	v.metadata({ kind: "text" }),
	v.trim(),
	v.minLength(1, "le texte est vide"),
	v.check((value) => !/ {2}/.test(value), "deux espaces se suivent"),
);
export const textOrNone = withoutBraces;
/** A link that visitors press: to a page, never to a program. */
export const webAddress = v.pipe(
	text,
	v.metadata({ kind: "web" }),
	v.url(WEB_ADDRESS),
	v.regex(/^https?:/i, WEB_ADDRESS),
);
export const count = v.pipe(
	v.number("un nombre est attendu"),
	v.metadata({ kind: "whole" }),
	v.integer("un nombre entier est attendu"),
	v.minValue(0, "un nombre positif est attendu"),
);
export const atLeastOne = v.pipe(count, v.minValue(1, "1 au moins est attendu"));
export const percentage = v.pipe(count, v.maxValue(100, "100 au plus est attendu"));
export const year = v.pipe(
	v.number("une année est attendue"),
	v.metadata({ kind: "whole" }),
	v.integer("une année est attendue"),
	v.minValue(2000, "une année est attendue"),
);

/** Absent or null: not written yet. A new version may ask for what an older folder does not have. */
export const later = <const T extends v.GenericSchema>(schema: T) => v.exactOptional(v.nullable(schema));

/** At least `min` entries. */
export const listOf = <const T extends v.GenericSchema>(entry: T, min = 1) =>
	v.pipe(v.array(entry, "une liste est attendue"), v.minLength(min, `il faut au moins ${min} élément(s)`));
/** As many as the specification counts. */
export const exactly = <const T extends v.GenericSchema>(n: number, entry: T) =>
	v.pipe(v.array(entry, "une liste est attendue"), v.length(n, `il faut exactement ${n} élément(s)`));

/** How a value is typed and shown in the atelier (atelier/typed.ts). */
export type Kind =
	| "text"
	| "long"
	| "phone"
	| "email"
	| "web"
	| "euros"
	| "whole"
	| "day"
	| "hour"
	/** Of one day: « 8 h–12 h, 14 h–18 h ». */
	| "hours"
	| "yes-no"
	| "days"
	/** Ticks, of the names that the field offers. */
	| "set"
	| "rating"
	/** Ticked or not: what it means, its unit says. */
	| "tick";

/** How the atelier asks for a fact, besides its name. */
export interface Question {
	kind?: Kind;
	/** The question, where it is not the name. */
	label?: string;
	/** Why it is asked, in the words of the law or of the site. */
	why?: string;
	example?: string;
	/** Characters; longer than a page has room for is said at once. */
	atMost?: number;
	/** An answer that one tick gives. */
	ready?: string;
	/** Point of the publication check that it settles. */
	point?: string;
	/** The text that asks for it. */
	law?: string;
}

/** Under a name that the owner knows: what is wrong is said with it. */
export const named = <const T extends v.GenericSchema>(name: string, schema: T, question: Question = {}) =>
	v.pipe(schema, v.title(name), v.metadata({ ...question }));
