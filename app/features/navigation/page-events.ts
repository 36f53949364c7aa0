/* What React, the boot script (app/start) and the build (tools/finish-page.ts) share: what is said on the window, and where. */

/** React has taken the page over. */
export const ALIVE = "alive";
/** Another page stands, reached without a page load. */
export const OTHER_PAGE = "other-page";

/** Id of the template where React Router's scripts wait for a gesture. In development there is none: they run at once. */
export const SCRIPTS_ID = "scripts";
/** Id of the place where start/mark-document.ts says that there is no network. */
export const OFFLINE_ID = "hors-ligne";

/** React is there: said once, and written on the document for who asks later. */
export function sayAlive(): void {
	document.documentElement.dataset.alive = "";
	dispatchEvent(new Event(ALIVE));
}
