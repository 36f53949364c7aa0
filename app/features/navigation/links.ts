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
