import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { paths, townPath } from "#content/site-map.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive, arriveAt } = journeys();
const LONG_NAME = townPath("saint-etienne-de-saint-geoirs");

/** What a screen of 1280 × 1024 shows once enlarged. */
const ZOOMS = [
	{ zoom: "200 %", viewport: { width: 640, height: 512 } },
	{ zoom: "400 %", viewport: { width: 320, height: 256 } },
];

describe.each(ZOOMS)("agrandi à $zoom", ({ viewport }) => {
	test("rien ne déborde, aucun texte n’est coupé, l’en-tête laisse lire", async () => {
		const page = await arrive({ script: false, viewport });
		for (const path of [...KINDS_OF_PAGE, LONG_NAME]) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			expect(await troubles(page), path).toEqual([]);
		}
	});

	test("le bandeau des cookies tient dans l’écran et ses boutons s’atteignent", async () => {
		const page = await arriveAt(paths.home, { viewport, decided: false });
		await summaryOf(page).waitFor();
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		expect((await settingsOf(page).boundingBox())!.height).toBeLessThanOrEqual(viewport.height * 0.6 + 1);
		await press(page, consent.settings.acceptSelection);
		await settingsOf(page).waitFor({ state: "detached" });
	});
});

test("sans aucune image chargée, chaque page garde sa forme et dit ce qu’on y verrait", async () => {
	const page = await arrive({ viewport: { width: 360, height: 640 } });
	const heights = async () => {
		await open(page, paths.home);
		return page.evaluate(async () => {
			await document.fonts.ready;
			return document.documentElement.scrollHeight;
		});
	};
	const whole = await heights();
	await page.route(/\.(svg|avif|webp|png|jpe?g)$/, (route) => route.abort());
	expect(await heights()).toBe(whole);
	const images = await page.evaluate(() =>
		[...document.images]
			.filter((image) => image.checkVisibility())
			.map(({ alt, offsetHeight }) => ({ alt, offsetHeight })),
	);
	expect(images.length).toBeGreaterThan(0);
	for (const { alt, offsetHeight } of images) {
		expect(alt.length).toBeGreaterThan(15);
		expect(offsetHeight, alt).toBeGreaterThan(80);
	}
});

function troubles(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const found = scrollWidth > clientWidth ? [`défile de côté (${scrollWidth} > ${clientWidth})`] : [];
		scrollTo(0, 1200);
		const header = document.querySelector("header")!.getBoundingClientRect();
		if (header.bottom > innerHeight / 3) found.push(`en-tête de ${Math.round(header.bottom)} px`);
		for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, p, a, button, li, dt, dd, label")) {
			// A strip is pushed along. A town of the map is its dot: its name shows when it is pointed at, in another face, and
			// stands in the list under the map.
			if (!element.checkVisibility() || element.closest(".strip, .sr-only, .max-sm\\:sr-only, #menu, [data-map]"))
				continue;
			const box = element.getBoundingClientRect();
			const cut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible";
			if (cut || box.right > clientWidth + 1) found.push(`coupé : ${element.textContent?.trim().slice(0, 40)}`);
		}
		return found;
	});
}
