import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { homePage } from "#content/pages/home.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { violations } from "#tests/support/axe.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { BOTH_SIZES, journeys, open } from "#tests/support/journey.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { fill, send } from "#tests/support/quote-form.ts";

const { arrive, arriveAt } = journeys();

describe.each(BOTH_SIZES)("aucun obstacle, $where", ({ size }) => {
	test("bandeau des cookies, résumé puis détail", async () => {
		const page = await arriveAt(paths.home, { size, decided: false });
		await summaryOf(page).waitFor();
		expect(await violations(page)).toEqual([]);
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("menu ouvert", async () => {
		const page = await arriveAt(paths.lockChange, { size });
		if (size === "phone") await page.getByRole("button", { name: chrome.drawer.open }).click();
		else await page.locator("header summary").click();
		await page.getByRole("link", { name: "Porte blindée", exact: true }).first().waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("galerie ouverte", async () => {
		const page = await arriveAt(paths.home, { size });
		await page.getByRole("link", { name: pictures[homePage.gallery.items[0]!.picture].alt }).click();
		await page.getByRole("dialog").waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("formulaire en erreur, puis envoi échoué, puis envoyé", async () => {
		const page = await arrive({ size });
		await page.route("**/api/devis", (route) => route.fulfill({ status: 500 }), { times: 1 });
		await open(page, paths.contact);
		await send(page);
		await page.locator("#devis-resume").waitFor();
		expect(await violations(page)).toEqual([]);
		await fill(page, { ...mDaSilva, phone: "+33 4 65 71" });
		await send(page);
		await page.getByRole("alert").filter({ hasText: "Erreur" }).waitFor();
		expect(await violations(page)).toEqual([]);
		await send(page);
		await page.getByText("Message envoyé !").waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("temps de trajet calculé, bouton d’appel flottant à l’écran", async () => {
		const page = await arriveAt(paths.serviceArea, { size });
		await page.getByRole("combobox", { name: words.label }).fill("38300");
		await page.keyboard.press("Enter");
		await page.getByText(/^38300/).waitFor();
		// It hides where it would lie on a control: somewhere on the way it shows.
		const button = page.getByRole("link", { name: chrome.floatingCall });
		await expect
			.poll(async () => {
				await page.mouse.wheel(0, 150);
				return button.isVisible();
			})
			.toBe(true);
		expect(await violations(page)).toEqual([]);
	});
});
