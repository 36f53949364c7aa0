import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { eventually } from "./eventually.ts";
import { type Arrival, open } from "./journey.ts";

/** How a page comes to somebody, for `describe.each`: what matters most holds in every one of them. */
export const WAYS_TO_COME: readonly WayToCome[] = [
	{ way: "avec script", script: true, network: true },
	{ way: "sans script", script: false, network: true },
	{ way: "sans réseau, après une visite", script: true, network: false },
];
export type WayToCome = { way: string; script: boolean; network: boolean };

/** For `stay`: at the page on a phone; without network, once `readBefore` has been read. */
export function comingTo(
	path: string,
	{ script, network }: WayToCome,
	readBefore = path,
): [Arrival, (page: Page) => Promise<void>] {
	const go = async (page: Page) => {
		if (!network) await loseNetworkAfter(page, readBefore);
		if (script) await open(page, path);
		else await page.goto(path, { waitUntil: "domcontentloaded" });
	};
	return [{ size: "phone", script, keepsPages: !network }, go];
}

/** Axe needs timers, which a browser without script does not run; the page is the same. */
export async function expectNoObstacle(page: Page, { script }: WayToCome): Promise<void> {
	if (script) expect(await violations(page)).toEqual([]);
}

/** The worker has taken this page over and kept it. */
export const isKept = (page: Page, path: string): Promise<boolean> =>
	page.evaluate(
		// Kept while it installs, a page is only answered from there once the worker is in charge.
		async (kept) =>
			navigator.serviceWorker.controller?.state === "activated" && (await caches.match(kept)) !== undefined,
		path,
	);

/** Pages that were read once, with their scripts, then no network at all. The visitor arrived with `keepsPages`. */
export async function loseNetworkAfter(page: Page, ...visited: string[]): Promise<void> {
	for (const path of visited) {
		await open(page, path);
		await eventually(`${path} gardée`, () => isKept(page, path), 15_000);
		await eventually(`scripts de ${path} gardés`, async () => (await missingScripts(page)).length === 0, 15_000);
	}
	await page.context().setOffline(true);
}

/** Scripts that the page has run and the worker has not kept yet. */
function missingScripts(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
		const scripts = asked.filter((path) => path.startsWith("/assets/") && path.endsWith(".js"));
		const kept = await Promise.all(scripts.map((path) => caches.match(path)));
		return scripts.filter((_, index) => kept[index] === undefined);
	});
}
