import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { highlightPlace, useHighlightedPlace } from "#app/features/travel-time/map-highlight.tsx";
import { nearestPlace } from "#app/features/travel-time/place-answer.tsx";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { travelMinutes } from "#content/travel-minutes.ts";
import { words } from "#content/travel-time-words.ts";
import { arrivalAt } from "#shared/places/arrival.ts";
import { decodePlaces, type PlaceData } from "#shared/places/place-data.ts";
import { placeIndex } from "#tests/support/places.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** What is said of a place: its time, where it stands, what the traffic may make of it, and what the call promises. */
test.each([
	["Morestel", "22 min", "dans ma zone de 50 km", "22 à 30 min", true],
	["Domarin", "10 min", "dans ma zone de 50 km", "si la route est libre", true],
	["Culin", "16 min", "À 7 km de Bourgoin-Jallieu. C’est dans ma zone de 50 km", "16 à 20 min", true],
	["Mens", undefined, "au-delà", undefined, false],
	["Autrans-Méaudre en Vercors", undefined, "dans ma zone", undefined, false],
	[
		"Grenoble",
		"45 min",
		"À 35 km de Bourgoin-Jallieu. 57 km à vol d’oiseau, plus par la route. C’est au-delà",
		"si la route est libre",
		false,
	],
	["Saint-Marcellin", "39 min", "dans ma zone de 50 km", "si la route est libre", true],
	["Vizille", "74 min", "au-delà", "si la route est libre", false],
	["Lyon", "32 min", "hors de l’Isère", "32 à 40 min", false],
] as const)("%s : %s, %s", (name, time, where, traffic, isPromised) => {
	const place = placeIndex.places.find((one) => one.name === name);
	if (place === undefined) throw new Error(name);
	const said = arrivalAt(place);
	expect(plain(said.time)).toBe(time ? `${time} environ` : "à confirmer par téléphone");
	expect(plain(said.where)).toContain(where);
	expect(said.traffic && plain(said.traffic)).toEqual(traffic && expect.stringContaining(traffic));
	expect(said.call).toBe(isPromised ? words.call : words.confirm);
});

const data: PlaceData = {
	names: "Belley|Bourgoin-Jallieu|Les Abrets en Dauphiné|Mens",
	departments: "01:1 38:3",
	postalCodes: "01300|38300|38490|38710 38711",
	latitudes: "4576 4559 4554 4482",
	longitudes: "569 527 558 575",
	km: "38 0 24 94",
	pages: "1:bourgoin-jallieu:10 2:les-abrets-en-dauphine:25",
	oldNames: "2:Les Abrets:Fitilieu",
};

test("une commune avec page garde les minutes de sa page et ses anciens noms", () => {
	expect(decodePlaces(data)[2]).toEqual({
		name: "Les Abrets en Dauphiné",
		department: "38",
		postalCodes: ["38490"],
		distanceKm: 24,
		measuredKm: 24,
		minutes: 25,
		position: [45.54, 5.58],
		slug: "les-abrets-en-dauphine",
		aliases: ["Les Abrets", "Fitilieu"],
	});
});

test("une commune sans page a les minutes de la courbe", () => {
	expect(decodePlaces(data)[0]).toMatchObject({
		name: "Belley",
		distanceKm: 38,
		minutes: 32,
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

const Drawing = () => useHighlightedPlace()?.name ?? "rien";

test("aucune page n’est construite avec une place allumée", () => {
	highlightPlace({ x: 15, y: -10, name: "Morestel", where: "à Morestel", arrival: "22\u00a0min" });
	expect(renderToStaticMarkup(createElement(Drawing))).toBe("rien");
	highlightPlace(undefined);
});

const MOST_BYTES = 500;
const html = renderToStaticMarkup(createElement(WhereAreYou));

test("la question d’une ligne pèse moins de 500 octets une fois compressée", () => {
	expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST_BYTES);
});

test("sans script, c’est un formulaire ordinaire, qui ne prétend pas à plus", () => {
	expect(html).toMatch(/<form [^>]*action="\/trajet">/);
	expect(html).toContain(`>${words.label}</label>`);
	expect(html).not.toMatch(/role=|aria-expanded|style=|geolocation/);
});
