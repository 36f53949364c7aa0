import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { nightMap } from "#content/night-map.ts";
import { type Position, project } from "#content/projection.ts";
import { townPositions } from "#content/town-positions.ts";
import { windowOf } from "#content/town-windows.ts";
import { type TownSlug, towns } from "#content/towns.ts";
import type { Place } from "#tools/geography/night/line.ts";
import { altitudes } from "#tools/geography/night/relief.ts";
import { MOTORWAYS, RIVERS } from "#tools/geography/night/traced.ts";
import { borderOf, kmOutside } from "#tools/geography/outline.ts";
import { distanceToSegment } from "#tools/geography/paths.ts";
import { readSources } from "#tools/geography/sources.ts";

const drawing = readFileSync(new URL("../../app/sections/drawings/nuit-en-isere.svg", import.meta.url), "utf8");
const sources = readSources();

function kmFrom(
	lines: readonly { name: string; places: readonly Place[] }[],
	name: string,
	position: Position,
): number {
	const points = lines.find((line) => line.name === name)?.places.map((place) => project(place)) ?? [];
	const here = project(position);
	return Math.min(...points.slice(1).map((point, index) => distanceToSegment(here, points[index] ?? point, point)));
}

describe("ce qui est tracé à la main passe où l’on sait qu’il passe", () => {
	test.each<[string, number, TownSlug[]]>([
		[
			"Bourbre",
			2,
			["la-tour-du-pin", "cessieu", "bourgoin-jallieu", "la-verpilliere", "pont-de-cheruy", "tignieu-jameyzieu"],
		],
		["Rhône", 2.5, ["montalieu-vercieu", "vienne-nord", "chasse-sur-rhone", "saint-maurice-l-exil"]],
		[
			"Isère",
			3,
			["crolles", "domene", "meylan", "grenoble", "saint-egreve", "voreppe", "moirans", "tullins", "saint-marcellin"],
		],
		["Drac", 2.5, ["le-pont-de-claix", "claix", "seyssinet-pariset", "fontaine"]],
		["Guiers", 1.5, ["le-pont-de-beauvoisin"]],
		["Romanche", 1.5, ["vizille"]],
	])("%s : à %d km au plus", (river, most, passes) => {
		for (const slug of passes)
			expect(kmFrom(RIVERS, river, townPositions[slug].position), slug).toBeLessThanOrEqual(most);
	});

	test.each<[string, number, TownSlug[]]>([
		[
			"A43",
			2.5,
			[
				"saint-quentin-fallavier",
				"villefontaine",
				"lisle-abeau",
				"bourgoin-jallieu",
				"la-tour-du-pin",
				"saint-andre-le-gaz",
				"les-abrets-en-dauphine",
			],
		],
		["A48", 2.5, ["rives", "moirans", "voreppe", "saint-egreve", "nivolas-vermelle", "le-grand-lemps"]],
		["A49", 2.5, ["tullins", "vinay", "saint-marcellin"]],
		["A41", 2.5, ["meylan", "domene", "crolles"]],
	])("%s : à %d km au plus", (road, most, passes) => {
		for (const slug of passes)
			expect(kmFrom(MOTORWAYS, road, townPositions[slug].position), slug).toBeLessThanOrEqual(most);
	});

	test("là où le Rhône est la limite du département, le contour et lui se suivent à 2 km", () => {
		const border = borderOf(sources.ring);
		const shared =
			RIVERS.find(({ name }) => name === "Rhône")?.places.filter(
				([north, east]) => north < 45.86 && north > 45.64 && east > 5.3 && east < 5.62,
			) ?? [];
		expect(shared.length).toBeGreaterThan(5);
		for (const place of shared) expect(kmOutside(place, border), place.join()).toBeLessThanOrEqual(2);
	});
});

test("le relief monte où sont les montagnes, et la plaine reste basse", () => {
	const { columns, values } = altitudes([]);
	const at = (place: Place) => {
		const { x, y } = project(place);
		return values[Math.round(y - nightMap.top) * columns + Math.round(x - nightMap.left)] ?? 0;
	};
	expect(at([45.171, 5.992])).toBeGreaterThan(2800);
	expect(at([45.288, 5.788])).toBeGreaterThan(1900);
	expect(at([45.19, 5.72])).toBeLessThan(320);
	expect(at([45.6, 5.2])).toBeLessThan(500);
});

test("plus une ville est loin en minutes, moins sa fenêtre est grande, et moins elle éclaire", () => {
	const ordered = towns.toSorted((a, b) => a.minutes - b.minutes).map(windowOf);
	for (const [index, { half, halo }] of ordered.slice(1).entries()) {
		expect(half).toBeLessThanOrEqual(ordered[index]?.half ?? 0);
		expect(halo).toBeLessThanOrEqual(ordered[index]?.halo ?? 0);
	}
	expect(new Set(ordered.map(({ fill }) => fill)).size).toBeGreaterThan(20);
	for (const { x, y } of ordered) expect(drawing).toContain(`cx="${x}" cy="${y}"`);
});

test("le fichier pèse 12 ko au plus une fois compressé", () => {
	expect(gzipSync(drawing, { level: 9 }).length).toBeLessThanOrEqual(12 * 1024);
});
