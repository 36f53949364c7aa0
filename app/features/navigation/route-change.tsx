import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { markHydrated } from "./below-the-fold.tsx";
import { announceHydration, OTHER_PAGE } from "./page-events.ts";
import type { PageHandle } from "./page-route.ts";
import { setHead } from "./set-head.ts";

/**
 * What a page load would have done and a client navigation does not: set the head, go to the top (or to the fragment), move
 * the focus there, and say the new page's title.
 */
export function RouteChange() {
	const { pathname, hash, key } = useLocation();
	const match = useMatches().at(-1);
	const [announcement, setAnnouncement] = useState("");
	const lastKey = useRef(key);
	const lastPath = useRef(pathname);
	useEffect(() => {
		markHydrated();
		announceHydration();
	}, []);

	useEffect(() => {
		// The specification wants the top on every path change, Back included: the browser must not restore an offset.
		const restoration = history.scrollRestoration;
		history.scrollRestoration = "manual";
		// A reload is no path change: there the reader keeps the place.
		const giveBack = () => {
			history.scrollRestoration = "auto";
		};
		addEventListener("pagehide", giveBack);
		return () => {
			history.scrollRestoration = restoration;
			removeEventListener("pagehide", giveBack);
		};
	}, []);

	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const handle = match?.handle as PageHandle | undefined;
		// Facts that did not come: the error screen has a title of its own.
		if (handle && (!handle.hasFacts || match?.loaderData !== undefined))
			setHead(handle.head(match?.loaderData as never));
	}, [pathname, match]);

	useEffect(() => {
		if (lastKey.current === key) return;
		lastKey.current = key;
		const pathChanged = lastPath.current !== pathname;
		lastPath.current = pathname;
		const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (target) {
			// Gives everything above its real height (start/draw-the-rest.ts).
			document.documentElement.dataset.whole = "";
			target.scrollIntoView();
			focusWithoutScroll(target);
		} else if (pathChanged) {
			window.scrollTo(0, 0);
			focusWithoutScroll(document.querySelector("h1"));
		}
		if (!pathChanged) return;
		setAnnouncement(document.title);
		dispatchEvent(new Event(OTHER_PAGE));
	}, [pathname, hash, key]);

	return (
		<p role="status" aria-live="polite" className="sr-only">
			{announcement}
		</p>
	);
}

function focusWithoutScroll(element: Element | null) {
	if (!(element instanceof HTMLElement)) return;
	if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
	element.focus({ preventScroll: true });
}
