import type { CDPSession, Page } from "playwright-core";
import { ACCEPTED_KEY } from "#app/features/consent/consent-record.ts";
import { SIZES, type Size, sharedBrowser } from "./browser.ts";
import { newVisitor } from "./post-quote.ts";

/*
 * A browser that somebody left in order serves the next visitor, emptied: on a page that is open already the site is there in 0.4 s,
 * in a new context in 1.1 s (a process, its fonts, its code compiled). Seven hundred pages a run.
 */

export interface Arrival {
	size?: Size;
	/** False: a browser that runs no script. */
	script?: boolean;
	/** False: somebody who has not answered the cookie banner yet. */
	decided?: boolean;
	/** True: the browser keeps pages for when there is no network. What a test takes away would come from there. */
	keepsPages?: boolean;
	viewport?: { width: number; height: number };
}

export interface Visitor {
	page: Page;
	/** @param inOrder false: nobody else gets this browser */
	leave(inOrder: boolean): Promise<void>;
}

interface Browsing {
	page: Page;
	devtools: CDPSession;
	/** Settings that outlast a page were touched: it is thrown away. */
	isMarked: boolean;
}

/** By site and kind of browser. */
const left = new Map<string, Browsing[]>();
const LASTING = ["context", "addInitScript", "exposeFunction", "emulateMedia", "setExtraHTTPHeaders"] as const;
const EVENTS = ["console", "dialog", "download", "framenavigated", "load", "pageerror", "popup"] as const;
const NETWORK = ["request", "requestfailed", "requestfinished", "response"] as const;

/** Somebody new on a site, with an address of their own; nothing is kept on their device. */
export async function visitorAt(baseURL: string, arrival: Arrival): Promise<Visitor> {
	const kind = `${baseURL} ${JSON.stringify(arrival)}`;
	const browsing = left.get(kind)?.pop() ?? (await newBrowsing(baseURL, arrival));
	const { page } = browsing;
	const context = page.context();
	return {
		page: marking(browsing),
		async leave(inOrder) {
			const isUsable = inOrder && !browsing.isMarked && !arrival.keepsPages && context.pages().length === 1;
			if (!isUsable || !(await emptied(browsing, baseURL, arrival))) return context.close();
			left.set(kind, [...(left.get(kind) ?? []), browsing]);
		},
	};
}

/** Closes what visitors of a site left: it is gone. */
export async function forgetVisitorsOf(baseURL: string): Promise<void> {
	for (const [kind, kept] of left) {
		if (!kind.startsWith(`${baseURL} `)) continue;
		left.delete(kind);
		await Promise.all(kept.map(({ page }) => page.context().close()));
	}
}

async function newBrowsing(
	baseURL: string,
	{ size = "desktop", script = true, decided = true, keepsPages = false, viewport }: Arrival,
): Promise<Browsing> {
	const context = await (await sharedBrowser()).newContext({
		baseURL,
		viewport: viewport ?? SIZES[size],
		hasTouch: size === "phone",
		javaScriptEnabled: script,
		locale: "fr-FR",
		reducedMotion: "reduce",
		serviceWorkers: keepsPages ? "allow" : "block",
		extraHTTPHeaders: { "x-forwarded-for": newVisitor() },
	});
	context.setDefaultTimeout(8_000);
	// Nobody fills a form in less than two seconds but a machine, and these visitors are none.
	await context.addInitScript(
		"{ const now = performance.now.bind(performance); performance.now = () => now() + 5000; }",
	);
	if (decided) await context.addInitScript(`localStorage.setItem("${ACCEPTED_KEY}", "necessary")`);
	const page = await context.newPage();
	return { page, devtools: await context.newCDPSession(page), isMarked: false };
}

/** The page, as a test has it: who touches what no emptying undoes marks it. */
function marking(browsing: Browsing): Page {
	return new Proxy(browsing.page, {
		get(page, name) {
			if (name === "clock" || LASTING.some((lasting) => lasting === name)) browsing.isMarked = true;
			const value = Reflect.get(page, name, page);
			return typeof value === "function" ? value.bind(page) : value;
		},
	});
}

/** As a browser of somebody new. @returns whether that could be done: the site may have stopped */
async function emptied({ page, devtools }: Browsing, baseURL: string, arrival: Arrival): Promise<boolean> {
	try {
		for (const event of [...EVENTS, ...NETWORK]) page.removeAllListeners(event);
		await page.unrouteAll({ behavior: "ignoreErrors" });
		// A picture of the site: what it keeps on the device is its own there, and no script of its runs.
		await page.goto(`${baseURL}/favicon.svg`);
		await devtools.send("Storage.clearDataForOrigin", { origin: baseURL, storageTypes: "all" });
		// Newer ones than Debian's leave this to the page.
		await page.evaluate(() => sessionStorage.clear());
		await devtools.send("Network.clearBrowserCache");
		await page.setViewportSize(arrival.viewport ?? SIZES[arrival.size ?? "desktop"]);
		await page.setExtraHTTPHeaders({ "x-forwarded-for": newVisitor() });
		return true;
	} catch {
		return false;
	}
}
