/* What React and the boot script (app/start) share: what is said on the window, and where. */

/** React has taken the page over. */
export const ALIVE = "alive";
/** Another page stands, reached without a page load. */
export const OTHER_PAGE = "other-page";

/** Id of the place where start/mark-document.ts says that there is no network. */
export const OFFLINE_ID = "hors-ligne";

/** React is there: said once, and written on the document for who asks later. */
export function sayAlive(): void {
	document.documentElement.dataset.alive = "";
	dispatchEvent(new Event(ALIVE));
}
