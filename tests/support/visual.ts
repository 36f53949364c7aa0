import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { PNG } from "pngjs";
import sharp from "sharp";
import { BROWSER_ARGUMENTS, packedChromiumPath } from "./browser.ts";

const BASELINES = new URL("../visual/baselines/", import.meta.url).pathname;
/** What differed, to be looked at: the picture taken, and the differences in red. */
const DIFFERENCES = new URL("../../test-results/visual/", import.meta.url).pathname;
const RENEWS = process.env.VISUAL_UPDATE === "1";

/** Of a page's pixels, those that may differ: another processor rounds the edge of a letter otherwise. */
const TOLERATED_SHARE = 0.001;

/** Drawn the same by every machine: no hinting of the system's, no sub-pixels, no instructions of this processor only. */
const SAME_EVERYWHERE = [
	"--font-render-hinting=none",
	"--disable-lcd-text",
	"--force-color-profile=srgb",
	"--disable-skia-runtime-opts",
];

/** The packed browser runs on Linux x64 alone. */
export const canCompare = process.platform === "linux" && process.arch === "x64";

export async function launchKnownBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: await packedChromiumPath(),
		args: [...BROWSER_ARGUMENTS, ...SAME_EVERYWHERE],
	});
}

const textFace = readFileSync(
	createRequire(import.meta.url).resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"),
).toString("base64");

const webFontFile = readFileSync(new URL("../../app/fonts/archivo-sign.woff2", import.meta.url)).toString("base64");
const face = (name: string, data: string, weights: string) =>
	`@font-face { font-family: "${name}"; src: url(data:font/woff2;base64,${data}) format("woff2"); font-weight: ${weights}; }`;
/** The text in a face that is here, rather than in the system's. The web font comes by script, which the stage has none of. */
const STAGE_FACE = face("Stage", textFace, "100 900") + face("Archivo Sign", webFontFile, "500 800");
/** Also: the pictures as empty boxes of their size. */
const STAGE = `
html { font-family: Stage !important; }
h1, h2, h3, .font-sign, .btn, .figure-large, .town-plaque { font-family: "Archivo Sign", Stage !important; font-size-adjust: none !important; }
img { opacity: 0 !important; }
/* The script that draws what is far from the screen is not there. */
main > *, #site > footer { content-visibility: visible !important; }
/* Widths as the face says them; no second breaking of lines. */
* { text-rendering: geometricPrecision !important; text-wrap-style: auto !important; }
`;

/** A page of the stage, at the width of a screen. */
export async function stage(browser: Browser, url: string, width: number): Promise<BrowserContext> {
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width, height: 900 },
		reducedMotion: "reduce",
		locale: "fr-FR",
		// The stage puts a style of its own in, which the page's policy rightly refuses.
		bypassCSP: true,
	});
	// Neither pictures nor scripts: the page as it is served, and still.
	await context.route(/\.(js|svg|avif|webp|png|jpe?g)$/, (route) => route.abort());
	context.setDefaultTimeout(15_000);
	return context;
}

/** The whole page, kept `scale` times as large. It is drawn at its full size: drawn small, lines of text break by chance. */
export async function pictureOf(page: Page, scale: number): Promise<Buffer> {
	await page.addStyleTag({ content: STAGE_FACE });
	// Asked for one by one: « ready » is true as long as no layout has asked for a face. Faces of the system may be missing.
	await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined));
	// Only then put to use: the browser does not measure « ch » anew when a face comes in late, and lines broke by chance.
	await page.addStyleTag({ content: STAGE });
	const whole = sharp(await wholePage(page));
	const { width = 0 } = await whole.metadata();
	return whole
		.resize({ width: Math.round(width * scale) })
		.png()
		.toBuffer();
}

/** By the protocol itself, which may be told to compress fast rather than well: half of the time of a picture. */
async function wholePage(page: Page): Promise<Buffer> {
	const devtools = await page.context().newCDPSession(page);
	const { cssContentSize: size } = await devtools.send("Page.getLayoutMetrics");
	const { data } = await devtools.send("Page.captureScreenshot", {
		format: "png",
		optimizeForSpeed: true,
		captureBeyondViewport: true,
		clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
	});
	await devtools.detach();
	return Buffer.from(data, "base64");
}

/** Says how a picture differs from its baseline; undefined when it does not. Renews the baseline when asked to. */
export async function difference(name: string, picture: Buffer): Promise<string | undefined> {
	const file = join(BASELINES, `${name}.png`);
	if (RENEWS) {
		// A picture without photographs needs few colours.
		await writeFile(file, await sharp(picture).png({ palette: true, colours: 96, dither: 0, effort: 10 }).toBuffer());
		return undefined;
	}
	if (!existsSync(file)) return `${name} : pas d’image de référence (npm run visual:update)`;
	const [before, after] = [PNG.sync.read(readFileSync(file)), PNG.sync.read(picture)];
	const keep = async (marks?: PNG) => {
		await mkdir(DIFFERENCES, { recursive: true });
		await writeFile(join(DIFFERENCES, `${name}.png`), picture);
		if (marks) await writeFile(join(DIFFERENCES, `${name}.differences.png`), PNG.sync.write(marks));
	};
	if (before.width !== after.width || before.height !== after.height) {
		await keep();
		return `${name} : ${before.width} × ${before.height} px avant, ${after.width} × ${after.height} maintenant`;
	}
	const marks = new PNG({ width: before.width, height: before.height });
	const pixels = pixelmatch(before.data, after.data, marks.data, before.width, before.height, { threshold: 0.15 });
	if (pixels <= before.width * before.height * TOLERATED_SHARE) return undefined;
	await keep(marks);
	return `${name} : ${pixels} pixels diffèrent`;
}
