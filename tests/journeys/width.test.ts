import { expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { chrome } from "#content/chrome.ts";
import { paths } from "#content/site-map.ts";
import { press, settingsOf } from "#tests/support/consent.ts";
import { journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import type { Page } from "playwright-core";

const { arrive } = journeys();
const WIDTHS = [320, 360, 390];

test.each(KINDS_OF_PAGE)("%s tient dans la largeur de tous les téléphones", async (path) => {
	const page = await arrive({ size: "phone" });
	await open(page, path);
	await expectToFit(page);
});

test("le bandeau des cookies et le tiroir aussi", async () => {
	const page = await arrive({ size: "phone", decided: false });
	await open(page, paths.home);
	await page.getByRole("button", { name: consent.summary.customise }).waitFor();
	await expectToFit(page);
	await press(page, consent.summary.customise);
	await settingsOf(page).waitFor();
	await expectToFit(page);
	await press(page, consent.settings.necessaryOnly);
	await page.getByRole("button", { name: chrome.drawer.open }).click();
	await expectToFit(page);
});

/** Nothing scrolls sideways, and nothing that can be pressed is cut by the edge of the screen. */
async function expectToFit(page: Page) {
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 740 });
		const found = await page.evaluate(() => {
			const { scrollWidth, clientWidth } = document.documentElement;
			const cut = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")].filter((element) => {
				const box = element.getBoundingClientRect();
				return element.checkVisibility() && box.width > 2 && (box.right > clientWidth + 1 || box.left < -1);
			});
			return { tooWideBy: scrollWidth - clientWidth, cut: cut.map((element) => element.textContent?.trim()) };
		});
		expect(found, `${width} px`).toEqual({ tooWideBy: 0, cut: [] });
	}
}
