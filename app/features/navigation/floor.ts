import type { DataRouter } from "react-router";
import { FALLEN } from "./page-events.ts";

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
