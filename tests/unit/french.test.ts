import { expect, test } from "vitest";
import { atTown, fill, fillAll, integer, ofTown } from "#app/french/words.ts";
import { towns } from "#content/towns.ts";

test.each([
	["Voiron", "à Voiron", "de Voiron"],
	["Le Grand-Lemps", "au Grand-Lemps", "du Grand-Lemps"],
	["Le Pont-de-Claix", "au Pont-de-Claix", "du Pont-de-Claix"],
	["Les Abrets en Dauphiné", "aux Abrets en Dauphiné", "des Abrets en Dauphiné"],
	["La Tronche", "à La Tronche", "de La Tronche"],
	["L’Isle-d’Abeau", "à L’Isle-d’Abeau", "de L’Isle-d’Abeau"],
	["Échirolles", "à Échirolles", "d’Échirolles"],
	["Eybens", "à Eybens", "d’Eybens"],
	["Heyrieux", "à Heyrieux", "d’Heyrieux"],
])("%s : %s, %s", (name, at, of) => {
	expect(atTown(name)).toBe(at);
	expect(ofTown(name)).toBe(of);
});

test("aucune ville ne donne « à Le », « de Les » ni une voyelle sans élision", () => {
	for (const { name } of towns) {
		expect(`${atTown(name)} ${ofTown(name)}`).not.toMatch(/\b(à|de) Les? |\bde [AEIOUÉÈÎ]/);
		expect(atTown(name).endsWith(name.replace(/^Les? /, ""))).toBe(true);
	}
});

test("les milliers se séparent d’une espace fine", () => {
	expect([0, 999, 1711, 158_000, 1_234_567].map(integer)).toEqual([
		"0",
		"999",
		"1\u202f711",
		"158\u202f000",
		"1\u202f234\u202f567",
	]);
});

test("un mot à remplacer qui n’existe pas arrête tout, où qu’il soit", () => {
	expect(fill("Serrurier {aVille}", { aVille: "à Rives" })).toBe("Serrurier à Rives");
	expect(() => fill("Serrurier {aVile}", { aVille: "à Rives" })).toThrow("aVile");
	expect(fillAll({ a: ["{x}", { b: "{x}" }], n: 3, z: null }, { x: "!" })).toEqual({
		a: ["!", { b: "!" }],
		n: 3,
		z: null,
	});
});
