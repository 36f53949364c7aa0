/* Window events and element ids shared by React, the boot script (app/start) and the build (tools/finish-page.ts). */

/** React has hydrated the page. */
export const HYDRATED = "alive";
/** A client navigation has shown another page. */
export const OTHER_PAGE = "other-page";

/** Id of the template where React Router's scripts wait for a gesture. In development there is none: they run at once. */
export const SCRIPTS_ID = "scripts";
/** Id of the place where start/mark-document.ts says that there is no network. */
export const OFFLINE_ID = "hors-ligne";

/** Dispatched once after hydration, and stored on <html> for later readers. */
export function announceHydration(): void {
	document.documentElement.dataset.alive = "";
	dispatchEvent(new Event(HYDRATED));
}
