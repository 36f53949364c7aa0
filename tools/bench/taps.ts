import type { Browser } from "playwright-core";
import { paths, townPath } from "#content/site-map.ts";
import { slowPhone } from "./phone.ts";

/** What is tapped on, on which page, and what shows that the tap was taken. */
const TARGETS = [
	{
		what: "lien",
		path: townPath("voiron"),
		tap: "main a[href^='/contact']",
		shows: "document.documentElement.matches('[data-leaving]')",
	},
	{
		what: "tiroir",
		path: paths.home,
		tap: "header [popovertarget=menu]",
		shows: "document.getElementById('menu').matches(':popover-open')",
	},
	{
		what: "champ",
		path: paths.serviceArea,
		tap: "#trajet-lieu",
		shows: "document.activeElement?.id === 'trajet-lieu'",
	},
	{
		what: "image",
		path: paths.armouredDoor,
		tap: "[data-held=gallery]",
		shows: "document.querySelector('[data-waiting], dialog[open]') !== null",
	},
	{
		what: "envoi",
		path: paths.contact,
		tap: "#devis-form [type=submit]",
		shows: "document.querySelector('[data-waiting], #devis-resume:not([hidden])') !== null",
	},
	{
		what: "bandeau",
		path: paths.home,
		tap: "[data-consent=necessary]",
		shows: "document.getElementById('bandeau-cookies') === null",
	},
] as const;
const STEP_MS = 500;
const LAST_MS = 5_000;
const PATIENCE_MS = 2_000;

/**
 * Milliseconds from a tap to the frame that shows that it was taken, for each target and each moment of a page's first five
 * seconds, on a fresh page each time. A tap that shows nothing within two seconds is infinite.
 */
export async function tapsByTarget(browser: Browser, origin: string): Promise<Map<string, number[]>> {
	const times = new Map<string, number[]>();
	for (const { what, path, tap, shows } of TARGETS) {
		const all: number[] = [];
		for (let delay = 0; delay <= LAST_MS; delay += STEP_MS) {
			const { page } = await slowPhone(browser);
			let told = (_ms: number) => {};
			const shown = new Promise<number>((resolve) => {
				told = resolve;
			});
			await page.exposeBinding("tellTap", (_, ms: number) => told(ms));
			await page.addInitScript(`(${watchNextTap})(() => ${shows})`);
			await page.goto(origin + path, { waitUntil: "commit" });
			const target = page.locator(`${tap} >> visible=true`).first();
			await target.waitFor();
			await page.waitForTimeout(delay);
			await target.scrollIntoViewIfNeeded();
			await target.tap({ noWaitAfter: true });
			const patience = new Promise<number>((resolve) => setTimeout(resolve, PATIENCE_MS, Number.POSITIVE_INFINITY));
			all.push(await Promise.race([shown, patience]));
			await page.context().close();
		}
		times.set(what, all);
	}
	return times;
}

/** Runs in the page before its own scripts: from the next tap to the frame after the one in which it shows. */
function watchNextTap(isShown: () => boolean): void {
	addEventListener(
		"pointerdown",
		({ timeStamp }) => {
			const { tellTap } = globalThis as unknown as { tellTap(ms: number): void };
			const look = () => {
				if (!isShown()) requestAnimationFrame(look);
				else setTimeout(() => tellTap(performance.now() - timeStamp));
			};
			requestAnimationFrame(look);
		},
		{ capture: true, once: true },
	);
}
