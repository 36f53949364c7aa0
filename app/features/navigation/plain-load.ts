let wanted: string | undefined;

/** Where the router is going; undefined once it is there. */
export function setPendingPath(path: string | undefined): void {
	wanted = path;
}

/**
 * Leaves the address that is being gone to to the browser. Never resolves: until its page comes, this one stays. What was typed
 * is in the form's draft (features/quote-form/draft.ts).
 */
export function loadPlainly(): Promise<never> {
	if (wanted === undefined) location.reload();
	else location.assign(wanted);
	return new Promise(() => {});
}
