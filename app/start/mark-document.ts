import { pageFollowed } from "#app/features/navigation/links.ts";
import { OFFLINE_ID, OTHER_PAGE } from "#app/features/navigation/page-events.ts";
import { facts } from "#content/facts.ts";
import { offlineNote } from "#content/offline-note.ts";

const root = document.documentElement;

/**
 * Says by attributes of <html>, which React leaves alone, what changes under the visitor: the floating call and the sign
 * of a page on its way show by them (styles/pieces.css), whether React is there or not.
 */
export function markDocument(): void {
	root.dataset.script = "";
	follow("scroll", () => root.toggleAttribute("data-scrolled", scrollY > facts.floatingButtonAfterPx));
	follow("online", sayWhetherOffline);
	addEventListener("offline", sayWhetherOffline);
	// A link that was pressed shows at once that its page is coming, whoever brings it: the browser, or the router.
	addEventListener("click", (event) => {
		const link = pageFollowed(event);
		if (link && link.pathname !== location.pathname) root.dataset.leaving = "";
	});
	// Also where Back brings the page as it was left, on its way.
	for (const event of [OTHER_PAGE, "pageshow"]) addEventListener(event, () => root.removeAttribute("data-leaving"));
}

function follow(event: string, update: () => void): void {
	update();
	addEventListener(event, update, { passive: true });
}

/** While there is no network what is read is a copy, and the number still stands above it. */
function sayWhetherOffline(): void {
	root.toggleAttribute("data-offline", !navigator.onLine);
	const place = document.getElementById(OFFLINE_ID);
	if (place) place.textContent = navigator.onLine ? "" : offlineNote;
}
