import { HYDRATED } from "#app/features/navigation/page-events.ts";

/**
 * Sections below the fold are not laid out before user input (styles/screens.css: content-visibility). After hydration
 * each is laid out, one per frame: the page height is then exact, and the next pages are whole.
 */
export function layOutBelowTheFold(): void {
	addEventListener(HYDRATED, drawTheRest, { once: true });
}

async function drawTheRest(): Promise<void> {
	for (const part of document.querySelectorAll<HTMLElement>("main > .band, #site > footer")) {
		part.style.contentVisibility = "visible";
		await new Promise(requestAnimationFrame);
	}
	document.documentElement.dataset.whole = "";
}
