import type { Page, Route } from "playwright-core";

/** Requests to those addresses wait until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(addresses, async (route: Route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
