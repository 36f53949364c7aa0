/**
 * Draws what the first screen kept for later (styles/screens.css), one part at a time and only while nothing else wants
 * the processor: afterwards the page is as high as it says, and the next one is drawn whole.
 */
export async function drawTheRest(): Promise<void> {
	for (const part of document.querySelectorAll<HTMLElement>("main > .band, body > footer")) {
		await idle();
		part.style.contentVisibility = "visible";
	}
	document.documentElement.dataset.whole = "";
}

/** Some browsers do not say when they are idle: a moment later is as good. */
function idle(): Promise<unknown> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve);
		else setTimeout(resolve, 50);
	});
}
