import { expect, test } from "vitest";
import {
	ACCEPTED_KEY,
	CHOICES_KEY,
	type ConsentStorage,
	readConsent,
	saveConsent,
} from "#app/features/consent/consent-record.ts";

const MORNING = Date.UTC(2026, 0, 15, 8);
const NOTHING = { analytics: false, marketing: false };

function storage(): ConsentStorage & { entries: Map<string, string> } {
	const entries = new Map<string, string>();
	return {
		entries,
		getItem: (key) => entries.get(key) ?? null,
		setItem: (key, value) => void entries.set(key, value),
		removeItem: (key) => void entries.delete(key),
	};
}

test("le choix s’écrit en un mot, et ce qui a vraiment été choisi à côté, daté", () => {
	const browser = storage();
	saveConsent(browser, "all", { analytics: false, marketing: true }, MORNING);
	expect(browser.entries.get(ACCEPTED_KEY)).toBe("all");
	expect(JSON.parse(browser.entries.get(CHOICES_KEY) ?? "")).toEqual({
		analytics: false,
		marketing: true,
		date: "2026-01-15T08:00:00.000Z",
	});
	expect(readConsent(browser, MORNING)).toBe("all");
});

test("au bout de six mois, les deux entrées disparaissent et la question revient", () => {
	const browser = storage();
	saveConsent(browser, "necessary", NOTHING, MORNING);
	expect(readConsent(browser, Date.UTC(2026, 6, 15, 7, 59))).toBe("necessary");
	expect(readConsent(browser, Date.UTC(2026, 6, 15, 8))).toBeUndefined();
	expect(browser.entries.size).toBe(0);
});

test("une valeur que le site n’a jamais écrite ne vaut pas choix, un choix sans date vaut encore", () => {
	const browser = storage();
	browser.setItem(ACCEPTED_KEY, "oui");
	expect(readConsent(browser, MORNING)).toBeUndefined();
	browser.setItem(ACCEPTED_KEY, "rejected");
	expect(readConsent(browser, MORNING)).toBe("rejected");
	browser.setItem(CHOICES_KEY, "{abîmé");
	expect(readConsent(browser, MORNING)).toBeUndefined();
});
