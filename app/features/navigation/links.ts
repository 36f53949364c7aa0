/** Address of the link of this site on which an event fell; undefined elsewhere. */
export function linkOf(target: EventTarget | null): URL | undefined {
	const link = target instanceof Element ? target.closest("a[href^='/']") : null;
	if (!link || link.hasAttribute("target") || link.hasAttribute("download")) return undefined;
	return new URL(link.getAttribute("href") ?? "", location.href);
}

/** A file, the sitemap for one, is loaded as any file. */
export const isPage = ({ pathname }: URL): boolean => !pathname.includes(".");

/** The page that a press leads to here and now: no other button, no key that opens it elsewhere, nobody who took it. */
export function pageFollowed(event: MouseEvent): URL | undefined {
	const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	const link = event.defaultPrevented || elsewhere ? undefined : linkOf(event.target);
	return link && isPage(link) ? link : undefined;
}
