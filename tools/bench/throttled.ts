import type { Browser, Page } from "playwright-core";
import { slowdownNow } from "./slowdown.ts";
import { middle, summary, worst } from "./summary.ts";

/** Slow 4G as Lighthouse has it, and a processor four times slower than this one. */
const SLOW_4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1024 * 1024) / 8,
	uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** Alike for both pages of a ratio. */
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** For what comes after the load event, the face and the scripts, to have moved what they would move. */
const SETTLED_MS = 2_000;
/** Of all visits, as many stay for that: it is the same at each, and paints are long since known. */
const SETTLED_VISITS = 5;
/** For the largest paint to be told. */
const TOLD_MS = 200;

/** First and largest paint in milliseconds, and layout shift, as the browser itself saw them. */
export interface Paints {
	fcp: number;
	lcp: number;
	shift: number;
}

/** The middle of `runs` first visits to both addresses by turns, so that a slow moment of the machine meets both. */
export async function paintsByTurns(browser: Browser, urls: [string, string], runs: number): Promise<[Paints, Paints]> {
	const seen: [Paints[], Paints[]] = [[], []];
	for (let run = 0; run < runs; run++) {
		const stayMs = run < SETTLED_VISITS ? SETTLED_MS : TOLD_MS;
		seen[0].push(await paintsOf(browser, urls[0], stayMs));
		seen[1].push(await paintsOf(browser, urls[1], stayMs));
	}
	const how = { fcp: middle, lcp: middle, shift: worst };
	return [summary(seen[0], how), summary(seen[1], how)];
}

async function paintsOf(browser: Browser, url: string, stayMs: number): Promise<Paints> {
	const page = await phone(browser, { network: true, slowdown: SLOWER });
	await page.addInitScript(() => {
		const seen = { fcp: 0, lcp: 0, shift: 0 };
		Object.assign(globalThis, { seen });
		type Entry = PerformanceEntry & { value?: number };
		const watch = (type: string, note: (entry: Entry) => void) =>
			new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
		watch("paint", (entry) => {
			if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
		});
		watch("largest-contentful-paint", (entry) => {
			seen.lcp = entry.startTime;
		});
		watch("layout-shift", (entry) => {
			// All of them: nobody touches this page, but the browser takes its screen, set to a phone's, for a recent gesture.
			seen.shift += entry.value ?? 0;
		});
	});
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(stayMs);
	const paints = await page.evaluate(() => (globalThis as unknown as { seen: Paints }).seen);
	await page.context().close();
	return paints;
}

/** Milliseconds, the middle of `runs`, from the tap on a link, its page prefetched by the pointer's coming, to the frame that shows that page. */
export async function nextPageMs(browser: Browser, url: string, path: string, runs: number): Promise<number> {
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		const page = await phone(browser, { network: false, slowdown: await slowdownNow(browser) });
		await page.goto(url, { waitUntil: "load" });
		const link = page.locator(`a[href="${path}"]:visible`).first();
		await link.scrollIntoViewIfNeeded();
		await page.waitForFunction(() => document.querySelector("footer button") !== null);
		await link.hover();
		await page.waitForTimeout(800);
		const shown = page.evaluate(timeToNextTitle);
		await link.click();
		times.push(await shown);
		await page.context().close();
	}
	return middle(times);
}

/** Runs in the page: from the next click to the frame after the one whose layout has the new title. */
function timeToNextTitle(): Promise<number> {
	return new Promise((resolve) => {
		addEventListener(
			"click",
			({ timeStamp }) => {
				const before = document.querySelector("h1");
				const look = () => {
					if (document.querySelector("h1") === before) requestAnimationFrame(look);
					// Once more round: by then the frame is painted.
					else setTimeout(() => resolve(performance.now() - timeStamp));
				};
				requestAnimationFrame(look);
			},
			{ capture: true, once: true },
		);
	});
}

async function phone(browser: Browser, { network, slowdown }: { network: boolean; slowdown: number }): Promise<Page> {
	const page = await (await browser.newContext({ ...PHONE, locale: "fr-FR" })).newPage();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
	if (network) await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
	return page;
}
