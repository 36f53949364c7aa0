import { describe, expect, test } from "vitest";
import { type Box, boxOf, layOut, mapToSend, placeLabels } from "#app/sections/map-layout.ts";
import { townFacts } from "#app/seo/town-facts.ts";
import { business } from "#content/business.ts";
import { windowOf } from "#content/town-windows.ts";
import { towns } from "#content/towns.ts";

const covers = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const windows = towns.map(windowOf);
const panes = windows.map(({ x, y, half }) => ({ left: x - half, top: y - half, right: x + half, bottom: y + half }));
const maps = towns.map((town) => ({ name: town.name, facts: townFacts(town), map: layOut(townFacts(town), windows) }));

describe("la carte de chacune des villes", () => {
	test.each(maps)(
		"$name : son nom et le point de départ y sont, dans le cadre ; aucun nom n’en couvre un autre, ni une fenêtre",
		({ name, map: { labels, frame } }) => {
			expect(labels.map((label) => label.name)).toEqual(expect.arrayContaining([name, business.baseTown]));
			const boxes = labels.map((label) => ({ name: label.name, box: boxOf(label) }));
			for (const { name: named, box } of boxes) {
				expect(box.left, named).toBeGreaterThanOrEqual(frame.left);
				expect(box.right, named).toBeLessThanOrEqual(frame.right);
				expect(box.top, named).toBeGreaterThanOrEqual(frame.top);
				expect(box.bottom, named).toBeLessThanOrEqual(frame.bottom);
				expect(panes.filter((pane) => covers(pane, box)).length, `${named} couvre une fenêtre`).toBe(0);
			}
			const covered = boxes.flatMap((one, index) =>
				boxes.slice(index + 1).filter((other) => covers(one.box, other.box)),
			);
			expect(covered.map((label) => label.name)).toEqual([]);
		},
	);

	test("neuf sur dix nomment trois voisines ou plus, et toutes montrent les cinq", () => {
		const counts = maps.map(
			({ facts, map }) => map.labels.filter(({ name }) => facts.nearest.some((one) => one.name === name)).length,
		);
		expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(0.9 * towns.length);
		for (const { facts, map } of maps) {
			for (const { x, y } of facts.nearest) {
				expect(x > map.frame.left && x < map.frame.right && y > map.frame.top && y < map.frame.bottom).toBe(true);
			}
		}
	});

	test("la page n’en reçoit que les noms et leurs places", () => {
		const sent = maps.map(({ map }) => JSON.stringify(mapToSend(map)).length);
		expect(Math.max(...sent)).toBeLessThan(800);
	});
});

const FRAME = { left: 0, top: 0, right: 20, bottom: 20 };
const nothing = { points: [], road: [] };

test("sans place, un nom de trop s’efface ; un nom nécessaire se pousse dans le cadre", () => {
	const point = { name: "Une-très-longue-ville", x: 2, y: 10, radius: 1, size: 1.5 };
	const [needed, ...others] = placeLabels(
		[point, { ...point, name: "Une-autre-plus-longue-que-le-cadre" }],
		nothing,
		FRAME,
		1,
	);
	expect(needed?.name).toBe(point.name);
	expect(needed && boxOf(needed).left).toBeGreaterThanOrEqual(0);
	expect(others).toEqual([]);
});

test("entouré d’autres fenêtres, un nom se met au large, au bout d’un trait", () => {
	const point = { name: "Ici", x: 10, y: 10, radius: 0.5, size: 1 };
	const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
		const [x, y] = [10 + 1.6 * Math.cos((step * Math.PI) / 4), 10 + 1.6 * Math.sin((step * Math.PI) / 4)];
		return { left: x - 0.3, top: y - 0.3, right: x + 0.3, bottom: y + 0.3 };
	});
	const [label] = placeLabels([point], { points: ring, road: [] }, FRAME, 0);
	expect(label?.lead).toBeDefined();
	expect(label && ring.some((pane) => covers(pane, boxOf(label)))).toBe(false);
});
