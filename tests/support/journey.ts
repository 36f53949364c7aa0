import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { systemClock } from "#relay/clock.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import type { Size } from "./browser.ts";
import { SITE_DIR } from "./pages.ts";
import { sweep } from "./sweep.ts";
import { forgetVisitorsOf, type Arrival as Visit, type Visitor, visitorAt } from "./visitors.ts";

/** Both sizes of every journey, for `describe.each`. */
export const BOTH_SIZES = [
	{ where: "au téléphone", size: "phone" },
	{ where: "sur grand écran", size: "desktop" },
] as const satisfies { where: string; size: Size }[];

/** Where the size of the screen changes nothing of what is tried. */
export const ANY_SIZE = sweep(BOTH_SIZES, [BOTH_SIZES[0]]);

/** The built site behind a relay of its own, its requests in a temporary folder. */
export interface LiveSite {
	url: string;
	/** Where its requests and letters lie. */
	dataDir: string;
	/** What the relay logged. */
	events: { event: string; [detail: string]: unknown }[];
	stop(): Promise<void>;
}

export async function startSite(settings: Record<string, string> = {}): Promise<LiveSite> {
	const dataDir = await mkdtemp(join(tmpdir(), "parcours-"));
	const env = { PORT: "0", TRUSTED_PROXY_HOPS: "1", DATA_DIR: dataDir, SITE_DIR, ...settings };
	const events: LiveSite["events"] = [];
	const log = (event: string, details?: object) => void events.push({ event, ...details });
	const relay = await startRelay(readSettings(env), { clock: systemClock, random: Math.random, log });
	return {
		url: relay.url,
		dataDir: env.DATA_DIR,
		events,
		async stop() {
			await forgetVisitorsOf(relay.url);
			await relay.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}

/** `site`: another than the one that the whole file shares. */
export type Arrival = Visit & { site?: LiveSite };

export interface Journeys {
	/** The site that the file's visitors share. */
	readonly site: LiveSite;
	/** Somebody new, with an address of their own, gone with the test. */
	arrive(arrival?: Arrival): Promise<Page>;
	/** The same, on a page of the site that has started, or that is there where no script runs. */
	arriveAt(path: string, arrival?: Arrival): Promise<Page>;
	/** Somebody who goes somewhere and stays for all the tests of a block: each finds the page as the one before left it. */
	stay(arrival: Arrival, go: (page: Page) => Promise<void>): { readonly page: Page };
}

/** One site for the tests of a file, and its visitors. */
export function journeys(): Journeys {
	let shared: LiveSite | undefined;
	const site = () => shared ?? missing();
	beforeAll(async () => {
		shared = await startSite();
	});
	afterAll(() => shared?.stop());
	const newVisitor = ({ site: other, ...arrival }: Arrival) => visitorAt((other ?? site()).url, arrival);
	const arrive = async (arrival: Arrival = {}) => {
		const { page, leave } = await newVisitor(arrival);
		onTestFinished(({ task }) => leave(task.result?.state !== "fail"));
		return page;
	};
	return {
		get site() {
			return site();
		},
		arrive,
		async arriveAt(path, arrival) {
			const page = await arrive(arrival);
			if (arrival?.script === false) await page.goto(path, { waitUntil: "domcontentloaded" });
			else await open(page, path);
			return page;
		},
		stay(arrival, go) {
			let staying: Visitor | undefined;
			beforeAll(async () => {
				staying = await newVisitor(arrival);
				await go(staying.page);
			});
			afterAll(() => staying?.leave(true));
			return {
				get page() {
					return staying?.page ?? missing();
				},
			};
		},
	};
}

function missing(): never {
	throw new Error("journeys() n’a pas encore démarré");
}

/** Goes to a page and stirs, as anybody does who is about to use it: React takes it over. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path, { waitUntil: "domcontentloaded" });
	await isWhole(page);
}

/** A link of the footer, whose lists a phone shows shut. */
export async function pressInFooter(page: Page, name: string): Promise<void> {
	const footer = page.getByRole("contentinfo");
	const shut = footer.locator(".folded:not([open]) > summary");
	while ((await shut.count()) > 0) await shut.first().click();
	await footer.getByRole("link", { name, exact: true }).click();
}

/**
 * Stirs until React has taken the page over, and it is as high as it says. Looked for at each frame: asked by locators, a
 * page that is not ready at once costs up to half a second more, seven hundred times.
 */
export async function isWhole(page: Page): Promise<void> {
	await isBooted(page);
	await page.mouse.move(2, 2);
	await page.mouse.move(3, 3);
	await page.waitForFunction(() => ["alive", "whole"].every((mark) => mark in document.documentElement.dataset));
}

/** The boot script runs: all that comes before a gesture is there, or on its way. */
export async function isBooted(page: Page): Promise<void> {
	await page.waitForFunction(() => "script" in document.documentElement.dataset);
}

/** What will be true soon: asked again until it is, for a few seconds at most (vitest.config.ts). `about` says what, if it never is. */
export function soon<T>(look: () => T | Promise<T>, about = "", withinMs?: number) {
	return expect.poll(look, { ...(withinMs && { timeout: withinMs }), message: about });
}

/** Path and fragment of the page's address. */
export function address(page: Page): string {
	const { pathname, hash } = new URL(page.url());
	return pathname + hash;
}

export const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Leaves of an A4 print: each page object of the PDF names itself once. */
export const leaves = async (page: Page) =>
	(await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** Accessible name or text of what has the focus, « body » when nothing has. */
export function focused(page: Page): Promise<string> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return "body";
		return element.getAttribute("aria-label") ?? element.textContent?.replace(/\s+/g, " ").trim() ?? "";
	});
}

/** Requests to those addresses wait until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(addresses, async (route: Route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

/** Errors of the page and its console, refused by nobody: each with the page where it came up. */
export function errorsOf(page: Page): string[] {
	const errors: string[] = [];
	page.on("console", (message) => {
		// What a visitor without `keepsPages` is refused by the tests themselves.
		if (message.text().includes("blocked by Playwright")) return;
		if (["error", "warning"].includes(message.type())) errors.push(`${address(page)} : ${message.text()}`);
	});
	page.on("pageerror", (error) => errors.push(`${address(page)} : ${error.message}`));
	page.on("response", (response) => {
		if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
	});
	return errors;
}
