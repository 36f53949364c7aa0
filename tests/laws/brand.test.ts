import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { depthOf, nationalDigits, pairsOf } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";
import { cardPath } from "#content/site-map.ts";
import { builtPages, NOT_FOUND, SITE_DIR } from "#tests/support/pages.ts";

const file = (path: string) => `${SITE_DIR}${path.replace(/^\//, "")}`;
const SITE_URL = "https://www.serrurerie-du-bion.example";

describe.each(builtPages().filter(({ path }) => path !== NOT_FOUND))("$path", ({ path, $ }) => {
	test("partagée, montre sa propre carte, de 1200 par 630 et de moins de 60 ko", async () => {
		expect($('meta[property="og:image"]').attr("content")).toBe(`${SITE_URL}${cardPath(path)}`);
		const card = readFileSync(file(cardPath(path)));
		const { width, height, format } = await sharp(card).metadata();
		expect([width, height, format]).toEqual([1200, 630, "png"]);
		expect(card.length).toBeLessThan(60 * 1024);
		expect(card.length).toBeGreaterThan(8 * 1024);
	});
});

test("chaque icône annoncée existe, à la taille annoncée", async () => {
	const manifest = JSON.parse(readFileSync(file("site.webmanifest"), "utf8"));
	expect(manifest.name).toBe(business.name);
	expect(manifest.icons.length).toBeGreaterThan(2);
	for (const icon of manifest.icons as { src: string; sizes: string; type: string }[]) {
		const { width, format } = await sharp(file(icon.src)).metadata();
		expect(icon.type).toContain(format);
		if (icon.sizes !== "any") expect(`${width}x${width}`, icon.src).toBe(icon.sizes);
	}
	expect((await sharp(file("apple-touch-icon.png")).metadata()).width).toBe(180);
	const ico = readFileSync(file("favicon.ico"));
	expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
});

test("l’icône est une clé taillée au numéro : un cran par paire de chiffres, à sa profondeur", async () => {
	const SCALE = 20;
	const { data, info } = await sharp(file("favicon.svg"), { density: 72 * SCALE })
		.resize(64 * SCALE)
		.raw()
		.toBuffer({ resolveWithObject: true });
	const isNight = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 60;
	const pairs = pairsOf(nationalDigits(business.phone));
	const STEP = (28 / pairs.length) * SCALE;
	// Upright, the bitting runs from y = 30 to 58 and its cut edge stands at x = 26.
	for (const [cut, digit] of pairs.entries()) {
		const y = Math.round(30 * SCALE + (cut + 0.5) * STEP);
		let depth = 0;
		while (isNight(26 * SCALE + 2 + depth, y)) depth++;
		expect(depth / SCALE, `cran ${cut + 1}`).toBeCloseTo(depthOf(digit, 8), 0);
	}
});
