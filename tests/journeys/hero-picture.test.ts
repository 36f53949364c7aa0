import { expect, test } from "vitest";
import { journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive } = journeys();
const SCREENS = [
	{ width: 390, height: 844 },
	{ width: 1024, height: 768 },
	{ width: 1440, height: 900 },
	{ width: 1920, height: 1080 },
];
/** Beyond its own pixels, on a screen of one point a pixel. */
const ENLARGED_AT_MOST = 1.1;

test.each(SCREENS)(
	"sur un écran de $width × $height, aucune image d’en-tête n’est agrandie de plus d’un dixième",
	async (viewport) => {
		const page = await arrive({ viewport, script: false });
		let seen = 0;
		for (const path of KINDS_OF_PAGE) {
			await page.goto(path, { waitUntil: "load" });
			const image = page.locator(".hero-picture img");
			if ((await image.count()) === 0 || !(await image.isVisible())) continue;
			await image.scrollIntoViewIfNeeded();
			const enlarged = await image.evaluate(async (element: HTMLImageElement) => {
				await element.decode();
				// Its own size is that of its place; that of the file shows once it stands alone.
				const file = new Image();
				file.src = element.currentSrc;
				await file.decode();
				return Math.max(element.clientWidth / file.naturalWidth, element.clientHeight / file.naturalHeight);
			});
			expect(enlarged, path).toBeLessThanOrEqual(ENLARGED_AT_MOST);
			seen++;
		}
		expect(seen).toBeGreaterThan(5);
	},
);
