import { keepRecord, readRecord } from "#app/features/data/stored-record.ts";
import { FORM_ID } from "#shared/quote/fields.ts";

/** Whether the form posts to our own relay, on this origin. */
export const isOwnRelay = __QUOTE_ENDPOINT__.startsWith("/") && !__QUOTE_ENDPOINT__.startsWith("//");

/*
 * What was typed survives a reload: kept in this tab (sessionStorage), gone with it, and erased once sent.
 */
const DRAFT_KEY = "devis-brouillon";

export type Draft = Record<string, string | boolean>;

export const readDraft = () => readRecord("sessionStorage", DRAFT_KEY) as Draft;

/** Whether this page has a form, and this tab something to put back into it. */
export function hasDraft(): boolean {
	return document.getElementById(FORM_ID) !== null && Object.keys(readDraft()).length > 0;
}

export const keepDraft = (draft: Draft): void => keepRecord("sessionStorage", DRAFT_KEY, draft);
export const dropDraft = (): void => keepDraft({});
