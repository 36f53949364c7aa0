import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { BOTH_SIZES, isWhole, journeys, open } from "#tests/support/journey.ts";

const { arrive } = journeys();
const DUSK = "rgb(22, 41, 60)";
const FOR_THE_NIGHT = ["/depannage-24h", "/serrurier-voiron", "/serrurier-grenoble"];

const ground = (page: Page) => page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);

test.each(BOTH_SIZES)(
	"$where, un écran voulu sombre trouve la nuit devant la porte, lisible partout",
	async ({ size }) => {
		const page = await arrive({ size });
		await page.emulateMedia({ colorScheme: "dark" });
		for (const path of FOR_THE_NIGHT) {
			await open(page, path);
			await isWhole(page);
			await expect.poll(() => ground(page), { message: path }).toBe(DUSK);
			expect(await violations(page), path).toEqual([]);
		}
	},
	60_000,
);

test("les réponses du secours aussi", async () => {
	const page = await arrive({ size: "phone" });
	await page.emulateMedia({ colorScheme: "dark" });
	await open(page, "/depannage-24h");
	for (const group of await page.locator("main fieldset").all()) await group.locator("label").first().click();
	expect(await violations(page)).toEqual([]);
});

test("ailleurs, et sur un écran clair, le papier reste du papier", async () => {
	const page = await arrive();
	await open(page, "/depannage-24h");
	expect(await ground(page)).not.toBe(DUSK);
	await page.emulateMedia({ colorScheme: "dark" });
	await open(page, "/");
	expect(await ground(page)).not.toBe(DUSK);
});
