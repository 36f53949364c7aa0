import type { Locator, Page } from "playwright-core";
import { ACCEPTED_KEY, CHOICES_KEY } from "#app/features/consent/consent-record.ts";
import { consent } from "#content/consent.ts";

const { summary, settings } = consent;

/** The four ways to answer the cookie banner, from a page where its summary shows. */
export const ANSWERS = [
	{ words: "« Accepter tout »", stored: "all", give: (page: Page) => press(page, summary.acceptAll) },
	{
		words: "« Nécessaires uniquement »",
		stored: "necessary",
		give: (page: Page) => press(page, summary.necessaryOnly),
	},
	{ words: "« Refuser et fermer »", stored: "rejected", give: (page: Page) => press(page, summary.close) },
	{
		words: "« Accepter la sélection »",
		stored: "all",
		async give(page: Page) {
			await press(page, summary.customise);
			await press(page, settings.acceptSelection);
		},
	},
] as const;

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const summaryOf = (page: Page): Locator => page.getByRole("region", { name: summary.title });
export const settingsOf = (page: Page): Locator => page.getByRole("region", { name: settings.title });

export interface Stored {
	accepted: string | null;
	choices: { analytics: boolean; marketing: boolean; date: string } | null;
}

/** What the visitor's browser keeps of the answer. */
export async function stored(page: Page): Promise<Stored> {
	const keys = [ACCEPTED_KEY, CHOICES_KEY] as const;
	const [accepted, choices] = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
	return { accepted: accepted ?? null, choices: JSON.parse(choices ?? "null") };
}
