import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violations } from "./axe.ts";
import { type Arrival, open } from "./journey.ts";
import { loseNetworkAfter } from "./offline.ts";

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
