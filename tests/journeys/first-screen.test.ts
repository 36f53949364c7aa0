import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { consent } from "#content/consent.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive } = journeys();
const LOW = { width: 360, height: 640 };
const PHONES = sweep([LOW, { width: 390, height: 844 }], [LOW]);

/** The three names that take the most room, besides the town that every other journey looks at. */
const LONG_NAMES = towns
	.toSorted((a, b) => b.name.length - a.name.length)
	.slice(0, 3)
	.map((town) => townPath(town.slug));
const PAGES = [...KINDS_OF_PAGE, ...LONG_NAMES];
const SAYS_THE_TIME = new Set<string>([paths.emergency, townPath("voiron"), ...LONG_NAMES]);

/** What stands whole on the screen, on top of everything else, without scrolling. */
function shown(page: Page) {
	return page.evaluate((telHref) => {
		const onTop = (element: Element) => {
			const box = element.getBoundingClientRect();
			if (!element.checkVisibility() || box.top < 0 || box.bottom > innerHeight) return false;
			return [box.top + 2, box.bottom - 2].every((y) => {
				const hit = document.elementFromPoint(box.left + Math.min(20, box.width / 2), y);
				return element.contains(hit) || hit?.contains(element);
			});
		};
		const all = (selector: string) => [...document.querySelectorAll(selector)].filter(onTop);
		return {
			title: all("h1").length === 1,
			numbers: all(`a[href="${telHref}"]`).map((link) => link.textContent?.trim() ?? ""),
			time: all("main p").some((line) => /\d\u00a0?\s?min\b/.test(line.textContent ?? "")),
			hero: all(`main a[href="${telHref}"]`).length > 0,
		};
	}, business.telHref);
}

describe.each(PHONES)("sans défiler, sur un écran de $width × $height", (viewport) => {
	test("bandeau des cookies ouvert : ce que c’est, le numéro à toucher, et le temps", async () => {
		const page = await arrive({ size: "phone", viewport, decided: false });
		for (const path of PAGES) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await summaryOf(page).waitFor();
			await expectFirstScreen(page, path);
		}
	});

	test("bandeau fermé : la même chose, et le grand bouton d’appel", async () => {
		const page = await arrive({ size: "phone", viewport, script: false });
		for (const path of PAGES) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expectFirstScreen(page, path);
			const isToRead = path === paths.legal || path === paths.terms;
			if (!isToRead) expect((await shown(page)).hero, `${path} : bouton d’appel`).toBe(true);
		}
	});
});

test("sur l’écran bas d’un portable, 1366 × 640, le grand bouton d’appel est au-dessus du pli", async () => {
	const page = await arrive({ viewport: { width: 1366, height: 640 }, script: false });
	for (const path of PAGES) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const { hero, numbers } = await shown(page);
		expect(numbers.length, path).toBeGreaterThanOrEqual(2);
		const isToRead = path === paths.legal || path === paths.terms;
		if (!isToRead) expect(hero, path).toBe(true);
	}
});

test.each([
	{ width: 740, height: 360 },
	{ width: 844, height: 390 },
])(
	"un téléphone couché, $width × $height, garde l’appel et le titre, et l’en-tête n’en prend pas le tiers",
	async (viewport) => {
		const page = await arrive({ viewport, script: false });
		for (const path of PAGES) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			const { hero, title } = await shown(page);
			expect(title, path).toBe(true);
			// After a break-in the police stands first, and the strip has the number.
			if (![paths.legal, paths.terms, paths.breakIn].includes(path as never)) expect(hero, path).toBe(true);
			const height = await page.locator("#site > header").evaluate((header) => header.getBoundingClientRect().height);
			expect(height, path).toBeLessThan(viewport.height / 5);
		}
	},
);

test.each(sweep([LOW, { width: 320, height: 568 }], [{ width: 320, height: 568 }]))(
	"sur $width × $height, ni le bandeau des cookies ni son détail ne cachent l’appel",
	async (viewport) => {
		const page = await arrive({ size: "phone", viewport, decided: false });
		for (const path of PAGES) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await summaryOf(page).waitFor();
			expect(await calls(page), `${path}, résumé`).toBeGreaterThan(0);
			await press(page, consent.summary.customise);
			await settingsOf(page).waitFor();
			expect(await calls(page), `${path}, détail`).toBeGreaterThan(0);
		}
	},
);

const saysNumber = (words: string) => words.includes(business.phoneNational);
const calls = async (page: Page) => (await shown(page)).numbers.filter(saysNumber).length;

async function expectFirstScreen(page: Page, path: string) {
	const { title, numbers, time } = await shown(page);
	expect(title, `${path} : titre entier`).toBe(true);
	expect(numbers.filter(saysNumber).length, `${path} : ${numbers}`).toBeGreaterThan(0);
	if (SAYS_THE_TIME.has(path)) expect(time, `${path} : temps d’arrivée`).toBe(true);
}
