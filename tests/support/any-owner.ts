import fc from "fast-check";
import type * as v from "valibot";
import { RESERVATIONS } from "#content/claims/reservation-names.ts";
import { communeSlug, communes } from "#content/communes.ts";
import { isNew } from "#content/every-town.ts";
import { PAYMENTS, questionOf } from "#content/field-schemas.ts";
import { type FactFile, type Owner, ownerSchemas } from "#content/owner-schemas.ts";
import { DEARER_DAYS, WEEK } from "#content/shapes.ts";
import { townRows } from "#content/town-rows.ts";
import { addDays } from "#content/wording.ts";

/*
 * Owners who are not the sample: each fact drawn from what the registry allows (content/owner-schemas.ts), and where it allows
 * anything, from what locksmiths write. fast-check shrinks towards the first of each choice: what a fault shows is the smallest owner.
 */

const SLUGS = Object.values(townRows).flatMap((rows) => rows.map(([slug]) => slug));
const COMMUNES = communes.filter(isNew).map(communeSlug);
const OTHERS_THAN_BASE = [...SLUGS, ...COMMUNES].filter((slug) => slug !== "bourgoin-jallieu");

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const SYLLABLES = ["Roux", "Clés", "Mar", "tin", " ", "l’", "é", "Ser", "ru", "rie", "-", "du", " Bion", "&", "œ"];
/** A name as a sign says it, of so many letters. */
const words = (least: number, most: number): fc.Arbitrary<string> =>
	fc
		.tuple(
			fc.array(fc.constantFrom(...SYLLABLES), { minLength: least, maxLength: 30 }),
			fc.integer({ min: least, max: most }),
		)
		.map(([parts, length]) => tidy(`Clé${parts.join("")}`.slice(0, length)).padEnd(least, "s"));
const tidy = (text: string) => text.replace(/ +/g, " ").trim();

const halfHour = fc.integer({ min: 0, max: 47 }).map((n) => `${`${n >> 1}`.padStart(2, "0")}:${n % 2 ? "30" : "00"}`);

/** By how a fact is asked for. */
const OF_KIND: Record<string, fc.Arbitrary<unknown>> = {
	phone: fc.tuple(fc.constantFrom(4, 6, 7, 9), digits(8)).map(([first, rest]) => `+33${first}${rest}`),
	email: fc.constantFrom("contact@cles-roux.fr", "r.o@serrurier-de-la-place-du-vingt-trois-aout.fr"),
	web: fc.constantFrom("https://www.martin-web.fr", "http://a.fr/"),
	euros: fc.integer({ min: 1, max: 99_950 }).map((cents) => cents / 100),
	day: fc.constantFrom("2026-01-31", "2024-02-29"),
	long: words(3, 300),
	text: words(3, 60),
	hour: halfHour,
	hours: fc.constantFrom("08:00-12:00 14:00-18:30", "09:00-12:00", "00:00-24:00", "18:00-02:00"),
	"": words(3, 300),
};

/** What a schema allows. @throws Error on a kind of schema that no fact has yet */
function allowed(schema: v.GenericSchema): fc.Arbitrary<unknown> {
	const { kind = "", atMost } = questionOf(schema);
	const { wrapped, entries, item, options, key, value } = schema as unknown as Parts;
	switch (schema.type) {
		case "nullable":
			return fc.option(allowed(wrapped));
		case "exact_optional":
			return allowed(wrapped);
		case "strict_object": {
			const fields = Object.entries(entries).map(([name, field]) => [name, allowed(field)] as const);
			const required = Object.keys(entries).filter((name) => entries[name]?.type !== "exact_optional");
			return fc.record(Object.fromEntries(fields), { requiredKeys: required });
		}
		case "array":
			return fc.array(allowed(item), { maxLength: 3 });
		case "picklist":
			return fc.constantFrom(...options);
		case "record":
			return fc.dictionary(allowed(key) as fc.Arbitrary<string>, allowed(value), { maxKeys: 3 });
		case "boolean":
			return fc.boolean();
	}
	if (kind === "years") return fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4);
	if (kind === "whole") {
		const { min_value: min = 0, max_value: max = min + 99 } = limitsOf(schema);
		// Six figures: the most that a field of the atelier takes.
		return limitsOf(schema).max_value === undefined
			? fc.oneof({ weight: 9, arbitrary: fc.integer({ min, max }) }, { weight: 1, arbitrary: fc.constant(999_999) })
			: fc.integer({ min, max });
	}
	if (atMost && kind === "text") return words(3, atMost);
	const known = OF_KIND[kind];
	if (known === undefined) throw new Error(`no way to draw « ${kind} »`);
	return known;
}

/** The least and the most that a number may be, wherever they stand in its pipe. */
function limitsOf(schema: v.GenericSchema): { min_value?: number; max_value?: number } {
	const { pipe = [] } = schema as { pipe?: { type: string; requirement?: number; pipe?: unknown }[] };
	return Object.assign(
		{},
		...pipe.map((part) => ("pipe" in part ? limitsOf(part as never) : { [part.type]: part.requirement })),
	);
}

interface Parts {
	wrapped: v.GenericSchema;
	entries: Record<string, v.GenericSchema>;
	item: v.GenericSchema;
	options: unknown[];
	key: v.GenericSchema;
	value: v.GenericSchema;
}

const fieldsOf = (file: FactFile, own: Record<string, fc.Arbitrary<unknown>>) =>
	fc.tuple(allowed(ownerSchemas[file]), fc.record(own)).map(([drawn, fields]) => ({ ...(drawn as object), ...fields }));

const someOf = <T>(names: readonly T[], most = names.length) =>
	fc.subarray([...names], { maxLength: Math.min(most, names.length) });
const byName = (names: readonly string[], value: fc.Arbitrary<unknown>, most?: number) =>
	someOf(names, most).chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, value]))));

/** Past, these days, in three days, next year; one or two at once. */
const closures = (today: string) =>
	fc.array(
		fc
			.tuple(fc.constantFrom(3, 0, -40, -2, 400), fc.integer({ min: 0, max: 30 }))
			.map(([start, length]) => ({ from: addDays(today, start), until: addDays(today, start + length) }))
			.chain((days) =>
				fc
					.constantFrom({}, { colleague: "Paul Roux", colleaguePhone: "+33612345678" })
					.map((one) => ({ ...days, ...one })),
			),
		{ maxLength: 2 },
	);

/** @param today in Paris, « 2026-11-26 » @param names of what may be unsaid, and of claims (content/unsaid.ts, content/claims) */
export function anyOwner(
	today: string,
	names: { unsayable: readonly string[]; claims: readonly string[] },
): fc.Arbitrary<Owner> {
	const own: Partial<Record<FactFile, fc.Arbitrary<unknown>>> = {
		practice: fieldsOf("practice", {
			days: fc.subarray([...WEEK], { minLength: 1 }),
			radiusKm: fc.integer({ min: 5, max: 90 }),
			arrivalUnderMinutes: fc.integer({ min: 10, max: 120 }),
			emergencyHours: fc.option(fc.constantFrom("07:00-22:00", "18:00-02:00")),
			payments: fc.subarray([...PAYMENTS], { minLength: 1 }),
			dearerDays: fc.subarray([...DEARER_DAYS], { minLength: 1 }),
		}).chain((practice) =>
			fc
				.option(fc.tuple(halfHour, halfHour))
				.map((hours) => ({ ...practice, opens: hours?.[0] ?? null, closes: hours?.[1] ?? null })),
		),
		figures: fieldsOf("figures", {
			a2pMinutes: fc.constantFrom([5, 10, 15], [null, null, 15], [3, null, null]),
		}),
		closures: closures(today),
		unsaid: someOf(names.unsayable),
		legal: fieldsOf("legal", {
			siren: fc.constantFrom("812 345 676", null),
			vatNumber: fc.constantFrom("TVA non applicable, article 293 B du CGI", "FR35552049447", null),
		}),
		prices: fieldsOf("prices", {
			travel: fc.array(
				fc.record({ fromKm: fc.nat(40), toKm: fc.integer({ min: 41, max: 90 }), euros: fc.constantFrom(0, 25, 49.5) }),
				{ maxLength: 4 },
			),
			flat: fc.array(
				fc.record({
					service: fc.constantFrom(
						"Porte claquée à ouvrir",
						"Serrure 3 points, à partir de",
						"Cylindre fourni et posé",
					),
					...{ euros: OF_KIND.euros as fc.Arbitrary<unknown>, includes: words(3, 120) },
				}),
				{ maxLength: 3 },
			),
		}),
		evidence: byName(names.claims, fc.constant({ shownBy: "mon carnet", date: "2026-10-01" })),
		answers: byName(RESERVATIONS, fc.constant({ reason: "c’est ainsi", date: "2026-10-01" })),
		photographs: fc.constant({}),
		"town-notes": byName([...SLUGS, ...COMMUNES], allowed((ownerSchemas["town-notes"] as unknown as Parts).value), 4),
		"town-minutes": byName(SLUGS, fc.integer({ min: 1, max: 180 }), 12),
		"town-pages": byName(OTHERS_THAN_BASE, fc.boolean(), 20),
	};
	const files = Object.keys(ownerSchemas) as FactFile[];
	return fc.record(
		Object.fromEntries(files.map((file) => [file, own[file] ?? allowed(ownerSchemas[file])])),
	) as unknown as fc.Arbitrary<Owner>;
}
