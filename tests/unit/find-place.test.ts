import { describe, expect, test } from "vitest";
import { type Found, findPlaces, labelOf } from "#shared/places/find-place.ts";
import { placeIndex } from "#tests/support/places.ts";

/**
 * What people type, and what a person behind a counter would understand: the kind of answer, then the first of the
 * communes that may be meant.
 */
const TYPED: readonly (readonly [typed: string, kind: Found["kind"], first?: string])[] = [
	// As it is written, and as it comes off a phone at two in the morning.
	["Morestel", "one", "Morestel"],
	["saint etienne de saint geoirs", "one", "Saint-Étienne-de-Saint-Geoirs"],
	["ST-ETIENNE DE ST-GEOIRS", "one", "Saint-Étienne-de-Saint-Geoirs"],
	["ste anne sur gervonde", "one", "Sainte-Anne-sur-Gervonde"],
	["l isle d abeau", "one", "L’Isle-d’Abeau"],
	["Lisle d'abeau", "one", "L’Isle-d’Abeau"],
	["  Échirolles ", "one", "Échirolles"],
	["ECHIROLLES", "one", "Échirolles"],
	["cremieu", "one", "Crémieu"],
	["Saint-Pierre-de-Boeuf", "one", "Saint-Pierre-de-Bœuf"],
	["bourgoinjallieu", "one", "Bourgoin-Jallieu"],
	["oz", "one", "Oz"],
	["Vienne", "one", "Vienne"],
	["Lyon", "one", "Lyon"],
	// Half words, and words out of the middle.
	["bourgoin", "one", "Bourgoin-Jallieu"],
	["grenob", "one", "Grenoble"],
	["bourg", "several", "Bourgoin-Jallieu"],
	["tour du pin", "one", "La Tour-du-Pin"],
	["isle d abeau", "one", "L’Isle-d’Abeau"],
	["verpil", "several", "La Verpillière"],
	["bour jal", "several", "Bourgoin-Jallieu"],
	["st et geoirs", "several", "Saint-Étienne-de-Saint-Geoirs"],
	["saint", "several", "Saint-Alban-de-Roche"],
	// A piece of a word is proposed, and never answers alone.
	["Paris", "several", "Seyssinet-Pariset"],
	// Names that changed, and names that several bear.
	["Les Abrets", "one", "Les Abrets en Dauphiné"],
	["fitilieu", "one", "Les Abrets en Dauphiné"],
	["Jallieu", "one", "Bourgoin-Jallieu"],
	["vienne nord", "one", "Vienne"],
	["Montagnieu", "namesakes", "Montagnieu"],
	["Montagnieu (38)", "one", "Montagnieu"],
	["montagnieu 01", "one", "Montagnieu"],
	["le pont de beauvoisin", "namesakes", "Le Pont-de-Beauvoisin"],
	["Le Pont-de-Beauvoisin 73330", "one", "Le Pont-de-Beauvoisin"],
	["Saint-Bernard", "namesakes", "Plateau-des-Petites-Roches"],
	// Figures.
	["38300", "code", "Bourgoin-Jallieu"],
	["38 300", "code", "Bourgoin-Jallieu"],
	["383", "code", "Bourgoin-Jallieu"],
	["38510 Morestel", "one", "Morestel"],
	["F-38300", "code", "Bourgoin-Jallieu"],
	["69003", "one", "Lyon"],
	["Grenoble 38000 CEDEX 9", "one", "Grenoble"],
	["38317 CEDEX", "cedex", "Bourgoin-Jallieu"],
	["38317", "cedex", "Bourgoin-Jallieu"],
	["38507", "cedex", "Voiron"],
	["38242 cedex", "cedex", "Meylan"],
	["38921 CEDEX", "cedex", "Crolles"],
	["38433 Échirolles cedex", "one", "Échirolles"],
	// Typing faults: asked about, never taken for granted.
	["Burgoin", "several", "Bourgoin-Jallieu"],
	["crémieux", "several", "Crémieu"],
	["Bourgion", "several", "Bourgoin-Jallieu"],
	["villefontene", "several", "Villefontaine"],
	["La Verpiliere", "several", "La Verpillière"],
	["saint martin d'here", "one", "Saint-Martin-d’Hères"],
	// What people add to a name.
	["Bourgoin-Jallieu, France", "one", "Bourgoin-Jallieu"],
	["Bourgoin-Jallieu (Isère)", "one", "Bourgoin-Jallieu"],
	["38300 Bourgoin-Jallieu, France", "one", "Bourgoin-Jallieu"],
	["Voiron Isère", "one", "Voiron"],
	["VOIRON - 38500", "one", "Voiron"],
	["Voiron, 38500, FR", "one", "Voiron"],
	["Voiron, Isère, Auvergne-Rhône-Alpes, France", "one", "Voiron"],
	["à Voiron", "one", "Voiron"],
	["chez moi à Voiron", "one", "Voiron"],
	["près de Voiron", "one", "Voiron"],
	["Seyssins (près de Grenoble)", "one", "Seyssins"],
	["vers Morestel", "one", "Morestel"],
	["je suis à la Tour du Pin", "one", "La Tour-du-Pin"],
	["au grand lemps", "one", "Le Grand-Lemps"],
	["Grenoble centre", "one", "Grenoble"],
	["Bourgoin centre-ville", "one", "Bourgoin-Jallieu"],
	["Lyon 3ème arrondissement", "one", "Lyon"],
	["38300Bourgoin", "one", "Bourgoin-Jallieu"],
	["Isle dabeau", "one", "L’Isle-d’Abeau"],
	["ste anne s/ gervonde", "one", "Sainte-Anne-sur-Gervonde"],
	["📍 Voiron !", "one", "Voiron"],
	["Ｖｏｉｒｏｎ", "one", "Voiron"],
	["\u2068Bour\u00adgoin\u2069", "one", "Bourgoin-Jallieu"],
	["Montagnieu Isère", "one", "Montagnieu"],
	["burgoin, France", "several", "Bourgoin-Jallieu"],
	// Addresses: a street may bear the name of another town.
	["12 rue de la République, Bourgoin-Jallieu", "one", "Bourgoin-Jallieu"],
	["12 rue de la République Bourgoin-Jallieu", "one", "Bourgoin-Jallieu"],
	["12 bis rue Victor Hugo, 3ème étage, 38300 Bourgoin-Jallieu", "one", "Bourgoin-Jallieu"],
	["rue de Grenoble, Voiron", "one", "Voiron"],
	["Villefontaine - Les Roches", "one", "Villefontaine"],
	["2 rue de Vienne", "several", "Vienne"],
	["Meylan/Grenoble", "several", "Grenoble"],
	// INSEE numbers.
	["38053", "one", "Bourgoin-Jallieu"],
	["38053 Bourgoin-Jallieu", "one", "Bourgoin-Jallieu"],
	// Not ours, or nothing at all.
	["Marseille, France", "none"],
	["je ne sais pas", "none"],
	["Marseille", "none"],
	["75001", "none"],
	["38", "none"],
	["383000", "none"],
	["", "none"],
	["    ", "none"],
	["a", "none"],
	["zzzz", "none"],
	["🔑🚪", "none"],
	["'; DROP TABLE villes; --", "none"],
	["<script>alert(1)</script>", "none"],
	["../../etc/passwd", "none"],
	["\u0000\u0007\u202e", "none"],
	["x".repeat(10_000), "none"],
	["saint ".repeat(2_000), "none"],
];

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

test("un homonyme porte son département, et ce qu’on lit se retape", () => {
	const labels = find("Montagnieu").matches.map(({ place }) => labelOf(placeIndex, place));
	expect(labels.toSorted()).toEqual(["Montagnieu (01)", "Montagnieu (38)"]);
});

test("chacune des 1 047 communes se retrouve sous le nom qu’on lit", () => {
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
