import { HYDRATED, OFFLINE_ID, OTHER_PAGE, pageFollowed } from "#app/features/navigation/links.ts";
import { offlineNote } from "#content/page-facts.ts";

const root = document.documentElement;

/**
 * Keeps the state of the page in attributes of <html>, which React leaves alone. CSS shows the page-loading
 * indicator from them (styles/pieces.css), with or without React.
 */
export function markDocument(): void {
	root.dataset.script = "";
	sayWhetherOffline();
	// React may have rendered the page anew, without the note.
	for (const event of ["offline", HYDRATED]) addEventListener(event, sayWhetherOffline);
	addEventListener("online", () => {
		root.removeAttribute("data-copy");
		sayWhetherOffline();
	});
	// A pressed link shows the loading indicator at once, whether the browser or the router loads its page.
	addEventListener("click", (event) => {
		const link = pageFollowed(event);
		if (link && link.pathname !== location.pathname) root.dataset.leaving = "";
	});
	// pageshow: the bfcache restores the page with the attribute.
	for (const event of [OTHER_PAGE, "pageshow"]) addEventListener(event, () => root.removeAttribute("data-leaving"));
}

/**
 * Offline, the page is a cached copy: a note says so, below the phone number. The service worker marks a page that it served
 * because the network failed: a browser believes itself online on a Wi-Fi that leads nowhere.
 */
function sayWhetherOffline(): void {
	const isOffline = !navigator.onLine || root.hasAttribute("data-copy");
	root.toggleAttribute("data-offline", isOffline);
	const place = document.getElementById(OFFLINE_ID);
	if (place) place.textContent = isOffline ? offlineNote : "";
}

/**
 * The specification wants the top on every path change, Back included, where browsers restore an offset. A reload is no
 * path change: there the reader keeps the place.
 */
export function startAtTheTop(): void {
	const [entry] = performance.getEntriesByType("navigation");
	const isBack = entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
	history.scrollRestoration = isBack ? "manual" : "auto";
	if (isBack && location.hash === "") scrollTo(0, 0);
	// Restored from the back/forward cache.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && location.hash === "") scrollTo(0, 0);
	});
}

/**
 * A phone shows shut what stands below its screen and few came for (`Folded`, app/ui/section.tsx): whole without script, and where
 * there is room. What is in sight, or was passed, stays as it is: nothing moves under a reader.
 */
export function foldOnPhones(): void {
	const phone = matchMedia("(width < 40rem)");
	const parts = () => document.querySelectorAll<HTMLDetailsElement>(".folded");
	let known: HTMLDetailsElement[] = [];
	const fold = () => {
		known = [...parts()];
		if (phone.matches)
			for (const part of known) {
				part.open &&= part.getBoundingClientRect().top < innerHeight;
				// Shut, a box of several things says which.
				const names = [...part.querySelectorAll("summary ~ * h3")].map(({ textContent }) => textContent);
				if (!part.open && names[1]) part.firstElementChild?.setAttribute("data-names", names.join(" · "));
			}
	};
	fold();
	addEventListener(OTHER_PAGE, fold);
	// React may have rendered the page anew, all of it open: as it was, or it would move under the reader.
	addEventListener(HYDRATED, () => {
		for (const [index, part] of [...parts()].entries()) part.open = known[index]?.open ?? part.open;
	});
	phone.addEventListener("change", () => {
		if (!phone.matches) for (const part of parts()) part.open = true;
	});
}

/**
 * Sections below the fold are not laid out before the web font is there, or will not come, or React is (styles/screens.css:
 * content-visibility). Then each is, one per frame: the page's height is exact before a thumb goes down it, and the next pages are whole.
 */
export async function drawTheRest(): Promise<void> {
	for (const part of document.querySelectorAll<HTMLElement>("main > .band, #site > footer")) {
		part.style.contentVisibility = "visible";
		await new Promise(requestAnimationFrame);
	}
	document.documentElement.dataset.whole = "";
}
