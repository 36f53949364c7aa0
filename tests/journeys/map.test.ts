import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { minutes } from "#content/wording.ts";
import { violations } from "#tests/support/axe.ts";
import { address, BOTH_SIZES, journeys, open, soon } from "#tests/support/journey.ts";

const { arrive, arriveAt } = journeys();
const map = (page: Page) => page.locator("[data-map]");
const read = (text: string) => text.replace(/\s+/g, " ");

const ISERE = { frame: ".isere-map", names: "[data-map] text.named", inset: 0 };
/** Set closer: of a line's height, a fifth above and under its letters is empty. */
const OF_A_TOWN = { frame: ".town-map", names: ".town-map text", inset: 0.2 };

/** Names on a map that cover each other, or leave it, as it is drawn. */
function collisions(page: Page, drawn: typeof ISERE): Promise<string[]> {
	return page.evaluate(({ frame: around, names: each, inset }) => {
		const frame = document.querySelector(around)?.getBoundingClientRect() ?? new DOMRect();
		const names = [...document.querySelectorAll<SVGTextElement>(each)].map((text) => {
			const { left, right, top, bottom, height } = text.getBoundingClientRect();
			return { name: text.textContent, left, right, top: top + inset * height, bottom: bottom - inset * height };
		});
		const out = names.filter(({ left, right }) => left < frame.left - 1 || right > frame.right + 1);
		const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
		const over = pairs.filter(([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
		return [...out.map(({ name }) => `${name} sort`), ...over.map(([a, b]) => `${a.name} et ${b.name}`)];
	}, drawn);
}

describe.each(BOTH_SIZES)("$where", ({ size }) => {
	test("les noms de la carte ne se couvrent pas et se lisent : 11 px au moins", async () => {
		const page = await arriveAt(paths.serviceArea, { size });
		expect(await map(page).locator("text.named").count()).toBeGreaterThanOrEqual(10);
		expect(await collisions(page, ISERE)).toEqual([]);
		const drawnPx = await map(page).evaluate((svg) => {
			const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
			return Number.parseFloat(getComputedStyle(svg).fontSize) * scale;
		});
		expect(drawnPx).toBeGreaterThanOrEqual(11);
	});
});

test("la carte d’une ville nomme ses voisines sans que rien se couvre, et se lit au plus petit téléphone", async () => {
	const page = await arrive({ viewport: { width: 320, height: 640 } });
	for (const { slug, name } of towns.filter((_, index) => index % 12 === 0)) {
		await open(page, townPath(slug));
		expect(await collisions(page, OF_A_TOWN), name).toEqual([]);
		const heights = await page
			.locator(".town-map text")
			.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
		expect(Math.min(...heights), name).toBeGreaterThanOrEqual(11);
	}
});

test("elle se lit comme une liste de villes, chacune avec son temps", async () => {
	const page = await arriveAt(paths.serviceArea);
	const list = page.getByRole("list", { name: chrome.map.label });
	expect(await list.getByRole("listitem").count()).toBe(towns.length);
	const names = await list
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? link.textContent ?? ""));
	expect(names.map(read)).toEqual(towns.map((town) => read(`${town.name}, ${minutes(town.minutes)}`)));
	expect(await violations(page)).toEqual([]);
});

test("au clavier, une ville montre son nom et son temps, et Entrée mène à sa page", async () => {
	const page = await arriveAt(paths.serviceArea);
	const town = map(page).locator(`a[href="${townPath("vizille")}"]`);
	const opacity = () => town.locator("text").evaluate((text) => getComputedStyle(text).opacity);
	expect(await opacity()).toBe("0");
	await town.focus();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await soon(opacity).toBe("1");
	expect(read((await town.textContent()) ?? "")).toBe("Vizille, 74 min");
	await page.keyboard.press("Enter");
	await soon(() => address(page)).toBe(townPath("vizille"));
});

test("sans script, chaque ville reste un lien", async () => {
	const page = await arrive({ script: false });
	await page.goto(paths.serviceArea);
	expect(await map(page).locator("a[href^='/serrurier-']").count()).toBe(towns.length);
});

test("la réponse du calculateur s’allume sur la carte, et s’éteint avec lui", async () => {
	const page = await arriveAt(paths.serviceArea);
	expect(await map(page).locator("[data-lit]").count()).toBe(0);
	await page.getByRole("combobox").fill("Morestel");
	await page.keyboard.press("Enter");
	await soon(() => map(page).locator("[data-lit]").getAttribute("data-lit")).toBe("Morestel");
	const [lit, town] = await Promise.all(
		["[data-lit] circle", `a[href="${townPath("morestel")}"] circle`].map((circle) =>
			map(page).locator(circle).boundingBox(),
		),
	);
	expect(Math.abs((lit?.x ?? 0) - (town?.x ?? 99))).toBeLessThan(12);
});

test("en couleurs forcées, la carte garde les siennes", async () => {
	const page = await arrive();
	await page.emulateMedia({ forcedColors: "active" });
	await open(page, paths.serviceArea);
	const fill = () =>
		map(page)
			.locator("circle")
			.last()
			.evaluate((circle) => getComputedStyle(circle).fill);
	expect(await fill()).toBe("rgb(20, 32, 43)");
});

test("sur papier aussi, la carte d’une ville et celle de la zone sont là", async () => {
	const page = await arriveAt(paths.serviceArea);
	await page.emulateMedia({ media: "print" });
	expect(await map(page).isVisible()).toBe(true);
});

test.each([paths.home, paths.emergency])("%s répond à « Où êtes-vous ? » dans sa tête", async (path) => {
	const page = await arriveAt(path, { size: "phone" });
	await page.getByRole("combobox").fill("Crémieu");
	await page.getByRole("button", { name: "Calculer", exact: true }).click();
	// The page says « 20-45 min » of a locked door all along: the link to the town comes with the answer alone.
	const answer = page.getByRole("main").getByRole("link", { name: /Crémieu/ });
	await soon(() => answer.first().isVisible()).toBe(true);
	expect(read((await page.getByRole("main").textContent()) ?? "")).toContain("20 min");
});
