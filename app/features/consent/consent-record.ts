import { pageFacts } from "#content/page-facts.ts";

/*
 * Two entries in the browser. `cookies-accepted` is the specification's, stored exactly as it says. Beside it
 * `cookies-choices` keeps what was really chosen and when: anything optional may run on that record only
 * (readings, « Accepter la sélection »).
 */
export const ACCEPTED_KEY = "cookies-accepted";
export const CHOICES_KEY = "cookies-choices";

/** Ids: of the banner while it shows, of the place where it does. */
export const BANNER_ID = "bandeau-cookies";
export const PLACE_ID = "place-cookies";

export type Accepted = "all" | "necessary" | "rejected";
export type Choices = { analytics: boolean; marketing: boolean };
export type ConsentStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps a decision. `chosenAt` is the visitor's clock, in milliseconds since 1970. */
export function saveConsent(storage: ConsentStorage, accepted: Accepted, choices: Choices, chosenAt: number): void {
	storage.setItem(ACCEPTED_KEY, accepted);
	storage.setItem(CHOICES_KEY, JSON.stringify({ ...choices, date: new Date(chosenAt).toISOString() }));
}

/** What is stored, or nothing: never decided, lapsed after six months (both entries go), or unreadable. */
export function readConsent(storage: ConsentStorage, now: number): Accepted | undefined {
	const accepted = storage.getItem(ACCEPTED_KEY);
	if (accepted !== "all" && accepted !== "necessary" && accepted !== "rejected") return undefined;
	if (lapsed(storage.getItem(CHOICES_KEY), now)) {
		storage.removeItem(ACCEPTED_KEY);
		storage.removeItem(CHOICES_KEY);
		return undefined;
	}
	return accepted;
}

function lapsed(record: string | null, now: number): boolean {
	// A decision without its record was made before records existed: it stands until the visitor reopens the settings.
	if (record === null) return false;
	try {
		const limit = new Date((JSON.parse(record) as { date: string }).date);
		limit.setMonth(limit.getMonth() + pageFacts.consentMonths);
		return !(now < limit.getTime());
	} catch {
		return true;
	}
}

/** The browser's storage, or a memory that lasts as long as the page where the browser refuses one (private windows). */
export function browserStorage(): ConsentStorage {
	try {
		localStorage.getItem(ACCEPTED_KEY);
		return localStorage;
	} catch {
		return memory;
	}
}

const kept = new Map<string, string>();
const memory: ConsentStorage = {
	getItem: (key) => kept.get(key) ?? null,
	setItem: (key, value) => void kept.set(key, value),
	removeItem: (key) => void kept.delete(key),
};
