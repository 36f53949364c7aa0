import type { Kind } from "#content/field-schemas.ts";
import { DAY_AND_NIGHT, rangesTyped } from "#content/opening.ts";
import { years } from "#content/wording.ts";
import type { Json } from "./owner-facts.ts";

export type Read = { value: Json } | { error: string };

const LONGEST: Partial<Record<Kind, number>> = { long: 2_000, set: 2_000 };
const LONGEST_TEXT = 300;

/** What has no width, or turns what follows it around: a telephone's keyboard may leave some, nobody means them. */
const INVISIBLE =
	/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** On one line, with the signs that French print has and keyboards have not. */
function tidy(typed: string): string {
	return typed
		.toWellFormed()
		.replace(/[\r\n\t]+/g, " ")
		.replace(INVISIBLE, "")
		.replace(/ {2,}/g, " ")
		.trim();
}

const printed = (words: string): string =>
	words
		.replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
		.replace(/(?<=d’)oeuvre/g, "œuvre")
		.replace(/ (?=[;:!?»%€](?:\s|$))/g, "\u202f")
		.replace(/« /g, "«\u202f");

const READERS: Record<Kind, (typed: string, label: string) => Read> = {
	text: readWords,
	long: readWords,
	email: (typed) => ({ value: typed.replaceAll(" ", "") }),
	web: (typed) => ({ value: /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}` }),
	phone: readPhone,
	euros(typed) {
		const figures = typed.replace(/[\s\u00a0\u202f]|€|euros?/gi, "").replace(",", ".");
		// What the schedule does not list is on quote: the site says so.
		if (/devis|voir|demander/i.test(typed))
			return { error: "Un prix s’écrit en chiffres. Ce qui est sur devis n’a pas de ligne ici\u202f: retirez-la." };
		if (/km/i.test(typed))
			return {
				error:
					"Un prix par ligne\u202f: «\u202f1\u00a0€ du km\u202f» s’écrit par paliers, comme «\u202fde 10 à 15\u00a0km\u202f: 5\u00a0€\u202f».",
			};
		if (!/^\d{1,7}(\.\d{1,2})?$/.test(figures))
			return { error: "Un prix s’écrit en chiffres, avec deux décimales au plus, comme 49,50." };
		return { value: Number(figures) };
	},
	whole: readWhole,
	years: readYears,
	rating: (typed) => (/^[1-5]$/.test(typed) ? { value: Number(typed) } : { error: "Choisissez une note de 1 à 5." }),
	day: readDay,
	hour: readHour,
	hours: readHours,
	"yes-no": (typed) =>
		typed === "oui" || typed === "non" ? { value: typed === "oui" } : { error: "Choisissez oui ou non." },
	days: (typed) => ({ value: typed.split(" ") }),
	set: (typed) => ({ value: typed === "" ? [] : typed.split(" ") }),
	tick: (typed) => ({ value: typed === "oui" }),
};

/**
 * What was typed as the fact that it means, or the sentence that says how to write it. Empty text is the caller's.
 *
 * @param label of the field: the unit that it names is the only one that a number may have
 */
export function readTyped(kind: Kind, typed: string, atMost?: number, label = ""): Read {
	const tidied = tidy(typed);
	const most = atMost ?? LONGEST[kind] ?? LONGEST_TEXT;
	const length = [...tidied].length;
	if (length > most) {
		const shown = length.toLocaleString("fr-FR");
		return { error: `${most.toLocaleString("fr-FR")} caractères au plus\u202f: il y en a ${shown}.` };
	}
	return READERS[kind](tidied, label);
}

/** Units as they are typed behind a number, by the name that a field gives them. */
const UNITS = {
	années: /^(ans?|années?)$/i,
	mois: /^mois$/i,
	semaines: /^(sem|semaines?)$/i,
	jours: /^(j|jours?)$/i,
	heures: /^(h|heures?)$/i,
	minutes: /^(m|mn|min|minutes?)$/i,
	km: /^(km|kms|kilomètres?)$/i,
	euros: /^(€|euros?)$/i,
	"%": /^%$/,
};
const unitIn = (matches: (unit: string, typed: RegExp) => boolean) =>
	Object.entries(UNITS).find(([unit, typed]) => matches(unit, typed))?.[0];

const numberAndUnit = (typed: string): string[] =>
	/^(\d{1,6})\s*(\p{L}+|[%€])?\.?$/u.exec(typed.replace(/[\u00a0\u202f]/g, " "))?.slice(1) ?? [];

function readWhole(typed: string, label: string): Read {
	const [figures, behind] = numberAndUnit(typed);
	const meant = unitIn((_, unit) => unit.test(behind ?? ""));
	// « 4O » is no four of something: a word behind a number is a unit, or long enough to be one.
	const isSlip = behind !== undefined && meant === undefined && behind.length < 3;
	if (figures === undefined || isSlip) return { error: "Un nombre entier est attendu, comme 35." };
	const asked = unitIn((unit) => label.toLowerCase().includes(unit));
	// « 6 mois » would be six years.
	if (meant !== undefined && asked !== undefined && meant !== asked)
		return {
			error: `Ce nombre est attendu en ${asked}.${meant === "euros" ? " Un supplément en euros s’écrit dans les forfaits, comme «\u202fPorte claquée, un jour férié\u202f»." : ""}`,
		};
	return { value: Number(figures) };
}

function readYears(typed: string): Read {
	const [figures, behind = "ans"] = numberAndUnit(typed);
	const isMonths = UNITS.mois.test(behind);
	if (figures === undefined || !(isMonths || UNITS.années.test(behind)))
		return { error: "Une durée s’écrit comme 2, 2\u00a0ans ou 6\u00a0mois." };
	return { value: Number(figures) / (isMonths ? 12 : 1) };
}

/** Nothing that shows was typed. */
export const isEmpty = (typed: string): boolean => tidy(typed) === "";

/** Sentences of the site are filled in between braces: a fact has none. */
function readWords(typed: string): Read {
	return /[{}]/.test(typed)
		? { error: "Le site ne sait pas écrire d’accolade\u202f: des parenthèses conviennent." }
		: { value: printed(typed) };
}

/** A French number in any of the ways that people write it. */
function readPhone(typed: string): Read {
	const figures = typed.replace(/\(0\)|[\s\u00a0\u202f.()/-]/g, "").replace(/^00/, "+");
	const [, own] = /^(?:\+33|0)([1-9]\d{8})$/.exec(figures) ?? [];
	if (own === undefined)
		return { error: "Un numéro français a dix chiffres et commence par 0, comme 06\u00a012\u00a034\u00a056\u00a078." };
	return { value: `+33${own}` };
}

const DAY_WANTED = "Une date s’écrit jour, mois, année, comme 20/11/2026.";

function readDay(typed: string): Read {
	const [, first = "", month = "", last = ""] = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(typed) ?? [];
	const [year, day] = first.length === 4 ? [first, last] : [last, first];
	const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const time = Date.parse(`${iso}T00:00:00Z`);
	if (year.length !== 4 || Number.isNaN(time)) return { error: DAY_WANTED };
	// « 31/02 » would be a day of March.
	if (new Date(time).toISOString().slice(0, 10) !== iso) return { error: "Ce jour n’existe pas dans le calendrier." };
	return { value: iso };
}

function readHour(typed: string): Read {
	const [, hours = "", minutes = "00"] = /^(\d{1,2})\s*(?:[h:.]\s*(\d{2})?)?$/i.exec(typed) ?? [];
	if (hours === "" || Number(hours) > 23 || Number(minutes) > 59)
		return { error: "Une heure s’écrit comme 7\u00a0h\u00a030, de 0\u00a0h à 23\u00a0h\u00a059." };
	return { value: `${hours.padStart(2, "0")}:${minutes}` };
}

/** Hours of one day in any of the ways that people write them; closed is nothing. */
function readHours(typed: string): Read {
	if (/^ferm/i.test(typed)) return { value: null };
	if (/^(24 ?h? ?\/ ?24|jour et nuit)/i.test(typed)) return { value: DAY_AND_NIGHT };
	const TIME = /\d{1,2}\s*(?:[h:]\s*(?:\d{2}(?!\d|\s*[h:]))?)?/gi;
	const times = [...typed.matchAll(TIME)].map(([time]) => (/^24/.test(time) ? "24:00" : timeOf(readHour(time.trim()))));
	const isRest =
		typed.replace(TIME, "").replace(/(?<!\p{L})(?:de|à|a|et|puis|heures?)(?!\p{L})|[\s\u00a0\u202f,;/–—-]/giu, "") ===
		"";
	if (!isRest || times.length === 0 || times.length % 2 === 1 || times.includes(undefined))
		return { error: "Des heures s’écrivent comme 8\u00a0h–12\u00a0h, 14\u00a0h–18\u00a0h." };
	return {
		value: times
			.map((time, index) => `${time}${index % 2 === 0 ? "-" : " "}`)
			.join("")
			.trim(),
	};
}

const timeOf = (read: Read) => ("value" in read ? String(read.value) : undefined);

/** A fact as its field shows it. */
export function shown(kind: Kind, value: Json | undefined): string {
	if (value === null || value === undefined) return "";
	if (Array.isArray(value)) return value.join(" ");
	if (typeof value === "boolean") return value ? "oui" : kind === "tick" ? "" : "non";
	if (typeof value === "object") return "";
	if (kind === "phone") return `0${String(value).replace(/^\+33/, "")}`.replace(/(\d\d)(?=\d)/g, "$1\u00a0");
	if (kind === "hours") return rangesTyped(String(value));
	if (kind === "euros") return euros(Number(value));
	if (kind === "years") return Number.isInteger(value) ? String(value) : years(Number(value));
	return String(value);
}

const euros = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2).replace(".", ","));
