import type { Locator, Page } from "playwright-core";
import { PNG } from "pngjs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contrast, luminance } from "#tests/support/contrast.ts";
import { journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive } = journeys();
const PHONE = { width: 360, height: 740 };
const SCREENS = sweep(
	[
		{ width: 390, height: 844 },
		{ width: 1024, height: 768 },
		{ width: 1440, height: 900 },
		{ width: 1920, height: 1080 },
	],
	[PHONE, { width: 1920, height: 1080 }],
);
/** Beyond its own pixels, on a screen of one point a pixel. */
const ENLARGED_AT_MOST = 1.1;

/** One page of each kind that has a head picture, opened. */
async function* headPictures(page: Page): AsyncGenerator<{ path: string; image: Locator }> {
	for (const path of KINDS_OF_PAGE) {
		await page.goto(path, { waitUntil: "load" });
		const image = page.locator(".hero-picture img").first();
		if ((await image.count()) > 0) yield { path, image };
	}
}

test.each(SCREENS)(
	"sur un écran de $width × $height, aucune image d’en-tête n’est agrandie de plus d’un dixième",
	async (viewport) => {
		const page = await arrive({ viewport, script: false });
		let seen = 0;
		for await (const { path, image } of headPictures(page)) {
			if (!(await image.isVisible())) continue;
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

/** What stands on or beside a picture: the page's trail, its title, the promise, the sentence under it. */
const WORDS = "main > :first-child .words :is(nav a, nav [aria-current], h1, .text-lamp, .text-mist)";

test.each(sweep([PHONE, { width: 768, height: 1024 }, ...SCREENS], [PHONE, { width: 768, height: 1024 }]))(
	"sur un écran de $width × $height, tout ce qui est écrit sur une image d’en-tête se lit",
	async (viewport) => {
		await everyWordIsRead(await arrive({ viewport, script: false }));
	},
);

test.each(
	sweep([PHONE, { width: 390, height: 844 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }], [PHONE]),
)("sur un écran de $width × $height, même sur la photographie toute blanche d’un propriétaire", async (viewport) => {
	const page = await arrive({ viewport, script: false });
	const white = await sharp({ create: { width: 16, height: 10, channels: 3, background: "#fff" } })
		.webp()
		.toBuffer();
	await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ body: white, contentType: "image/webp" }));
	await everyWordIsRead(page);
});

async function everyWordIsRead(page: Page): Promise<void> {
	let seen = 0;
	for await (const { path, image } of headPictures(page)) {
		await image.evaluate((element: HTMLImageElement) => element.decode());
		for (const { ink, ground, words } of await groundsOf(page)) {
			expect(contrast(ink, ground), `${path}, « ${words} » sur ${ground}`).toBeGreaterThanOrEqual(4.5);
			seen++;
		}
	}
	expect(seen).toBeGreaterThan(20);
}

/** Each line of words with its colour, and the lightest point of what stands behind it, as « rgb(…) ». */
async function groundsOf(page: Page): Promise<{ ink: string; ground: string; words: string }[]> {
	const lines = await page.locator(WORDS).evaluateAll((elements) =>
		elements
			.filter((element) => element.checkVisibility())
			.flatMap((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				return [...range.getClientRects()].map(({ left, top, width, height }) => ({
					ink: getComputedStyle(element).color,
					words: element.textContent ?? "",
					box: { left, top, width, height },
				}));
			}),
	);
	await page.evaluate(() => {
		const without = new CSSStyleSheet();
		without.replaceSync("main * { color: transparent !important; text-decoration: none !important }");
		document.adoptedStyleSheets.push(without);
	});
	const screen = PNG.sync.read(await page.screenshot());
	return lines
		.filter(({ box }) => box.top + box.height < screen.height)
		.map(({ ink, words, box }) => ({ ink, words, ground: lightestOf(screen, box) }));
}

function lightestOf(screen: PNG, box: { left: number; top: number; width: number; height: number }): string {
	let lightest = { ground: "rgb(0, 0, 0)", is: 0 };
	for (let y = Math.ceil(box.top); y < box.top + box.height; y += 2) {
		for (let x = Math.ceil(box.left); x < Math.min(box.left + box.width, screen.width); x += 2) {
			const at = (y * screen.width + x) * 4;
			const [red = 0, green = 0, blue = 0] = screen.data.subarray(at, at + 3);
			const is = luminance(red, green, blue);
			if (is > lightest.is) lightest = { ground: `rgb(${red}, ${green}, ${blue})`, is };
		}
	}
	return lightest.ground;
}
