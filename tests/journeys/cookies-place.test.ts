import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { consent } from "#content/consent.ts";
import { facts } from "#content/facts.ts";
import { paths, townPath } from "#content/site-map.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { BOTH_SIZES, journeys, open, soon } from "#tests/support/journey.ts";

const { arrive, arriveAt } = journeys();
const SMALL_PHONE = { width: 360, height: 740 };

/** Calls in the first screen of the page: where a finger would land, and whether that is really the link. */
function callsInView(page: Page) {
	return page.evaluate((href) => {
		return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)].flatMap((link) => {
			const box = link.getBoundingClientRect();
			if (
				!link.checkVisibility({ visibilityProperty: true }) ||
				link.closest("#bandeau-cookies") ||
				box.top >= innerHeight
			)
				return [];
			const points = [box.top + 2, box.top + box.height / 2, box.bottom - 2];
			const free = points.every((y) => link.contains(document.elementFromPoint(box.left + box.width / 2, y)));
			return [{ text: link.textContent?.trim(), free }];
		});
	}, business.telHref);
}

const PAGES = [
	paths.home,
	paths.emergency,
	paths.services,
	paths.armouredDoor,
	paths.contact,
	townPath("voiron"),
	townPath("saint-etienne-de-saint-geoirs"),
];

test("sur un petit téléphone, le bandeau ne couvre aucun appel du haut de page", async () => {
	const page = await arrive({ decided: false, viewport: SMALL_PHONE });
	for (const path of PAGES) {
		await open(page, path);
		await summaryOf(page).waitFor();
		const calls = await callsInView(page);
		// The red strip, the hero.
		expect(calls.length, `${path} ${JSON.stringify(calls)}`).toBeGreaterThanOrEqual(2);
		expect(
			calls.filter((call) => !call.free),
			path,
		).toEqual([]);
	}
});

test("même le détail des cookies laisse libre l’appel du haut de page", async () => {
	const page = await arriveAt(paths.home, { decided: false, viewport: SMALL_PHONE });
	await press(page, consent.summary.customise);
	await settingsOf(page).waitFor();
	expect((await callsInView(page))[0]).toMatchObject({
		text: expect.stringContaining(business.phoneNational),
		free: true,
	});
});

test.each(BOTH_SIZES)(
	"$where, le bouton d’appel flottant reste au-dessus du bandeau, résumé ou détail",
	async ({ size }) => {
		const page = await arriveAt(paths.home, { size, decided: false });
		await page.evaluate((y) => scrollTo(0, y), facts.floatingButtonAfterPx + 1);
		// Where it would lie on a control it does not show, and keeps its place.
		const call = page.locator(".floating-call a");
		const gap = async () => {
			const [button, banner] = await Promise.all([call.boundingBox(), page.locator("#bandeau-cookies").boundingBox()]);
			return banner!.y - (button!.y + button!.height);
		};
		await call.waitFor({ state: "attached" });
		await soon(gap).toBeGreaterThanOrEqual(8);
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		await soon(gap).toBeGreaterThanOrEqual(8);
	},
);

test("tout en bas de la page, le bandeau ne cache pas les derniers liens", async () => {
	const page = await arriveAt(paths.home, { size: "phone", decided: false });
	await summaryOf(page).waitFor();
	const last = page.getByRole("link", { name: business.siteBuilder.name });
	const clear = async () => {
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const [link, banner] = await Promise.all([last.boundingBox(), page.locator("#bandeau-cookies").boundingBox()]);
		return banner!.y - (link!.y + link!.height);
	};
	await soon(clear).toBeGreaterThanOrEqual(0);
});
