import { describe, expect, test } from "vitest";
import { type Box, boxOf, placeLabels } from "#app/sections/map-labels.ts";
import { layOut } from "#app/sections/town-map-layout.ts";
import { townFacts } from "#app/seo/town-facts.ts";
import { business } from "#content/business.ts";
import { towns } from "#content/towns.ts";

const covers = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const maps = towns.map((town) => ({ name: town.name, map: layOut(townFacts(town)) }));

describe("la carte de chacune des villes", () => {
	test.each(maps)(
		"$name : son nom et le point de départ y sont, dans le cadre, et aucun nom n’en couvre un autre",
		({ name, map: { labels, frame } }) => {
			expect(labels.map((label) => label.name)).toEqual(expect.arrayContaining([name, business.baseTown]));
			for (const label of labels) {
				const box = boxOf(label);
				expect(box.left, label.name).toBeGreaterThanOrEqual(frame.left);
				expect(box.right, label.name).toBeLessThanOrEqual(frame.right);
				expect(box.top, label.name).toBeGreaterThanOrEqual(frame.top);
				expect(box.bottom, label.name).toBeLessThanOrEqual(frame.bottom);
			}
			const covered = labels.flatMap((one, index) =>
				labels.slice(index + 1).filter((other) => covers(boxOf(one), boxOf(other))),
			);
			expect(covered.map((label) => label.name)).toEqual([]);
		},
	);

	test("la plupart nomment trois voisines ou plus, et toutes montrent les cinq", () => {
		const counts = maps.map(
			({ map }) => map.labels.filter(({ name }) => map.neighbours.some((one) => one.name === name)).length,
		);
		expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(towns.length / 2);
		for (const { map } of maps) {
			for (const { x, y } of map.neighbours) {
				expect(x > map.frame.left && x < map.frame.right && y > map.frame.top && y < map.frame.bottom).toBe(true);
			}
		}
	});
});

test("sans place, un nom de trop s’efface ; un nom nécessaire se pousse dans le cadre", () => {
	const frame = { left: 0, top: 0, right: 20, bottom: 20 };
	const point = { name: "Une-très-longue-ville", x: 2, y: 10, radius: 1, size: 1.5 };
	const [needed, ...others] = placeLabels([point, { ...point, name: "Une-autre-aussi-longue" }], [], frame, 1);
	expect(needed?.name).toBe(point.name);
	expect(needed && boxOf(needed).left).toBeGreaterThanOrEqual(0);
	expect(others).toEqual([]);
});
