import * as v from "valibot";
import { DEARER_DAYS, WEEK } from "./shapes.ts";
import { capital } from "./wording.ts";

const WEB_ADDRESS = "une adresse web est attendue, comme « https://www.exemple.fr »";

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
/** Years, or three months of one: « 0.5 » is six months. */
export const guarantee = v.pipe(
	v.number("une durée est attendue"),
	v.metadata({ kind: "years" }),
	v.minValue(0.25, "trois mois au moins"),
	v.maxValue(30, "c’est plus que le site n’en attend\u202f: 30 ans au plus"),
	v.check((years) => Number.isInteger(years * 4), "une garantie se compte en années, ou en mois par trois"),
);
export const atLeastOne = v.pipe(count, v.minValue(1, "1 au moins est attendu"));
/** What nobody means beyond is a slip of the finger: « 4050 » for 50. */
export const oneTo = (most: number) =>
	v.pipe(atLeastOne, v.maxValue(most, `c’est plus que le site n’en attend\u202f: ${most} au plus`));
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
	/** « 2 », « 2 ans », « 6 mois ». */
	| "years"
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

/* How the registry (content/owner-schemas.ts) takes hours: the same every day, or day by day. */

/** How a fact is asked for. */
export function questionOf(schema: v.GenericSchema): Question & { isOptional: boolean } {
	const question = v.getMetadata(schema) as Question;
	const [inner] = "pipe" in schema ? (schema.pipe as v.GenericSchema[]) : [];
	const within = inner ?? (schema as { wrapped?: v.GenericSchema }).wrapped;
	const isOptional = /^(nullable|exact_optional)$/.test(schema.type);
	if (within === undefined) return { ...question, isOptional };
	const below = questionOf(within);
	return { ...below, ...question, isOptional: isOptional || below.isOptional };
}

export const time = v.nullable(
	v.pipe(
		text,
		v.metadata({ kind: "hour" }),
		v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "une heure s’écrit «\u202f07:00\u202f»\u202f; null veut dire jour et nuit"),
	),
);
export const days = v.pipe(listOf(v.picklist(WEEK, "un jour de la semaine est attendu")), v.metadata({ kind: "days" }));

export const PAYMENTS = ["carte", "chèque", "espèces", "virement"] as const;
export const payments = v.pipe(
	listOf(v.picklist(PAYMENTS, "un moyen de paiement est attendu")),
	v.metadata({ kind: "set" }),
);

export const dearerDays = v.pipe(
	listOf(v.picklist(DEARER_DAYS, "«\u202fdimanches\u202f» ou «\u202ffériés\u202f» est attendu")),
	v.metadata({ kind: "set" }),
);

const RANGE = "([01]\\d|2[0-3]):[0-5]\\d-(([01]\\d|2[0-3]):[0-5]\\d|24:00)";
const RANGES = new RegExp(`^${RANGE}( ${RANGE}){0,2}$`);
/** « 08:00-12:00 14:00-18:00 », three at most. The last may end past midnight, before the first of them. */
const ranges = v.pipe(
	text,
	v.metadata({ kind: "hours" }),
	v.regex(RANGES, "des heures s’écrivent «\u202f08:00-12:00 14:00-18:00\u202f»"),
	v.check(
		isShort,
		"la fin vient avant le début, le lendemain\u202f: plus de seize heures. Relisez-les, ou dites «\u202fjour et nuit\u202f»",
	),
	v.check(follow, "ces heures ne se suivent pas\u202f: de la plus tôt à la plus tard, sans se chevaucher"),
);

export const oneRange = v.pipe(
	ranges,
	v.check(
		(written) => !written.includes(" "),
		"une heure de début et une de fin suffisent, comme «\u202f7\u00a0h–22\u00a0h\u202f»",
	),
);

/** « 14 h–8 h » is 14 h–18 h, most often. */
const LONGEST_DAY_H = 16;
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

function isShort(written: string): boolean {
	const times = written.split(/[ -]/);
	const hours = hourOf(times.at(-1) ?? "") - hourOf(times[0] ?? "");
	return hours > 0 || hours + 24 <= LONGEST_DAY_H;
}

function follow(written: string): boolean {
	const times = written.split(/[ -]/);
	const [first = "", last = ""] = [times[0], times.at(-1)];
	const isRising = times.slice(1).every((time, index) => time > (times[index] ?? ""));
	const isPastMidnight = times.slice(1, -1).every((time, index) => time > (times[index] ?? "")) && last < first;
	return isRising || isPastMidnight;
}

const oneDay = (day: string) =>
	named(`vos heures du ${day}`, later(ranges), {
		label: capital(day),
		example: "8\u00a0h–12\u00a0h, 14\u00a0h–18\u00a0h",
	});

/** By day; absent or null: closed. */
export const hoursByDay = v.strictObject(
	Object.fromEntries(WEEK.map((day) => [day, oneDay(day)])) as Record<(typeof WEEK)[number], ReturnType<typeof oneDay>>,
);

/* The price schedule in the registry (content/owner-schemas.ts): the hour, the travel, the night, what is fixed. */

/** 0 is a price: free travel, or a night that costs no more. */
const price = v.pipe(
	v.number("un prix en euros est attendu, par exemple 49.5"),
	v.metadata({ kind: "euros" }),
	v.minValue(0, "un prix positif est attendu"),
	v.maxValue(20_000, "c’est plus que le barème n’en attend\u202f: 20\u202f000\u202f€ au plus"),
	v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, "deux chiffres au plus après la virgule"),
);
const due = v.pipe(price, v.minValue(0.01, "un prix de plus de 0 est attendu"));
export const lines = <const T extends v.GenericSchema>(entry: T) => v.array(entry, "une liste est attendue");
/** As many as the page can ask about (app/sections/prices.tsx). */
const few = <const T extends v.GenericSchema>(entry: T, most: number) =>
	v.pipe(lines(entry), v.maxLength(most, `${most} lignes au plus`));
/** Of the sample: shown with the tag « Exemple », and the publication check stops on it. */
const example = v.exactOptional(v.boolean("true ou false est attendu"));
/** Farther than anybody drives for a lock. */
const distance = v.pipe(count, v.maxValue(300, "c’est plus que le site n’en attend\u202f: 300\u00a0km au plus"));
export const hourlyLine = v.strictObject({
	work: named("quel travail", text, { example: "Réparation" }),
	euros: named("prix d’une heure, en euros TTC", due, { example: "55" }),
	counted: named("comment le temps se compte", text, { example: "Par quart d’heure entamé." }),
	example,
});
export const travelLine = v.strictObject({
	fromKm: named("de, en km", distance, { example: "0" }),
	toKm: named("à, en km", distance, { example: "20" }),
	euros: named("prix, en euros TTC", price, { example: "25" }),
	example,
});
export const nightLine = v.strictObject({
	when: named("quelles heures, ou quel jour", text, { example: "De 20 h à 7 h" }),
	surchargePercent: named("majoration, en\u202f%", count, { example: "50" }),
	example,
});
export const flatLine = v.strictObject({
	service: named("quel travail", text, { example: "Ouverture de porte claquée" }),
	euros: named("prix, en euros TTC", due, { example: "89,50" }),
	includes: named("ce qu’il comprend", text, { example: "Main-d’œuvre et déplacement, sans pièce." }),
	example,
});
const travel = v.pipe(
	travelLine,
	v.check(({ fromKm, toKm }) => fromKm < toKm, "la distance de départ dépasse celle d’arrivée"),
);
export const prices = v.strictObject({
	hourly: named("la main-d’œuvre", lines(hourlyLine)),
	travel: named("les déplacements", few(travel, 4)),
	nights: named("la nuit", few(nightLine, 3)),
	flat: named("les forfaits", few(flatLine, 6)),
});
