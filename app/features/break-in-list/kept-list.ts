/*
 * What was ticked and written after a break-in, in this browser and nowhere else (localStorage: filling the list takes days).
 * Nothing is stored before the first tick or letter; the visitor erases it.
 */
export const LIST_KEY = "effraction-liste";
/** Id of the part of the page that holds it. */
export const LIST_ID = "liste-effraction";

/** By name of the field: ticked, or what it says. */
export type Kept = Record<string, string | true>;

export function readList(): Kept {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(LIST_KEY) ?? "{}");
		return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
	} catch {
		return {};
	}
}

/** Whether this page has the list, and this browser something to put back on it. */
export function hasBreakInList(): boolean {
	return document.getElementById(LIST_ID) !== null && Object.keys(readList()).length > 0;
}

/** An empty list removes the entry. Without storage (private windows), only the page keeps the values. */
export function keepList(list: Kept): void {
	try {
		if (Object.keys(list).length === 0) localStorage.removeItem(LIST_KEY);
		else localStorage.setItem(LIST_KEY, JSON.stringify(list));
	} catch {
		// Somebody who has been burgled must not be stopped by a full storage.
	}
}
