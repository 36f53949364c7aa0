import { expect, test } from "vitest";
import { decodePlaces, type PlaceData, travelMinutes } from "#shared/places/place-data.ts";

const data: PlaceData = {
	names: "Belley|Bourgoin-Jallieu|Les Abrets en Dauphiné|Mens",
	departments: "01:1 38:3",
	postalCodes: "01300|38300|38490|38710 38711",
	latitudes: "4576 4559 4554 4482",
	longitudes: "569 527 558 575",
	km: "38 0 24 94",
	approximate: "1001",
	pages: "1:bourgoin-jallieu:10 2:les-abrets-en-dauphine:25",
	oldNames: "2:Les Abrets:Fitilieu",
};

test("une commune avec page garde les minutes de sa page et ses anciens noms", () => {
	expect(decodePlaces(data)[2]).toEqual({
		name: "Les Abrets en Dauphiné",
		department: "38",
		postalCodes: ["38490"],
		distanceKm: 24,
		minutes: 25,
		position: [45.54, 5.58],
		approximate: false,
		slug: "les-abrets-en-dauphine",
		aliases: ["Les Abrets", "Fitilieu"],
	});
});

test("une commune sans page a les minutes de la courbe, et peut n’être située qu’à peu près", () => {
	expect(decodePlaces(data)[0]).toEqual({
		name: "Belley",
		department: "01",
		postalCodes: ["01300"],
		distanceKm: 38,
		minutes: 32,
		position: [45.76, 5.69],
		approximate: true,
		slug: undefined,
		aliases: [],
	});
});

test("les communes viennent dans l’ordre du fichier, chacune avec son département et tous ses codes postaux", () => {
	const places = decodePlaces(data);
	expect(places.map(({ name, department }) => `${name} ${department}`)).toEqual([
		"Belley 01",
		"Bourgoin-Jallieu 38",
		"Les Abrets en Dauphiné 38",
		"Mens 38",
	]);
	expect(places[3]?.postalCodes).toEqual(["38710", "38711"]);
});

test.each([
	[0, 10],
	[4.9, 10],
	[5, 15],
	[10, 17.5],
	[15, 20],
	[25, 25],
	[35, 30],
	[50, 40],
	[64, 65.5],
	[78, 91],
])("%d km : %d minutes", (km, minutes) => {
	expect(travelMinutes(km)).toBeCloseTo(minutes, 6);
});

test("au-delà du dernier point, la dernière droite continue", () => {
	expect(travelMinutes(106)).toBeCloseTo(91 + 51, 6);
});
