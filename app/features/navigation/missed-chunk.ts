import { OTHER_PAGE } from "./page-events.ts";

/** The part of the Navigation API used here, which not every browser has. */
type Navigation = { addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void };
type NavigateEvent = Event & { navigationType: string };

let wanted: string | undefined;

/** A link of the site is being followed, to this path. */
export function isGoingTo(path: string): void {
	wanted = path;
}

/**
 * When the site was deployed during a visit, the script of the page that is asked for may be gone: React Router then
 * reloads the page that is left. That reload leads to the page that was asked for: at once where the browser has the
 * Navigation API, and by a note in the history's entry where not, which the boot script reads (app/start/boot.ts). What was
 * typed in the form is kept for the tab (features/quote-form/draft.ts).
 */
export function catchMissedChunks(): void {
	addEventListener(OTHER_PAGE, () => {
		wanted = undefined;
	});
	const { navigation } = globalThis as { navigation?: Navigation };
	navigation?.addEventListener("navigate", (event) => {
		if (!wanted || event.navigationType !== "reload" || !event.cancelable) return;
		event.preventDefault();
		location.assign(wanted);
	});
	if (!navigation) addEventListener("pagehide", () => wanted && history.replaceState({ wanted }, ""));
}

/** Goes on to the page that a reload was to lead to. */
export function goOnToMissedPage(): void {
	const { wanted: missed } = (history.state ?? {}) as { wanted?: unknown };
	if (typeof missed === "string" && missed.startsWith("/")) location.replace(missed);
}
