import { describe, expect, test } from "vitest";
import { consent } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import { ANSWERS, press, settingsOf, stored, summaryOf } from "#tests/support/consent.ts";
import { ANY_SIZE, address, focused, journeys, open, soon } from "#tests/support/journey.ts";

const { arrive } = journeys();
const { summary, settings, manage } = consent;

describe.each(ANY_SIZE)("$where", ({ size }) => {
	/** Has not moved yet: their first gesture is what the test does. */
	const newcomer = async (path: string = paths.home) => {
		const page = await arrive({ size, decided: false });
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await summaryOf(page).waitFor();
		return page;
	};

	test.each(ANSWERS)(
		"$words enregistre « $stored », ferme le bandeau, et il ne revient pas",
		async ({ stored: value, give }) => {
			const page = await newcomer();
			expect(await stored(page)).toEqual({ accepted: null, choices: null });
			await give(page);
			await summaryOf(page).waitFor({ state: "detached" });
			expect((await stored(page)).accepted).toBe(value);
			await open(page, paths.home);
			expect(await page.locator("#bandeau-cookies").count()).toBe(0);
		},
	);

	test("le bandeau dit ce qu’il garde, mène au détail, et le détail ramène au résumé", async () => {
		const page = await newcomer();
		for (const name of [summary.customise, summary.necessaryOnly, summary.acceptAll, summary.close]) {
			expect(await page.getByRole("button", { name, exact: true }).isVisible(), name).toBe(true);
		}
		await press(page, summary.customise);
		await settingsOf(page).getByText(settings.necessary.status).waitFor();
		expect(await summaryOf(page).count()).toBe(0);
		await press(page, settings.back);
		await summaryOf(page).waitFor();
		expect(await stored(page)).toEqual({ accepted: null, choices: null });
	});

	test("« En savoir plus » et la politique de confidentialité mènent aux mentions légales", async () => {
		const page = await newcomer();
		await page.getByRole("link", { name: summary.learnMore }).click();
		await soon(() => address(page)).toBe(`${paths.legal}#cookies`);
		await summaryOf(page).waitFor();
		await open(page, paths.home);
		await press(page, summary.customise);
		await page.getByRole("link", { name: settings.privacyPolicy }).click();
		await soon(() => address(page)).toBe(`${paths.legal}#cookies`);
	});

	test("« Gérer les cookies », en bas de page, rouvre le détail et permet de changer d’avis", async () => {
		const page = await newcomer(paths.contact);
		await press(page, summary.acceptAll);
		await press(page, manage);
		await settingsOf(page).waitFor();
		await soon(() => focused(page)).toBe(settings.title);
		await press(page, settings.necessaryOnly);
		await settingsOf(page).waitFor({ state: "detached" });
		const choices = { analytics: false, marketing: false };
		expect(await stored(page)).toMatchObject({ accepted: "necessary", choices });
		await soon(() => focused(page)).toBe(manage);
	});
});

const CHOICES = [
	{ words: "sans rien toucher", taps: [], kept: { analytics: false, marketing: false } },
	{
		words: "audience décochée puis recochée",
		taps: ["analytics", "analytics"],
		kept: { analytics: true, marketing: false },
	},
	{ words: "publicité cochée", taps: ["marketing"], kept: { analytics: false, marketing: true } },
] as const;

test.each(CHOICES)("« Accepter la sélection », $words : « all », et le vrai choix à côté", async ({ taps, kept }) => {
	const page = await arrive({ decided: false });
	await page.clock.setFixedTime("2026-03-14T09:26:53Z");
	await open(page, paths.home);
	await press(page, summary.customise);
	for (const name of taps) await page.getByRole("checkbox", { name: settings[name].label }).click();
	await press(page, settings.acceptSelection);
	await settingsOf(page).waitFor({ state: "detached" });
	expect(await stored(page)).toEqual({ accepted: "all", choices: { ...kept, date: "2026-03-14T09:26:53.000Z" } });
});

test("« Accepter tout » garde deux oui, et un refus deux non, avec leur date", async () => {
	const page = await arrive({ decided: false });
	await page.clock.setFixedTime("2026-03-14T09:26:53Z");
	await open(page, paths.home);
	await press(page, summary.acceptAll);
	const date = "2026-03-14T09:26:53.000Z";
	await soon(() => stored(page)).toEqual({ accepted: "all", choices: { analytics: true, marketing: true, date } });
	await press(page, manage);
	await press(page, settings.back);
	await press(page, summary.close);
	await soon(() => stored(page)).toEqual({
		accepted: "rejected",
		choices: { analytics: false, marketing: false, date },
	});
});
