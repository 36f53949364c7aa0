import { describe, expect, test } from "vitest";
import { findPlaces, labelOf } from "#shared/places/find-place.ts";
import { placeIndex } from "#tests/support/places.ts";
import { TYPED } from "#tests/support/typed-places.ts";

const find = (typed: string) => findPlaces(placeIndex, typed);
const names = (typed: string) => find(typed).matches.map(({ place }) => place.name);

describe("ce qui est tapé, et ce qu’une personne comprendrait", () => {
	test.each(TYPED.map(([typed, kind, first = "rien"]) => [typed, kind, first] as const))(
		"« %.40s » : %s %s",
		(typed, kind, first) => {
			const found = find(typed);
			expect([found.kind, found.matches[0]?.place.name ?? "rien"]).toEqual([kind, first]);
		},
	);
});

test("un code postal donne toutes ses communes, celles qui ont une page d’abord", () => {
	expect(names("38300").slice(0, 6)).toEqual([
		"Bourgoin-Jallieu",
		"Domarin",
		"Maubec",
		"Nivolas-Vermelle",
		"Ruy-Montceau",
		"Saint-Savin",
	]);
	const sharing = placeIndex.places.filter(({ postalCodes }) => postalCodes.includes("38300"));
	expect(names("38300").toSorted()).toEqual(sharing.map(({ name }) => name).toSorted());
});

test("le début d’un code postal donne les communes de tous ceux qui commencent ainsi", () => {
	for (const { place } of find("383").matches)
		expect(place.postalCodes.some((code) => code.startsWith("383"))).toBe(true);
	expect(find("383").matches.length).toBeGreaterThan(find("38300").matches.length);
});

test("un code CEDEX mène aux codes dont il est fait : le même à un chiffre près, puis à deux", () => {
	const codesOf = (typed: string) => [...new Set(find(typed).matches.flatMap(({ place }) => place.postalCodes))];
	expect(codesOf("38507")).toEqual(["38500"]);
	expect(codesOf("38242 cedex")).toEqual(["38240", "38200"]);
	expect(find("38242 cedex").code).toBe("38242");
});

test("un ancien nom se dit à côté du nouveau ; le nom d’aujourd’hui passe avant", () => {
	const [abrets] = find("Les Abrets").matches;
	expect([abrets?.alias, abrets?.place.name]).toEqual(["Les Abrets", "Les Abrets en Dauphiné"]);
	expect(find("Les Abrets en").matches[0]?.alias).toBeUndefined();
});

test("« Paris » n’est pas « Pariset » : un bout de mot se propose, et ne répond jamais seul", () => {
	expect(names("Paris")).toEqual(["Seyssinet-Pariset"]);
	expect(find("Paris").kind).toBe("several");
});

test("un homonyme porte son département, et ce qu’on lit se retape", () => {
	const labels = find("Montagnieu").matches.map(({ place }) => labelOf(placeIndex, place));
	expect(labels.toSorted()).toEqual(["Montagnieu (01)", "Montagnieu (38)"]);
});

test("chacune des 1 046 communes se retrouve sous le nom qu’on lit", () => {
	for (const { place } of placeIndex.entries) {
		const found = find(labelOf(placeIndex, place));
		expect([found.kind, found.matches[0]?.place], place.name).toEqual(["one", place]);
	}
});

test("chaque ancien nom mène à sa commune, ou à ceux qui le portent", () => {
	for (const place of placeIndex.places)
		for (const alias of place.aliases) {
			const { kind, matches } = find(alias);
			expect(["one", "namesakes"], alias).toContain(kind);
			expect(
				matches.map((match) => match.place),
				alias,
			).toContain(place);
		}
});
