import { getTitle } from "valibot";
import { closureDays } from "#content/closures.ts";
import { openingOf } from "#content/opening.ts";
import { figures } from "#content/owner-figures.ts";
import { legal } from "#content/owner-legal.ts";
import { FACT_FILES, type FactFile, identity, practice } from "#content/owner-schemas.ts";
import { townRows } from "#content/town-rows.ts";
import { euros, km, lower, minutes, percent, years } from "#content/wording.ts";
import { phonePairs } from "#relay/letter/phone.ts";
import { several } from "#relay/words.ts";
import type { Option } from "./form.ts";
import { isGroupOf, type Json, openOwnerFacts, valueAt } from "./owner-facts.ts";

/** Few answers, each with a name of its own. */
const BY_NAME: Partial<Record<FactFile, Record<string, Parameters<typeof getTitle>[0]>>> = {
	identity: identity.entries,
	practice: practice.pipe[0].entries,
};
/** Names that are longer than what one says. */
const SHORT: Record<string, string> = {
	phone: "le numéro",
	smsNumber: "le numéro des SMS",
	opens: "les heures",
	closes: "les heures",
	days: "les heures",
	hours: "les heures",
	emergenciesAlways: "les urgences jour et nuit",
	emergencyHours: "les heures",
	holidays: "les jours fériés",
	surcharge: "un supplément certains jours",
	dearerDays: "les jours plus chers",
	surchargePercent: "ce qu’un dimanche coûte de plus",
	freeTravel: "le déplacement gratuit dans tout le rayon",
	radiusKm: "le rayon",
	townsBeyondRadius: "les villes au-delà du rayon",
	arrivalUnderMinutes: "le temps d’arrivée",
	armouredDoors: "les portes blindées",
	doorCladding: "le blindage de portes existantes",
	receipts: "l’accusé de réception",
	payments: "les moyens de paiement",
};
/** Each changes what the site says of his hours. */
const OF_WEEK: ReadonlySet<string> = new Set(["opens", "closes", "days", "hours", "emergencyHours"]);
/** The rest is counted. What shows that a claim is true, and why a warning may stand, visitors do not see. */
const COUNTED: Partial<Record<FactFile, readonly [one: string, many: string]>> = {
	figures: ["chiffre", "chiffres"],
	closures: ["fermeture", "fermetures"],
	legal: ["mention légale", "mentions légales"],
	prices: ["prix", "prix"],
	reviews: ["avis", "avis"],
	photographs: ["photo", "photos"],
};
const TOWNS = {
	"town-pages": ["page de ville", "pages de villes"],
	"town-minutes": ["temps de trajet", "temps de trajet"],
	"town-notes": ["mot sur une ville", "mots sur des villes"],
} as const;

/** « le numéro », « 8 chiffres »; where they are many, each with what it was and is. */
export interface Change {
	what: string;
	each: string[];
}

/**
 * What visitors would see change from one folder of facts to another, in words that follow each other: « le numéro », « 3 prix ».
 * Nothing when one of them holds a file that does not read.
 *
 * @param sayings sentences that may be taken out, to name those that were
 */
export function whatChanged(before: string, after: string, sayings: readonly Option[] = []): Change[] | undefined {
	const [old, now] = [openOwnerFacts(before), openOwnerFacts(after)];
	const pairs = new Map(FACT_FILES.map((file) => [file, [old.read(file), now.read(file)] as const]));
	if ([...pairs.values()].flat().includes(undefined)) return undefined;
	const differing = (file: FactFile): string[] => {
		const [from = null, to = null] = pairs.get(file) ?? [];
		return differences(from, to);
	};
	const named = Object.entries(BY_NAME).flatMap(([file, entries]) =>
		differing(file as FactFile).map((place) => {
			const [name = ""] = place.split(" ");
			const said =
				name === "holidays" && comesForUrgencies(pairs.get("practice")?.[1]) ? HOLIDAYS : titleOf(name, entries);
			if (OF_WEEK.has(name)) return said + hoursIn(pairs.get("practice")?.[1]);
			return said + (file === "identity" ? wordsIn : wasAndIs)(name, pairs.get(file as FactFile) ?? []);
		}),
	);
	const nameOf: Partial<Record<FactFile, (row: string) => string>> = {
		prices: (row) => priceWords(row, pairs.get("prices")?.[0]),
		figures: (name) => figureWords(name, pairs.get("figures") ?? []),
		legal: (name) => titleOf(name, legal.entries) + wordsIn(name, pairs.get("legal") ?? []),
		closures: (row) => closureDays(JSON.parse(row)),
	};
	const counted = Object.entries(COUNTED).flatMap(([file, words]) => {
		const name = nameOf[file as FactFile];
		if (file === "reviews") return reviewsChanged(pairs.get("reviews") ?? []);
		return listed(differing(file as FactFile), words, name);
	});
	const [saidOut, saidAgain] = comeAndGone(pairs.get("unsaid") ?? [], (json) =>
		Array.isArray(json) ? json.map(String) : [],
	);
	return [
		...[...new Set(named)].map((what) => ({ what, each: [] })),
		...listed(saidOut, ["phrase ôtée", "phrases ôtées"], (row) => saidName(row, sayings)),
		...listed(saidAgain, ["phrase remise", "phrases remises"], (row) => saidName(row, sayings)),
		...counted,
		...Object.entries(TOWNS).flatMap(([file, words]) => listed(differing(file as FactFile), words, townName)),
	];
}

/** « la forme juridique » of « la forme juridique, ou « entrepreneur individuel » »: what else might be typed is no name. */
const titleOf = (name: string, entries: Record<string, Parameters<typeof getTitle>[0]>): string =>
	(SHORT[name] ?? (entries[name] && getTitle(entries[name])) ?? name).replace(/, ou «.*/, "");

/** Said of who comes for an emergency on any day. */
const HOLIDAYS = "les jours fériés, pour un devis ou un rendez-vous";
const comesForUrgencies = (practice: Json | undefined): boolean =>
	Boolean(valueAt(practice ?? null, ["emergenciesAlways"]) || valueAt(practice ?? null, ["emergencyHours"]));

/** Those that come and those that go, each by its author: the sample's go where his own come. */
function reviewsChanged(files: readonly (Json | undefined)[]): Change[] {
	const author = (row: Json) => String(valueAt(row, ["author"]) ?? "");
	const [come, gone] = comeAndGone(files, (json) =>
		Object.values(json ?? {}).flatMap((rows) => (Array.isArray(rows) ? rows : [])),
	).map((rows) => [...new Set(rows.map(author))]);
	return [
		...listed(come ?? [], ["avis nouveau", "avis nouveaux"], (name) => name),
		...listed(gone ?? [], ["avis retiré", "avis retirés"], (name) => name),
	];
}

/** Rows of the file as it is now that it had not, and those that it had. */
function comeAndGone<Row extends Json>(
	files: readonly (Json | undefined)[],
	rowsOf: (json: Json | undefined) => Row[],
): [come: Row[], gone: Row[]] {
	const [old = [], now = []] = files.map(rowsOf);
	return [without(now, old), without(old, now)];
}

/** Few are named at once, many one by one. */
function listed(
	rows: readonly string[],
	[one, many]: readonly [one: string, many: string],
	name?: (row: string) => string,
): Change[] {
	if (rows.length === 0) return [];
	const [count, each] = [several(rows.length, one, many), name ? rows.map(name) : []];
	return each.length === 0 || each.length > NAMED_AT_MOST
		? [{ what: count, each }]
		: [{ what: `${count} (${each.join(", ")})`, each: [] }];
}

/** « Voiron » of « voiron »; of a town that he added, its address says enough. */
const townName = (slug: string): string =>
	Object.values(townRows)
		.flat()
		.find(([known]) => known === slug)?.[1] ?? slug;

/** More are counted first. */
const NAMED_AT_MOST = 3;

/** « Visite sous 48 h » of « claddingVisit ». */
const saidName = (row: string, sayings: readonly Option[]): string =>
	sayings.find(({ value }) => value === row)?.label ?? row;

/** « le délai de votre devis, en heures, 24 puis 48 ». */
function figureWords(name: string, files: readonly (Json | undefined)[]): string {
	const title = name in figures.entries ? getTitle(figures.entries[name as keyof typeof figures.entries]) : undefined;
	return (title ?? name) + wasAndIs(name, files);
}

/** Longer words are read where they stand. */
const SAID_AT_MOST = 60;

/** « : 06 12 34 56 78 »: a wrong digit is seen there for the last time. */
function wordsIn(name: string, files: readonly (Json | undefined)[]): string {
	const now = valueAt(files[1] ?? null, [name]);
	// Who made the site: a name and an address.
	const is = name === "siteBuilder" ? (valueAt(now ?? null, ["name"]) ?? "personne") : now;
	if (typeof is !== "string" || is.length > SAID_AT_MOST) return wasAndIs(name, files);
	return `\u202f: ${/^\+33\d{9}$/.test(is) ? phonePairs(is) : is}`;
}

/** « : du lundi au vendredi », with the hours where they change; half of them may be written by hand. */
function hoursIn(practice: Json | undefined): string {
	try {
		const { both, timetable } = openingOf(practice as never);
		return `\u202f: ${[both, lower(timetable.replace(/\.$/, ""))].filter(Boolean).join(", ")}`;
	} catch {
		return "";
	}
}

/** « , 24 puis 48 » of a number, « : non » of a question. */
function wasAndIs(name: string, files: readonly (Json | undefined)[]): string {
	const [was, is] = files.map((file) => valueAt(file ?? null, [name]));
	if (name === "townsBeyondRadius") return is ? "\u202f: sur le site" : "\u202f: ôtées du site";
	if (typeof is === "boolean") return `\u202f: ${is ? "oui" : "non"}`;
	if (Array.isArray(is)) return `\u202f: ${is.join(", ")}`;
	if (typeof is !== "number") return "";
	const said = (value: number) =>
		name === "radiusKm"
			? km(value)
			: name === "arrivalUnderMinutes"
				? minutes(value)
				: /Percent$/.test(name)
					? percent(value)
					: name === "copyrightYear"
						? String(value)
						: value % 1 && /Years$/.test(name)
							? years(value)
							: value.toLocaleString("fr-FR");
	return typeof was === "number" ? `, ${said(was)} puis ${said(is)}` : `\u202f: ${said(is)}`;
}

/** « Porte claquée à ouvrir, 95 € puis 99,90 € »; its name alone where it had no other price. @param before all of them */
function priceWords(difference: string, before: Json | undefined): string {
	const name = rowName(difference);
	const [list = "", ...rest] = difference.split(" ");
	const row = rest.length === 0 ? undefined : (JSON.parse(rest.join(" ")) as Json);
	const all = valueAt(before ?? null, [list]);
	const old = (Array.isArray(all) ? all : []).find((one) => rowName(`${list} ${JSON.stringify(one)}`) === name);
	const [was, is] = [old, row].map((one) => priceIn(one ?? null));
	if (is === undefined || was === is) return name;
	return was === undefined ? `${name}, ${is}` : `${name}, ${was} puis ${is}`;
}

/** « 95 € », « + 50 % ». */
export function priceIn(row: Json): string | undefined {
	const [sum, more] = [valueAt(row, ["euros"]), valueAt(row, ["surchargePercent"])];
	if (typeof more === "number") return `+\u202f${percent(more)}`;
	return typeof sum === "number" ? euros(sum) : undefined;
}

/** Of a price as `differences` gives it, « flat {"service":"Porte claquée à ouvrir",…} »: its first words, else its list. */
function rowName(difference: string): string {
	const at = difference.indexOf("{");
	const row = at < 0 ? {} : (JSON.parse(difference.slice(at)) as Record<string, Json>);
	const words = Object.values(row).find((value) => typeof value === "string");
	return typeof words === "string" ? words : `déplacement de ${row.fromKm} à ${row.toKm}\u00a0km`;
}

/** Names of what differs; in lists, each row that only one of them has. Two lists of a file are looked into. */
function differences(from: Json, to: Json): string[] {
	if (Array.isArray(from) && Array.isArray(to)) {
		const [gone, come] = [without(from, to), without(to, from)];
		// A row that was changed is one, not one gone and one come; rows in another order are none.
		return (gone.length > come.length ? gone : come).map((row) => JSON.stringify(row));
	}
	if (!isGroupOf(from) || !isGroupOf(to)) return [];
	return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
		const [one = null, other = null] = [from[name], to[name]];
		const [isRows, same] = [isListOfRows(one) || isListOfRows(other), printOf(one) === printOf(other)];
		if (isRows && Array.isArray(one) && Array.isArray(other))
			return differences(one, other).map((row) => `${name} ${row}`);
		return same ? [] : [name];
	});
}

/** « 732829320 » and « 732 829 320 » are one number. */
const printOf = (value: Json): string => JSON.stringify(value).replace(/[\s\u00a0\u202f]/g, "");

const isListOfRows = (value: Json): boolean => Array.isArray(value) && value.some(isGroupOf);

function without<Row extends Json>(rows: readonly Row[], others: readonly Row[]): Row[] {
	const left = others.map((row) => JSON.stringify(row));
	return rows.filter((row) => {
		const at = left.indexOf(JSON.stringify(row));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}
