import { expect, test } from "vitest";
import { doorPlaceIn } from "#shared/quote/door-place.ts";

test.each<[message: string, place: [address: string, floor: string, doorCode: string]]>([
	[
		"Ma serrure ne ferme plus, 2e étage, code 4512A, 18 rue de la Liberté",
		["18 rue de la Liberté", "2e étage", "4512A"],
	],
	["Bonjour. J’habite au 3 bis, avenue d’Italie", ["", "", ""]],
	["J’habite 3 bis avenue d’Italie\nDigicode : 12B4", ["3 bis avenue d’Italie", "", "12B4"]],
	["Code postal 38300, 2 places de parking, 4 routes", ["", "", ""]],
	["Porte claquée, clés dedans !", ["", "", ""]],
	["Appartement 12, porte gauche, porte 3 points bloquée", ["", "Appartement 12, porte gauche", ""]],
	["Rez-de-chaussée, porte de droite", ["", "Rez-de-chaussée, porte de droite", ""]],
	["12 rue Haute, bâtiment B, 2e gauche", ["12 rue Haute", "bâtiment B, 2e gauche", ""]],
	["9 montée des Remparts, allée C, 4e étage, code 58A19", ["9 montée des Remparts", "allée C, 4e étage", "58A19"]],
	["La porte de droite du garage, 3e jour", ["", "", ""]],
	["", ["", "", ""]],
])("« %s » dit où est la porte, quand il le dit", (message, [address, floor, doorCode]) => {
	expect(doorPlaceIn(message)).toEqual({ address, floor, doorCode });
});
