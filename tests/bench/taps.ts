import type { Browser, Locator, Page } from "playwright-core";
import { slowPhone } from "./phone.ts";
import { TAP_TARGETS, type TapTarget, tapMoments } from "./tap-targets.ts";

const PATIENCE_MS = 2_000;
const SEEN_MS = 200;
/** After what showed: by then a tap that was done twice would have undone or repeated it. */
const SETTLED_MS = 700;
const WIDE = { width: 1366, height: 768 };

/**
 * Milliseconds from the end of a tap, when the finger leaves, to the frame that shows that it was taken, for each target and
 * each moment of a page's first five seconds, on a fresh page each time, on a processor slowed four times. A tap that shows
 * nothing within three seconds, or whose effect is not there, once, by then, is infinite.
 */
export async function* tapsByTarget(
	browser: Browser,
	origin: string,
	stepMs: number,
	only: readonly string[] = [],
): AsyncGenerator<[what: string, times: number[]]> {
	const targets = TAP_TARGETS.filter(({ what }) => only.length === 0 || only.includes(what));
	for (const { what, path, tap, typed, isWide, shows, done } of targets) {
		const all: number[] = [];
		for (const delay of tapMoments(stepMs)) {
			const { page } = await slowPhone(browser);
			if (isWide) await page.setViewportSize(WIDE);
			// Answered on another day: only the banner's own taps meet it.
			if (!tap.includes("data-consent"))
				await page.addInitScript(`localStorage.setItem("cookies-accepted", "necessary")`);
			await page.addInitScript(`(${watchNextTap})(${JSON.stringify(tap)}, () => ${shows})`);
			await page.goto(origin + path, { waitUntil: "commit" });
			await page
				.locator(`${typed?.field ?? tap} >> visible=true`)
				.first()
				.waitFor();
			await page.waitForTimeout(delay);
			if (typed) await page.locator(typed.field).pressSequentially(typed.text);
			const target = page.locator(`${tap} >> visible=true`).first();
			await target.scrollIntoViewIfNeeded();
			// Scrolled to, it is seen before it is tapped on.
			await page.waitForTimeout(SEEN_MS);
			const before = await page.evaluate(() => history.length);
			await fingerOn(page, target);
			await page.waitForTimeout(SETTLED_MS);
			const ms = (await becomes(page, `sessionStorage.tapShown`)) ?? Number.POSITIVE_INFINITY;
			const isDone = await becomes(page, `(() => { const before = ${before}; return ${done}; })()`);
			all.push(isDone ? Number(ms) : Number.POSITIVE_INFINITY);
			await page.context().close();
		}
		yield [what, all];
	}
}

/**
 * How many first taps on a link load no document, at each moment of a page's first five seconds: on a phone that sees the site for
 * the first time, and once more on the same one.
 */
export async function linksFollowed(browser: Browser, origin: string, stepMs: number) {
	const { path, tap, done } = TAP_TARGETS.find(({ what }) => what === "lien") as TapTarget;
	const followed = { cold: 0, warm: 0 };
	for (const delay of tapMoments(stepMs)) {
		const { page } = await slowPhone(browser);
		await page.addInitScript(`localStorage.setItem("cookies-accepted", "necessary")`);
		for (const visit of ["cold", "warm"] as const) {
			await page.goto(origin + path, { waitUntil: "commit" });
			const target = page.locator(`${tap} >> visible=true`).first();
			await target.waitFor();
			await page.waitForTimeout(delay);
			await target.scrollIntoViewIfNeeded();
			await page.waitForTimeout(SEEN_MS);
			const before = await page.evaluate("(globalThis.sameDocument = true, history.length)");
			await fingerOn(page, target);
			await page.waitForTimeout(SETTLED_MS);
			await becomes(page, `(() => { const before = ${before}; return ${done}; })()`);
			if (await page.evaluate("globalThis.sameDocument === true")) followed[visit]++;
		}
		await page.context().close();
	}
	return { ...followed, taps: tapMoments(stepMs).length };
}

/**
 * What an expression gives once it gives something. Asked through the protocol: a text that the page itself evaluates is what
 * its policy forbids.
 */
async function becomes(page: Page, expression: string): Promise<unknown> {
	const until = performance.now() + PATIENCE_MS;
	while (performance.now() < until) {
		const value = await page.evaluate<unknown>(expression);
		if (value) return value;
		await page.waitForTimeout(50);
	}
	return undefined;
}

/** A finger that knows nothing of the page: what checks first whether something else lies there runs as slowly as the page. */
async function fingerOn(page: Page, target: Locator): Promise<void> {
	const box = await target.boundingBox();
	if (!box) throw new Error("rien à toucher");
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page before its own scripts: from the end of the tap to the frame after the one in which it shows. */
function watchNextTap(selector: string, isShown: () => boolean): void {
	addEventListener(
		"pointerup",
		({ target, timeStamp }) => {
			if (!(target instanceof Element) || !target.closest(selector)) return;
			const look = () => {
				if (!isShown()) requestAnimationFrame(look);
				else {
					const tell = () => {
						sessionStorage.tapShown = performance.now() - timeStamp;
					};
					// A page that is left may run no task after this frame: its figure is then the frame's beginning.
					tell();
					setTimeout(tell);
				}
			};
			requestAnimationFrame(look);
		},
		{ capture: true },
	);
}
