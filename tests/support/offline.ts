import type { Page } from "playwright-core";
import { eventually } from "./eventually.ts";
import { open } from "./journey.ts";

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
