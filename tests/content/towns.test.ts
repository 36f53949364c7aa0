import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-values.ts";
import { stringsIn } from "#content/check.ts";
import { facts } from "#content/facts.ts";
import { mainTowns } from "#content/main-towns.ts";
import { surroundingsOf } from "#content/town-surroundings.ts";
import { windowOf } from "#content/town-windows.ts";
import { AREA_LABELS, allPaths, otherTowns, towns } from "#content/towns.ts";
import { nightMap } from "#tools/night-map.ts";

/** Towns whose minutes the specification gives. */
const GIVEN = [...mainTowns.map(({ slug }) => slug), "grenoble"];

function computedMinutes(km: number): number {
	const { minutesNearBase, points } = facts.travelCurve;
	const next = points.findIndex((point) => point.km >= km);
	const [from, to] = [points[next - 1], points[next]];
	if (!to) throw new Error(`${km} km : au-delà de la courbe`);
	if (!from) return km < to.km ? minutesNearBase : to.minutes;
	return from.minutes + ((km - from.km) / (to.km - from.km)) * (to.minutes - from.minutes);
}

test("six villes principales, et une page à chaque ville", () => {
	expect([mainTowns.length, mainTowns.length + otherTowns.length]).toEqual([6, towns.length]);
	expect(new Set(allPaths()).size).toBe(allPaths().length);
	expect(allPaths().filter((path) => path.startsWith("/serrurier-"))).toHaveLength(towns.length);
});

test.each(towns.filter(({ slug }) => !GIVEN.includes(slug)))(
	"$name : $minutes min suit de $distanceKm km",
	({ distanceKm, minutes }) => {
		// Distances are shown rounded: half a kilometre on either side, and one minute for rounding.
		const around = [distanceKm - 0.5, distanceKm, distanceKm + 0.5].filter((km) => km <= 78).map(computedMinutes);
		expect(minutes).toBeGreaterThanOrEqual(Math.min(...around) - 1);
		expect(minutes).toBeLessThanOrEqual(Math.max(...around) + 1);
	},
);

test("deux villes voisines sont à des distances comparables de la base", () => {
	for (const town of towns) {
		for (const { town: neighbour } of surroundingsOf(town).nearest) {
			if ([town.slug, neighbour.slug].includes("grenoble")) continue; // its distance is given, not measured
			expect(Math.abs(neighbour.distanceKm - town.distanceKm), `${town.name} et ${neighbour.name}`).toBeLessThanOrEqual(
				25,
			);
		}
	}
});

test("chaque secteur a un nom et des villes", () => {
	for (const area of Object.keys(AREA_LABELS))
		expect(
			towns.some((town) => town.area === area),
			area,
		).toBe(true);
});

describe("le texte des pages de ville, une fois rempli", () => {
	test.each(towns)("$name : aucune accolade ne reste, ni « à Le », ni « de Les »", (town) => {
		const text = stringsIn(townSentences(townFacts(town)))
			.map(({ value }) => value)
			.join("\n");
		expect(text).not.toMatch(/[{}]/);
		expect(text).not.toMatch(/(?:^|[\s’])(?:à|de|d’) ?Les? /);
	});
});

describe("la carte de nuit", () => {
	const drawing = nightMap();

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
});
