import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { type LiveSite, startSite } from "#tests/support/journey.ts";
import { sweep } from "#tests/support/sweep.ts";
import { startChromium } from "./chromium.ts";
import { hasFirefox, startFirefox } from "./firefox.ts";
import { stir, type Visitor } from "./visitor.ts";
import { hasWebKit, startWebKit } from "./webkit.ts";

const ENGINES = [
	{ engine: "Firefox", start: startFirefox, isThere: hasFirefox() },
	{ engine: "WebKit", start: startWebKit, isThere: hasWebKit() },
];
/** For what must hold in all three, and has no journey of its own. */
export const THREE_ENGINES = [{ engine: "Chromium", start: startChromium, isThere: true }, ...ENGINES];
/** WebKitGTK's window is 450 px wide at the least. */
export const PHONE = { where: "au téléphone", width: 450, height: 800 };
const SIZES = sweep([PHONE, { where: "sur grand écran", width: 1366, height: 768 }], [PHONE]);

/** What a person does in one engine at one size. `arrive` gives a browser on a site of its own, where nothing is kept yet. */
export type Scene = {
	/** @param settings of the relay: another site than the sample's, say */
	arrive(settings?: Record<string, string>): Promise<{ visitor: Visitor; site: LiveSite }>;
};

/**
 * The tests of a file, in real Firefox and WebKit, at both sizes or at those given. Where a browser is absent they are skipped, with the
 * package that it lacks; never under CI, which installs them (.ci/run).
 */
export function describeInEngines(
	tests: (scene: Scene) => void,
	sizes = SIZES,
	engines: readonly (typeof ENGINES)[number][] = ENGINES,
): void {
	for (const { engine, start, isThere } of engines) {
		const isSkipped = !isThere && !process.env.CI;
		const why = isSkipped ? " : absent (paquets firefox-esr, webkit2gtk-driver, xvfb de Debian)" : "";
		describe.skipIf(isSkipped)(engine + why, () => {
			let visitor: Visitor;
			beforeAll(async () => {
				visitor = await start();
			});
			afterAll(() => visitor?.close());
			for (const { where, width, height } of sizes) {
				describe(where, () => {
					tests({
						async arrive(settings) {
							const site = await startSite(settings);
							onTestFinished(async () => {
								visitor = await freed(visitor, start);
								// A test may have stopped it itself.
								await site.stop().catch(() => {});
							});
							await visitor.goto(`${site.url}/favicon.svg`);
							await visitor.resize(width, height);
							return { visitor, site };
						},
					});
				});
			}
		});
	}
}

/** The browser on no page, for the next test; another one where it hung, which would take the second try and all the rest with it. */
async function freed(visitor: Visitor, start: () => Promise<Visitor>): Promise<Visitor> {
	if (await inTime(visitor.goto("about:blank").then(() => true))) return visitor;
	await inTime(visitor.close());
	return start();
}

/** What it gives, or nothing if it fails or takes ten seconds. */
const inTime = <T>(done: Promise<T>) =>
	Promise.race([done.catch(() => undefined), new Promise<undefined>((resolve) => setTimeout(resolve, 10_000))]);

/** Asked again until it is so, for a few seconds at most. */
export function eventually(visitor: Visitor, expression: string, withinMs = 10_000) {
	return expect.poll(() => visitor.evaluate<unknown>(expression), {
		timeout: withinMs,
		interval: 25,
		message: expression,
	});
}

/** Goes to a page and stirs until React has taken it over, everything laid out. */
export async function open(visitor: Visitor, url: string): Promise<void> {
	await visitor.goto(url);
	await eventually(visitor, `"script" in document.documentElement.dataset`).toBe(true);
	await stir(visitor);
	await eventually(visitor, `"whole" in document.documentElement.dataset`).toBe(true);
}

/** Somebody who answered the cookie banner on another day. */
export const decided = (visitor: Visitor) => visitor.evaluate(`localStorage.setItem("cookies-accepted", "necessary")`);
