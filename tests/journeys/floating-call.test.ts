import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";
import { paths, townPath } from "#content/site-map.ts";
import { BOTH_SIZES, journeys, open, soon } from "#tests/support/journey.ts";

const { arrive, arriveAt } = journeys();
const threshold = facts.floatingButtonAfterPx;

test.each(BOTH_SIZES)(
	"$where, le bouton d’appel rond paraît après 300 px de défilement, pas avant",
	async ({ size }) => {
		const page = await arrive({ size });
		const call = page.getByRole("link", { name: chrome.floatingCall });
		const scrollTo = async (y: number) => {
			await page.evaluate(async (top) => {
				const settled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
				window.scrollTo(0, top);
				await settled;
				await new Promise(requestAnimationFrame);
			}, y);
			return page.evaluate(() => scrollY);
		};
		expect(threshold).toBe(300);
		for (const path of [paths.home, townPath("voiron")]) {
			await open(page, path);
			expect(await call.count(), "en haut").toBe(0);
			expect(await scrollTo(threshold)).toBe(300);
			expect(await call.count(), "à 300").toBe(0);
			await scrollTo(threshold + 1);
			await soon(() => call.isVisible()).toBe(true);
			expect(await call.getAttribute("href")).toBe(business.telHref);
			await scrollTo(threshold);
			await soon(() => call.count()).toBe(0);
		}
	},
);

test("il est rond, au coin en bas à droite, et revient en haut de la page suivante caché", async () => {
	const page = await arriveAt(paths.home, { size: "phone" });
	const call = page.getByRole("link", { name: chrome.floatingCall });
	// Where it would lie on a control it does not show, and what lies there depends on the machine's letters.
	await soon(async () => {
		await page.evaluate(() => scrollTo(0, Math.max(scrollY + 40, 900)));
		return call.isVisible();
	}).toBe(true);
	const box = (await call.boundingBox())!;
	expect([box.width, box.height]).toEqual([64, 64]);
	expect(390 - box.x - box.width).toBeLessThanOrEqual(24);
	expect(844 - box.y - box.height).toBeLessThanOrEqual(24);
	await page.getByRole("contentinfo").getByRole("link", { name: "Voir toutes les villes" }).click();
	await soon(() => call.count()).toBe(0);
});
