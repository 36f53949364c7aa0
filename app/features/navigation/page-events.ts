/* Window events and element ids shared by React, the boot script (app/start) and the document. */

/** React has hydrated the page. */
export const HYDRATED = "alive";
/** A client navigation has shown another page. */
export const OTHER_PAGE = "other-page";

/** React is gone: its element is as the server sent it, and the page goes on as without script (features/navigation/floor.ts). */
export const FALLEN = "fallen";

/** Id of the element that React takes over (document.tsx). */
export const SITE_ID = "site";
/** Id of the place where start/mark-document.ts says that there is no network. */
export const OFFLINE_ID = "hors-ligne";

/** Dispatched once after hydration, and stored on <html> for later readers. */
export function announceHydration(): void {
	document.documentElement.dataset.alive = "";
	dispatchEvent(new Event(HYDRATED));
}
