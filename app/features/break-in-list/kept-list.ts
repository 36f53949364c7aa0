import { keepRecord, readRecord } from "#app/features/data/stored-record.ts";

/*
 * What was ticked and written after a break-in, in this browser and nowhere else (localStorage: filling the list takes days).
 * Nothing is stored before the first tick or letter; the visitor erases it.
 */
export const LIST_KEY = "effraction-liste";
/** Id of the part of the page that holds it. */
export const LIST_ID = "liste-effraction";

/** By name of the field: ticked, or what it says. */
export type Kept = Record<string, string | true>;

export const readList = () => readRecord("localStorage", LIST_KEY) as Kept;

/** Whether this page has the list, and this browser something to put back on it. */
export function hasBreakInList(): boolean {
	return document.getElementById(LIST_ID) !== null && Object.keys(readList()).length > 0;
}

/** An empty list removes the entry. */
export const keepList = (list: Kept): void => keepRecord("localStorage", LIST_KEY, list);
