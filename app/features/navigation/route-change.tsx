import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { type DataRouter, useLocation, useMatches, useNavigate } from "react-router";
import { WithKeyEdges } from "#app/sections/key.tsx";
import type { Head } from "#content/shapes.ts";
import { announceHydration, FALLEN, isAlive, isPage, linkOf, OTHER_PAGE, pageFollowed } from "./links.ts";
import { bringPage, type PageHandle } from "./page-route.ts";

/**
 * The floor under React: where it throws and nothing catches it, it empties its element. The page is then as it came: before any
 * navigation its element is put back, within the same task; after one, the current address is loaded once, by the browser.
 * From there on it goes on as without script, until the next page.
 *
 * Kept as a copy of the nodes: from the HTML as text the policy (Trusted Types) lets nobody make elements.
 *
 * @returns what to call with the error
 */
export function keepFloor(site: HTMLElement, router: DataRouter): (error: unknown) => void {
	const asItCame = site.cloneNode(true) as HTMLElement;
	const arrival = router.state.location.pathname;
	return (error) => {
		console.error(error);
		const { pathname } = router.state.location;
		router.dispose();
		if (pathname !== arrival) return location.reload();
		site.replaceWith(asItCame);
		delete document.documentElement.dataset.alive;
		dispatchEvent(new Event(FALLEN));
	};
}

/** Title, description, keywords, canonical address and robots of the page that a client navigation shows. */
export function setHead({ title, description, keywords, canonical, robots }: Head): void {
	document.title = title;
	setTag("meta", "name", "description", "content", description);
	setTag("meta", "name", "keywords", "content", keywords);
	setTag("meta", "name", "robots", "content", robots);
	setTag("link", "rel", "canonical", "href", canonical);
}

/** Sets `attribute` of the tag whose `key` is `name`; without value there is no such tag. */
function setTag(tag: "meta" | "link", key: string, name: string, attribute: string, value: string | undefined): void {
	const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
	if (value === undefined) {
		found?.remove();
		return;
	}
	const element = found ?? document.head.appendChild(document.createElement(tag));
	element.setAttribute(key, name);
	element.setAttribute(attribute, value);
}

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
	useEffect(announceHydration, []);

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
			// Gives everything above its real height (start/page-state.ts).
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

/**
 * Client navigation by event delegation on plain <a> links. React Router's <Link> cost every page 1.6 kB of script, and
 * all sixty links of a page rendered again at every navigation.
 */
export function FollowLinks() {
	const navigate = useNavigate();

	useEffect(() => {
		// On window, so that handlers inside the page (such as the gallery's) run first.
		addEventListener("click", follow);
		return () => removeEventListener("click", follow);

		function follow(event: MouseEvent) {
			const link = pageFollowed(event);
			if (!link) return;
			event.preventDefault();
			const { pathname, search, hash } = link;
			const path = pathname + search + hash;
			// As in a browser, a link to the current URL adds no history entry.
			navigate(path, { replace: path === location.pathname + location.search + location.hash });
		}
	}, [navigate]);

	return null;
}

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Brings a page and the full stylesheet at the first sign that its link will be followed: the inlined CSS only has
 * this page's rules (tools/page-styles.ts). React shows another page once the full stylesheet is loaded.
 */
export function IntentPrefetch({ fullStylesheet }: { fullStylesheet: string }) {
	const [comes, setComes] = useState(false);
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);

	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = linkOf(target);
			if (!link || !isPage(link)) return;
			bringPage(link.pathname);
			startTransition(() => setComes(true));
		};
		for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
		return () => {
			for (const sign of SIGNS) removeEventListener(sign, look);
		};
	}, []);

	const needsSheet = !import.meta.env.DEV && (comes || pathname !== arrival);
	return needsSheet ? <link rel="stylesheet" href={fullStylesheet} precedence="default" /> : null;
}

/**
 * Content below the fold. After a client navigation the first screen renders on the next frame, and this right after: a
 * whole page at once took a slow phone 140 ms. With a fragment in the URL, which may point into it, it renders at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
	const { hash } = useLocation();
	const [shown, setShown] = useState(!isAlive() || hash !== "");

	useEffect(() => {
		if (shown) return;
		// Waits until one frame is painted.
		let timer = 0;
		const frame = requestAnimationFrame(() => {
			timer = window.setTimeout(() => startTransition(() => setShown(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
			// The rest of the page is there now, for those who waited for it.
			dispatchEvent(new Event(OTHER_PAGE));
		};
	}, [shown]);

	// Full screen height, so that the footer does not flash.
	return shown ? <WithKeyEdges>{children}</WithKeyEdges> : <div className="min-h-dvh" />;
}
