import type { Browser, CDPSession, Page } from "playwright-core";

/** A processor four times slower than this machine's, whatever else it does: Lighthouse's default. */
const SLOWER = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a page is watched without a gesture: what it puts off for later counts too. */
const QUIET_AFTER_MS = 10_000;

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tid: number; pid: number };

/** A page on that phone, as somebody who answered the cookie banner on another day, or never, sees it. */
export async function slowPhone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
	const page = await (await browser.newContext({ ...PHONE, locale: "fr-FR" })).newPage();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
	return { page, devtools };
}

/** Milliseconds of a first visit without a gesture, ten seconds long: the longest task after the first paint, and all script. */
export async function tasksOf(browser: Browser, url: string): Promise<{ longestTask: number; scriptMs: number }> {
	const { page, devtools } = await slowPhone(browser);
	const events: TraceEvent[] = [];
	devtools.on("Tracing.dataCollected", ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
	await devtools.send("Tracing.start", {
		transferMode: "ReportEvents",
		categories: "devtools.timeline,v8.execute,loading,toplevel,disabled-by-default-devtools.timeline",
	});
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(QUIET_AFTER_MS);
	const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
	await devtools.send("Tracing.end");
	await complete;
	await page.context().close();

	const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
	const own = events.filter(({ pid, tid, ph }) => pid === painted?.pid && tid === painted.tid && ph === "X");
	const ms = (names: RegExp, since = 0) =>
		own.filter(({ name, ts }) => names.test(name) && ts >= since).map(({ dur = 0 }) => dur / 1_000);
	const tasks = ms(/^RunTask$|::RunTask$/, painted?.ts ?? Number.POSITIVE_INFINITY);
	return {
		longestTask: tasks.length > 0 ? Math.max(...tasks) : Number.NaN,
		scriptMs: ms(/^(EvaluateScript|v8\.evaluateModule|FunctionCall|v8\.compileModule|TimerFire)$/).reduce(
			(a, b) => a + b,
			0,
		),
	};
}

/** Milliseconds from the tap on a link, its page prefetched by the pointer's coming, to the frame that shows that page. */
export async function nextPageMs(browser: Browser, url: string, path: string): Promise<number> {
	const { page } = await slowPhone(browser);
	await page.goto(url, { waitUntil: "load" });
	const link = page.locator(`a[href="${path}"]:visible`).first();
	await link.scrollIntoViewIfNeeded();
	await page.mouse.move(5, 5);
	await page.waitForFunction(() => "whole" in document.documentElement.dataset);
	await link.hover();
	await page.waitForTimeout(800);
	const shown = page.evaluate(timeToNextTitle);
	await link.click();
	const ms = await shown;
	await page.context().close();
	return ms;
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
