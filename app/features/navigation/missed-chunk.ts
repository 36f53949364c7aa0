import { OTHER_PAGE } from "./page-events.ts";

/** The part of the Navigation API used here, which not every browser has. */
type Navigation = { addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void };
type NavigateEvent = Event & { navigationType: string };

let wanted: string | undefined;

/** Records the path of the link being followed. */
export function setPendingPath(path: string): void {
	wanted = path;
}

/**
 * After a deployment during a visit, the next page's chunk may no longer exist: React Router then reloads the current
 * page. This sends that reload to the requested page: at once with the Navigation API, otherwise through history.state,
 * which the boot script reads (app/start/boot.ts). The form's draft survives in session storage
 * (features/quote-form/draft.ts).
 */
export function handleMissingChunks(): void {
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

/** After such a reload, loads the requested page. */
export function resumePendingNavigation(): void {
	const { wanted: missed } = (history.state ?? {}) as { wanted?: unknown };
	if (typeof missed === "string" && missed.startsWith("/")) location.replace(missed);
}
