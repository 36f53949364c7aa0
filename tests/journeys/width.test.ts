import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { paths, townPath } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { address, journeys, open } from "#tests/support/journey.ts";
import { EXTREME_TOWNS, KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { sweep } from "#tests/support/sweep.ts";

const stage = journeys();
const { arrive, arriveAt } = stage;
const WIDTHS = sweep([320, 360, 390], [320, 390]);

test("chaque page tient dans la largeur de tous les téléphones", async () => {
	const page = await arrive({ size: "phone" });
	for (const path of KINDS_OF_PAGE) {
		await open(page, path);
		await expectToFit(page, "vivante");
	}
});

test("aucune ligne d’une liste ne commence au pied d’une colonne pour finir en haut de l’autre", async () => {
	const page = await arrive({ size: "phone", script: false });
	for (const path of sweep(allPaths(), [...KINDS_OF_PAGE, ...EXTREME_TOWNS])) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 740 });
			const split = await page.locator("main li").evaluateAll((items) =>
				items
					// A box has as many rectangles as columns that it stands in; words in a line, as lines.
					.filter((item) => getComputedStyle(item).display !== "inline" && item.getClientRects().length > 1)
					.map((item) => item.textContent),
			);
			expect(split, `${path}, à ${width} px`).toEqual([]);
		}
	}
}, 60_000);

const ALL_WIDTHS = sweep([320, 360, 390, 640, 768, 1024, 1366, 1440], [320, 768, 1440]);
/** What holds words, and what is pressed; not the fields, which scroll what they hold. */
const READ_OR_PRESSED = "a[href], button, label, summary, h1, h2, h3, p, li, dt, dd, th, td, figcaption";
const DRESSES = [
	{ dress: "un texte d’un cinquième plus large", css: "* { letter-spacing: 0.1em !important; }", widths: ALL_WIDTHS },
	{
		dress: "les espacements de WCAG 1.4.12",
		css: "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }",
		widths: ALL_WIDTHS,
	},
	{ dress: "la police du téléphone", css: "", widths: WIDTHS },
];

test("dans la police du téléphone, plus large, avec un cinquième de plus, ou les espacements de WCAG, rien ne déborde", async () => {
	const page = await arrive({ size: "phone", script: false });
	await page.route("**/archivo-sign*", (route) => route.abort());
	for (const path of KINDS_OF_PAGE) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		// The face as wide as it comes: a browser without font-size-adjust draws it so.
		await page.evaluate(() => document.documentElement.setAttribute("data-web-font", ""));
		await expectToFitDressed(page, "", DRESSES);
	}
}, 60_000);

test("avec des lettres deux fois plus grandes dans les réglages du navigateur, même espacées, rien ne déborde à aucune largeur", async () => {
	const browser = await launchBrowser("--blink-settings=defaultFontSize=32");
	onTestFinished(() => browser.close());
	const page = await (await browser.newContext({ baseURL: stage.site.url, javaScriptEnabled: false })).newPage();
	for (const path of KINDS_OF_PAGE) {
		await page.goto(path, { waitUntil: "load" });
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
		await expectToFitDressed(page, "200 %, ", [...DRESSES, { dress: "tel quel", css: "", widths: ALL_WIDTHS }]);
	}
}, 60_000);

/** In the visitor's own spacing of letters, lines and paragraphs. */
async function expectToFitDressed(page: Page, state: string, dresses: typeof DRESSES) {
	for (const { dress, css, widths } of dresses) {
		await page.evaluate((text) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			document.adoptedStyleSheets = [sheet];
		}, css);
		await expectToFit(page, state + dress, widths);
	}
}

test("le bandeau des cookies et le tiroir aussi", async () => {
	const page = await arriveAt(paths.home, { size: "phone", decided: false });
	await page.getByRole("button", { name: consent.summary.customise }).waitFor();
	await expectToFit(page, "bandeau, résumé");
	await press(page, consent.summary.customise);
	await settingsOf(page).waitFor();
	await expectToFit(page, "bandeau, détail");
	await press(page, consent.settings.necessaryOnly);
	await page.getByRole("button", { name: chrome.drawer.open }).click();
	await expectToFit(page, "tiroir");
});

/** What a screen of 1280 × 1024 shows once enlarged; what is cut there is cut at these widths above. */
const ZOOMS = [
	{ zoom: "200 %", viewport: { width: 640, height: 512 } },
	{ zoom: "400 %", viewport: { width: 320, height: 256 } },
];

describe.each(ZOOMS)("agrandi à $zoom", ({ viewport }) => {
	test("l’en-tête laisse lire", async () => {
		const page = await arrive({ script: false, viewport });
		for (const path of [paths.home, paths.contact, townPath("saint-etienne-de-saint-geoirs")]) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.evaluate(() => scrollTo(0, 1200));
			const { bottom } = await page
				.locator("header")
				.first()
				.evaluate((header) => header.getBoundingClientRect().toJSON());
			expect(bottom, path).toBeLessThanOrEqual(viewport.height / 3);
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

/** Nothing scrolls sideways, nothing that is read or pressed is cut, and the number to call is on the screen. */
async function expectToFit(page: Page, state: string, widths = WIDTHS) {
	for (const width of widths) {
		await page.setViewportSize({ width, height: 740 });
		const found = await page.evaluate(
			([selector, telHref]) => {
				const { scrollWidth, clientWidth } = document.documentElement;
				const isShown = (element: Element) =>
					element.checkVisibility() && element.getBoundingClientRect().width > 2 && !element.closest(".sr-only");
				const isCut = (element: HTMLElement) => {
					const box = element.getBoundingClientRect();
					const { overflowX, display } = getComputedStyle(element);
					const clips =
						display !== "inline" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
					return clips || box.right > clientWidth + 1 || box.left < -1;
				};
				// A closed drawer is none.
				const read = [...document.querySelectorAll<HTMLElement>(selector as string)].filter(
					(element) => !element.closest(".strip, #menu:not(:popover-open)") && isShown(element),
				);
				const calls = [...document.querySelectorAll(`a[href="${telHref}"]`)].filter(
					(link) => isShown(link) && link.getBoundingClientRect().bottom < innerHeight,
				);
				return {
					tooWideBy: scrollWidth - clientWidth,
					cut: read.filter(isCut).map((element) => element.textContent?.trim()),
					calls: calls.length > 0,
				};
			},
			[READ_OR_PRESSED, business.telHref],
		);
		expect(found, `${address(page)}, ${state}, à ${width} px`).toEqual({ tooWideBy: 0, cut: [], calls: true });
	}
}
