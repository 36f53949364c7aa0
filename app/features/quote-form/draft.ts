import { FORM_ID } from "#shared/quote/fields.ts";

/*
 * What was typed survives a reload: kept in this tab (sessionStorage), gone with it, and erased once sent.
 */
const DRAFT_KEY = "devis-brouillon";

export type Draft = Record<string, string | boolean>;

/** A tab without storage (private windows of some browsers) simply keeps nothing. */
function storage(): Storage | undefined {
	try {
		return sessionStorage;
	} catch {
		return undefined;
	}
}

export function readDraft(): Draft {
	try {
		const draft: unknown = JSON.parse(storage()?.getItem(DRAFT_KEY) ?? "{}");
		return typeof draft === "object" && draft !== null ? (draft as Draft) : {};
	} catch {
		return {};
	}
}

/** Whether this page has a form, and this tab something to put back into it. */
export function hasDraft(): boolean {
	return document.getElementById(FORM_ID) !== null && Object.keys(readDraft()).length > 0;
}

export function keepDraft(draft: Draft): void {
	try {
		storage()?.setItem(DRAFT_KEY, JSON.stringify(draft));
	} catch {
		// A full storage must not stop somebody from typing.
	}
}

export function dropDraft(): void {
	storage()?.removeItem(DRAFT_KEY);
}
