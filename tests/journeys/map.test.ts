import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { paths, townPath } from "#content/site-map.ts";
import { windowOf } from "#content/town-windows.ts";
import { towns } from "#content/towns.ts";
import { minutes as inMinutes } from "#content/wording.ts";
import { violations } from "#tests/support/axe.ts";
import { address, journeys, open, soon } from "#tests/support/journey.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive, arriveAt } = journeys();
const map = (page: Page) => page.locator("[data-map]");
const read = (text: string) => text.replace(/\s+/g, " ");

const WIDTHS = sweep([320, 390, 768, 1440], [320, 1440]);
const windows = towns.map(windowOf);

/**
 * What stands wrongly on a drawn map: names that cover each other or a lit window, leave the map, or are under 11 px. Of a
 * line's height, a fifth above and under its letters is empty.
 */
function faults(page: Page, svg: string): Promise<string[]> {
	return page.locator(svg).evaluate((drawing, lit) => {
		const map = drawing as SVGSVGElement;
		const frame = (map.parentElement?.parentElement ?? map).getBoundingClientRect();
		const names = [...map.querySelectorAll("text")]
			.filter((text) => text.checkVisibility({ opacityProperty: true }))
			.map((text) => {
				const { left, right, top, bottom, height } = text.getBoundingClientRect();
				const letters = Number.parseFloat(getComputedStyle(text).fontSize) * (map.getScreenCTM()?.a ?? 0);
				const name = text.textContent ?? "";
				return { name, letters, left, right, top: top + 0.2 * height, bottom: bottom - 0.2 * height };
			});
		if (names.length < 2) return ["aucun nom"];
		const toScreen = map.getScreenCTM() ?? new DOMMatrix();
		const panes = lit.map(({ x, y, half }) => {
			const corner = new DOMPoint(x - half, y - half).matrixTransform(toScreen);
			const other = new DOMPoint(x + half, y + half).matrixTransform(toScreen);
			return { name: `une fenêtre (${x}, ${y})`, left: corner.x, top: corner.y, right: other.x, bottom: other.y };
		});
		const others = (index: number) => [...names.slice(index + 1), ...panes];
		const pairs = names.flatMap((a, index) => others(index).map((b) => [a, b] as const));
		const over = pairs.filter(([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
		return [
			...names
				.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1)
				.map(({ name }) => `${name} sort`),
			...names.filter(({ letters }) => letters < 11).map(({ name, letters }) => `${name} : ${letters} px`),
			...over.map(([a, b]) => `${a.name} et ${b.name}`),
		];
	}, windows);
}

describe.each(WIDTHS)(
	"à %i px de large, aucun nom n’en couvre un autre, ni une fenêtre, et tous se lisent",
	(width) => {
		test.each([paths.home, paths.serviceArea])("la carte de %s", async (path) => {
			const page = await arrive({ viewport: { width, height: 900 } });
			await open(page, path);
			await map(page).scrollIntoViewIfNeeded();
			expect(await faults(page, "[data-map]")).toEqual([]);
		});

		test("celle d’une ville", async () => {
			const page = await arrive({ viewport: { width, height: 900 } });
			for (const { slug, name } of towns.filter((_, index) => index % sweep([9], [24])[0]! === 0)) {
				await open(page, townPath(slug));
				expect(await faults(page, ".town-night svg"), name).toEqual([]);
			}
		});
	},
);

test("d’une touche on entre dans la carte, aux flèches on y va d’une ville à l’autre, d’une touche on en sort", async () => {
	const page = await arriveAt(paths.serviceArea);
	const links = map(page).locator("a");
	await soon(() => links.evaluateAll((all) => all.filter((link) => link.getAttribute("tabindex") === "0").length)).toBe(
		1,
	);
	await links.first().focus();
	const place = () =>
		page.evaluate(() => {
			const { x, y } = document.activeElement?.querySelector("circle")?.getBBox() ?? { x: 99, y: 99 };
			return { x, y };
		});
	const base = await place();
	await page.keyboard.press("ArrowRight");
	const east = await place();
	expect(east.x).toBeGreaterThan(base.x);
	await page.keyboard.press("ArrowDown");
	expect((await place()).y).toBeGreaterThan(east.y);
	await page.keyboard.press("ArrowLeft");
	expect((await place()).x).toBeLessThan(east.x);
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("[data-map]"))).toBeNull();
	// The tab stop is where one left.
	await page.keyboard.press("Shift+Tab");
	expect(await page.evaluate(() => Boolean(document.activeElement?.closest("[data-map]")))).toBe(true);
});

test("elle se lit comme une liste de villes, chacune avec son temps", async () => {
	const page = await arriveAt(paths.serviceArea);
	const list = page.getByRole("list", { name: chrome.map.label });
	expect(await list.getByRole("listitem").count()).toBe(towns.length);
	const names = await list
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? link.textContent ?? ""));
	expect(names.map((name) => read(name))).toEqual(
		towns.map(({ name, minutes }) => read(`${name} ≈ ${inMinutes(minutes)}`)),
	);
	expect(await violations(page)).toEqual([]);
});

test("au clavier, une ville montre son nom et son temps, et Entrée mène à sa page", async () => {
	const page = await arriveAt(paths.serviceArea);
	const town = map(page).locator(`a[href="${townPath("vizille")}"]`);
	const opacity = () => town.locator("text").evaluate((text) => getComputedStyle(text).opacity);
	expect(await opacity()).toBe("0");
	await town.focus();
	// From its neighbour by an arrow: only a key makes the focus visible.
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowUp");
	await soon(opacity).toBe("1");
	expect(read((await town.textContent()) ?? "")).toBe("Vizille ≈ 74 min");
	await page.keyboard.press("Enter");
	await soon(() => address(page)).toBe(townPath("vizille"));
});

test("la réponse du calculateur s’allume sur la carte, et s’éteint avec lui", async () => {
	const page = await arriveAt(paths.serviceArea);
	expect(await map(page).locator("[data-lit]").count()).toBe(0);
	await page.getByRole("combobox").fill("Morestel");
	await page.keyboard.press("Enter");
	await soon(() => map(page).locator("[data-lit]").getAttribute("data-lit")).toBe("Morestel");
	const [lit, town] = await Promise.all(
		["[data-lit] circle + circle", `a[href="${townPath("morestel")}"] circle`].map((circle) =>
			map(page).locator(circle).boundingBox(),
		),
	);
	expect(Math.abs((lit?.x ?? 0) - (town?.x ?? 99))).toBeLessThan(12);
});

test("en couleurs forcées, la carte garde les siennes", async () => {
	const page = await arrive();
	await page.emulateMedia({ forcedColors: "active" });
	await open(page, paths.serviceArea);
	const fill = (svg: string) =>
		page
			.locator(`${svg} text.named`)
			.first()
			.evaluate((text) => getComputedStyle(text).fill);
	expect(await fill("[data-map] a")).toBe("rgb(251, 248, 244)");
	await open(page, townPath("cremieu"));
	expect(await fill(".town-night")).toBe("rgb(251, 248, 244)");
});
