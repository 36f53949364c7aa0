import { expect, test } from "vitest";
import { findPlaces } from "#app/features/travel-time/find-place.ts";
import { towns } from "#content/towns.ts";

const names = (typed: string) => findPlaces(towns, typed).map((place) => place.name);

test.each([
	["saint etienne de saint geoirs", "Saint-Étienne-de-Saint-Geoirs"],
	["St-Étienne", "Saint-Étienne-de-Saint-Geoirs"],
	["ECHIROLLES", "Échirolles"],
	["isle d abeau", "L’Isle-d’Abeau"],
	["Grenoble", "Grenoble"],
	["38510", "Morestel"],
	["tour du pin", "La Tour-du-Pin"],
])("« %s » trouve %s en premier", (typed, name) => {
	expect(names(typed)[0]).toBe(name);
});

test("un code postal de plusieurs communes les donne toutes", () => {
	expect(names("38300").sort()).toEqual([
		"Bourgoin-Jallieu",
		"Domarin",
		"Maubec",
		"Nivolas-Vermelle",
		"Ruy-Montceau",
		"Saint-Savin",
	]);
});

test.each(["", " ", "a", "zzzz", "99999", "'; DROP TABLE villes; --", "x".repeat(10_000)])(
	"« %.20s » ne trouve rien, sans erreur",
	(typed) => {
		expect(names(typed)).toEqual([]);
	},
);
