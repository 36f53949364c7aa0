/** URL of the internal link around an event's target; undefined if none. */
export function linkOf(target: EventTarget | null): URL | undefined {
	const link = target instanceof Element ? target.closest("a[href^='/']") : null;
	if (!link || link.hasAttribute("target") || link.hasAttribute("download")) return undefined;
	return new URL(link.getAttribute("href") ?? "", location.href);
}

/** A file, the sitemap for one, is loaded as any file. */
export const isPage = ({ pathname }: URL): boolean => !pathname.includes(".");

/** The page that a click opens in this tab: main button, no modifier key, default not prevented; else undefined. */
export function pageFollowed(event: MouseEvent): URL | undefined {
	const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	const link = event.defaultPrevented || elsewhere ? undefined : linkOf(event.target);
	return link && isPage(link) ? link : undefined;
}

/* Window events and element ids shared by React, the boot script (app/start) and the document. */

/** React has hydrated the page. */
export const HYDRATED = "alive";
/** A client navigation has shown another page; once more when what is below its first screen came. */
export const OTHER_PAGE = "other-page";

/** React is gone: its element is as the server sent it, and the page goes on as without script (features/navigation/route-change.tsx). */
export const FALLEN = "fallen";

/** Id of the element that React takes over (document.tsx). */
export const SITE_ID = "site";
/** Id of the place where start/page-state.ts says that there is no network. */
export const OFFLINE_ID = "hors-ligne";

/** Dispatched once after hydration, and stored on <html> for later readers. */
export function announceHydration(): void {
	document.documentElement.dataset.alive = "";
	dispatchEvent(new Event(HYDRATED));
}

/** Whether React has hydrated the page; never while the site is built. */
export const isAlive = (): boolean => !import.meta.env.SSR && "alive" in document.documentElement.dataset;

let wanted: string | undefined;

/** Where the router is going; undefined once it is there. */
export function setPendingPath(path: string | undefined): void {
	wanted = path;
}

/**
 * Leaves the address that is being gone to to the browser. Never resolves: until its page comes, this one stays. What was typed
 * is kept (features/data/kept.ts).
 */
export function loadPlainly(): Promise<never> {
	if (wanted === undefined) location.reload();
	else location.assign(wanted);
	return new Promise(() => {});
}
