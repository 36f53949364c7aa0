import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCEPTED_KEY, CHOICES_KEY } from "#app/features/consent/consent-record.ts";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { navigation, paths } from "#content/site-map.ts";
import { ANSWERS, summaryOf } from "#tests/support/consent.ts";
import { journeys, open, soon } from "#tests/support/journey.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { fill } from "#tests/support/quote-form.ts";

const { arrive } = journeys();
const DRAFT_KEY = "devis-brouillon";
const nothingElse = { databases: [], workers: 0, cookies: [] };

const STATES = [
	{ words: "sans réponse au bandeau", keys: [], answer: (page: Page) => summaryOf(page).waitFor() },
	...ANSWERS.map(({ words, give }) => ({ words: `après ${words}`, keys: [ACCEPTED_KEY, CHOICES_KEY], answer: give })),
];

test.each(STATES)("$words, une visite ne laisse rien d’autre et n’appelle personne", async ({ keys, answer }) => {
	const page = await arrive({ decided: false });
	const hosts = new Set<string>();
	page.on("request", (request) => hosts.add(new URL(request.url()).host));
	await open(page, paths.home);
	await answer(page);
	const header = page.getByRole("navigation", { name: chrome.header.navigationLabel });
	for (const { label, path } of navigation.filter((entry) => entry.path !== paths.services)) {
		await header.getByRole("link", { name: label, exact: true }).click();
		await soon(() => new URL(page.url()).pathname).toBe(path);
	}
	expect(await traces(page)).toEqual({ kept: [...keys].sort(), forThisTab: [], ...nothingElse });

	await fill(page, mmeLefevre);
	await page.reload();
	await page.getByRole("button", { name: consent.manage }).waitFor();
	await open(page, paths.services);
	expect(await traces(page)).toEqual({ kept: [...keys].sort(), forThisTab: [DRAFT_KEY], ...nothingElse });
	expect([...hosts]).toEqual([new URL(page.url()).host]);
});

/** All that the browser keeps of the site, by name. */
async function traces(page: Page) {
	const found = await page.evaluate(async () => ({
		kept: Object.keys(localStorage).sort(),
		forThisTab: Object.keys(sessionStorage).sort(),
		databases: await indexedDB.databases(),
		workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
	}));
	return { ...found, cookies: await page.context().cookies() };
}
