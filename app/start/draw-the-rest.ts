/** What a part may take of a slow phone's time, in milliseconds: with less left before the next frame, it waits. */
const ONE_PART_MS = 15;

/**
 * Draws what the first screen kept for later (styles/screens.css), part by part and only while nothing else wants the
 * processor: afterwards the page is as high as it says, and the next one is drawn whole.
 */
export async function drawTheRest(): Promise<void> {
	const parts = [...document.querySelectorAll<HTMLElement>("main > .band, body > footer")];
	while (parts.length > 0) {
		const { timeRemaining } = await idle();
		do {
			const part = parts.shift();
			if (!part) break;
			part.style.contentVisibility = "visible";
			// Measured at once, so that what it takes is counted here and not in the next frame.
			part.getBoundingClientRect();
		} while (timeRemaining() > ONE_PART_MS);
	}
	document.documentElement.dataset.whole = "";
}

/** Some browsers do not say when they are idle: a moment later is as good. */
function idle(): Promise<{ timeRemaining(): number }> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis)
			requestIdleCallback((deadline) => resolve({ timeRemaining: () => deadline.timeRemaining() }));
		else setTimeout(() => resolve({ timeRemaining: () => 0 }), 50);
	});
}
