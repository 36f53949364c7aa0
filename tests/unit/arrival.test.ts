import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { arrivalAt, distanceRange, sideOfRadius, timeTo } from "#shared/places/arrival.ts";
import { travelMinutes } from "#shared/places/place-data.ts";
import { placeIndex } from "#tests/support/places.ts";

const known = { distanceKm: 22, minutes: 24, approximate: false };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("une place connue a son temps, une place approchée une fourchette de cinq en cinq minutes", () => {
	expect(plain(timeTo(known))).toBe("24 min");
	expect(plain(timeTo({ ...known, approximate: true }))).toBe("20 à 30 min");
	expect(plain(timeTo({ distanceKm: 1, minutes: 10, approximate: true }))).toBe("10 à 20 min");
});

test("près de la limite, une place approchée n’est ni dedans ni dehors", () => {
	const at = (distanceKm: number, approximate = true) => sideOfRadius({ distanceKm, minutes: 40, approximate });
	expect([at(40), at(44), at(50), at(57), at(58)]).toEqual(["inside", "edge", "edge", "edge", "beyond"]);
	expect([at(50, false), at(51, false)]).toEqual(["inside", "beyond"]);
});

test("pour chaque commune de la liste, la fourchette tient le temps de sa distance", () => {
	for (const place of placeIndex.places.filter(({ approximate }) => approximate)) {
		const [, min = "", max = ""] = /^(\d+) à (\d+) min$/.exec(plain(timeTo(place))) ?? [];
		expect([place.name, Number(min) <= place.minutes, place.minutes <= Number(max)]).toEqual([place.name, true, true]);
		expect(Number(min)).toBeGreaterThanOrEqual(facts.travelCurve.minutesNearBase);
		expect(Number(max)).toBeGreaterThanOrEqual(travelMinutes(distanceRange(place).max));
	}
});

/** What is said of a place: its time, where it stands, what the traffic may make of it, and what the call promises. */
test.each([
	["Morestel", "22 min", "dans ma zone de 50 km", "20 à 30 min", true],
	["Domarin", "10 min", "dans ma zone de 50 km", undefined, true],
	["Culin", "10 à 20 min", "à quelques kilomètres près", undefined, true],
	["Saint-Marcellin", "39 min", "dans ma zone de 50 km", "30 à 40 min", true],
	["Vizille", "74 min", "au-delà", undefined, false],
	["Lyon", "32 min", "hors de l’Isère", "30 à 40 min", false],
] as const)("%s : %s, %s", (name, time, where, traffic, isPromised) => {
	const place = placeIndex.places.find((one) => one.name === name);
	if (place === undefined) throw new Error(name);
	const said = arrivalAt(place);
	expect(plain(said.time)).toBe(time);
	expect(plain(said.where)).toContain(where);
	expect(said.traffic && plain(said.traffic)).toEqual(traffic && expect.stringContaining(traffic));
	expect(plain(said.call).includes(plain(time))).toBe(isPromised);
});
