import { ALIVE } from "#app/features/navigation/page-events.ts";

/**
 * What is far from the first screen is not laid out before a gesture (styles/screens.css). Once React is there, so is the
 * rest, a part a frame: the page is then as high as it says, and the next one is drawn whole.
 */
export function drawTheRestOnceAlive(): void {
	addEventListener(ALIVE, drawTheRest, { once: true });
}

async function drawTheRest(): Promise<void> {
	for (const part of document.querySelectorAll<HTMLElement>("main > .band, body > footer")) {
		part.style.contentVisibility = "visible";
		await new Promise(requestAnimationFrame);
	}
	document.documentElement.dataset.whole = "";
}
