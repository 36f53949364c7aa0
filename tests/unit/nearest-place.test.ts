import { expect, test } from "vitest";
import { nearestPlace } from "#app/features/travel-time/position-answer.tsx";
import { placeIndex } from "#tests/support/places.ts";

const nearest = (latitude: number, longitude: number) => nearestPlace(placeIndex.places, [latitude, longitude])?.name;

test.each([
	["la place du 23-Août, à Bourgoin", 45.5861, 5.2736, "Bourgoin-Jallieu"],
	["la place Antonin-Chanoz, à Morestel", 45.6766, 5.4683, "Morestel"],
	["la Part-Dieu", 45.7606, 4.8593, "Lyon"],
	["la gare de Voiron", 45.3655, 5.5935, "Voiron"],
])("de %s, la commune la plus proche est la bonne", (_, latitude, longitude, name) => {
	expect(nearest(latitude, longitude)).toBe(name);
});

test.each([
	["Paris", 48.8566, 2.3522],
	["Genève", 46.2044, 6.1432],
	["Valence", 44.9334, 4.8924],
	["l’autre bout du monde", -45.6, -174.7],
])("%s est hors de ce que je connais", (_, latitude, longitude) => {
	expect(nearest(latitude, longitude)).toBeUndefined();
});

test("une commune située à peu près ne répond que si aucune autre n’est près", () => {
	const sure = placeIndex.places.filter(({ approximate }) => !approximate);
	const vague = placeIndex.places.filter(({ approximate }) => approximate);
	const here = vague[0]!.position;
	expect(nearestPlace(placeIndex.places, here)).toBe(nearestPlace(sure, here));
	expect(nearestPlace(vague, here)?.approximate).toBe(true);
});
