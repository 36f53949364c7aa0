import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { breakInPage } from "#content/pages/break-in.ts";
import { paths, townPath } from "#content/site-map.ts";
import { journeys, leaves } from "#tests/support/journey.ts";

const { arrive } = journeys();

async function onPaper(path: string): Promise<Page> {
	const page = await arrive({ script: false, viewport: { width: 688, height: 1016 } });
	await goOnPaper(page, path);
	return page;
}

async function goOnPaper(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "load" });
	// Paper's styles come after the page, of the lowest priority.
	await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[media^=print]")?.sheet);
	await page.emulateMedia({ media: "print" });
}

const PRINTED = [
	{ what: "une page de ville", path: townPath("voiron"), sheets: 1 },
	{ what: "la page du nom le plus long", path: townPath("saint-etienne-de-saint-geoirs"), sheets: 1 },
	{ what: "la page de ville la plus longue", path: townPath("bourgoin-jallieu"), sheets: 1 },
	{ what: "la page au-delà du rayon", path: townPath("grenoble"), sheets: 1 },
	{ what: "la page d’après effraction", path: paths.breakIn, sheets: 3 },
	{ what: "les conditions de vente", path: paths.terms, sheets: 3 },
	{ what: "les mentions légales", path: paths.legal, sheets: 3 },
];

test.each(PRINTED)(
	"$what tient sur $sheets feuille(s), avec le numéro et son adresse, sans rien à cliquer",
	async ({ path, sheets }) => {
		const page = await onPaper(path);
		const head = page.getByText(`https://www.serrurerie-du-bion.example${path}`);
		expect(await head.isVisible()).toBe(true);
		expect(await head.textContent()).toContain(business.phoneNational);
		for (const chrome of ["header", "footer", "form", "main nav", ".btn-plain", "#menu", ".night-frame", ".town-night"])
			for (const part of await page.locator(chrome).all()) expect(await part.isVisible(), chrome).toBe(false);
		expect(await leaves(page)).toBeLessThanOrEqual(sheets);
	},
);

test("sur papier, tout est noir sur blanc", async () => {
	const page = await onPaper(townPath("voiron"));
	const colours = await page.evaluate(() =>
		[...document.querySelectorAll("main *")]
			.filter((element) => element.checkVisibility())
			.map((element) => getComputedStyle(element))
			.map(({ color, backgroundColor }) => `${color} sur ${backgroundColor}`),
	);
	expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0) sur rgba(0, 0, 0, 0)"]);
});

test("sur papier, les cinq réponses sont là et les gestes d’après effraction aussi", async () => {
	const town = await onPaper(townPath("voiron"));
	const heights = await town.evaluate(() =>
		[...document.querySelectorAll("details p")].map((answer) =>
			answer.checkVisibility() ? answer.getBoundingClientRect().height : 0,
		),
	);
	expect(heights).toHaveLength(5);
	expect(Math.min(...heights)).toBeGreaterThan(10);
	await goOnPaper(town, paths.breakIn);
	for (const { title } of breakInPage.actions.items)
		expect(await town.getByRole("heading", { name: title }).first().isVisible(), title).toBe(true);
	for (const words of breakInPage.advice) expect(await town.getByText(words).first().isVisible()).toBe(true);
	expect(await town.getByRole("checkbox").count()).toBe(8);
});
