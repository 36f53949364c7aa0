import { FORM_ID } from "#shared/quote/fields.ts";

/**
 * What was typed and survives a reload, in this browser and nowhere else. `owner` is the id of the piece that fills it. A storage
 * may be full, unreadable or missing (private windows of some browsers): that must not stop somebody, the page keeps the values.
 */
function keptIn<Entry>(storage: "localStorage" | "sessionStorage", key: string, owner: string) {
	function read(): Record<string, Entry> {
		try {
			const record: unknown = JSON.parse(window[storage].getItem(key) ?? "{}");
			return typeof record === "object" && record !== null ? (record as Record<string, Entry>) : {};
		} catch {
			return {};
		}
	}
	return {
		read,
		/** An empty record removes the entry. */
		keep(record: Record<string, Entry>): void {
			try {
				if (Object.keys(record).length === 0) window[storage].removeItem(key);
				else window[storage].setItem(key, JSON.stringify(record));
			} catch {}
		},
		/** Whether this page has that piece, and this browser something to put back into it. */
		awaits: (): boolean => document.getElementById(owner) !== null && Object.keys(read()).length > 0,
	};
}

const DRAFT_KEY = "devis-brouillon";

/** The quote request: kept in this tab, gone with it, and erased once sent. */
export const keptDraft = keptIn<string | boolean>("sessionStorage", DRAFT_KEY, FORM_ID);
export type Draft = ReturnType<typeof keptDraft.read>;

export const LIST_KEY = "effraction-liste";
/** Id of the part of the page that holds the list. */
export const LIST_ID = "liste-effraction";

/**
 * What was ticked and written after a break-in, by name of the field: filling the list takes days. Nothing is stored before the
 * first tick or letter; the visitor erases it.
 */
export const keptList = keptIn<string | true>("localStorage", LIST_KEY, LIST_ID);
export type List = ReturnType<typeof keptList.read>;

/** Whether the form posts to our own relay, on this origin. */
export const isOwnRelay = __QUOTE_ENDPOINT__.startsWith("/") && !__QUOTE_ENDPOINT__.startsWith("//");
