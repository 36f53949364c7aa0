import { describe, expect, test } from "vitest";
import { townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-values.ts";
import { stringsIn } from "#content/check.ts";
import { facts } from "#content/facts.ts";
import { mainTowns } from "#content/main-towns.ts";
import { townSurroundings } from "#content/town-surroundings.ts";
import { AREA_LABELS, allPaths, otherTowns, type Town, townBySlug, towns } from "#content/towns.ts";

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

test("chaque code INSEE et chaque adresse de page est unique", () => {
	expect(new Set(towns.map(({ insee }) => insee)).size).toBe(towns.length);
	expect(new Set(towns.map(({ slug }) => slug)).size).toBe(towns.length);
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
		for (const { slug } of townSurroundings[town.slug].nearest) {
			const neighbour = townBySlug(slug) as Town;
			if ([town.slug, slug].includes("grenoble")) continue; // its distance is given, not measured
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
