import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { windowOf } from "#content/town-windows.ts";
import { towns } from "#content/towns.ts";
import { nightMap } from "#tools/night-map.ts";

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
