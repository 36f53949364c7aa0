import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { INPUT_ID } from "#shared/places/arrival.ts";
import { journeys } from "#tests/support/journey.ts";

const { arrive } = journeys();

/* The script wakes at the first gesture: at each moment of its start, whoever is quicker than it has the same answer. */
test.each([0, 15, 40, 80])(
	"une commune envoyée %i ms après le premier geste a sa réponse",
	async (delayMs) => {
		const page = await arrive();
		for (let visit = 0; visit < 3; visit++) {
			await page.goto(paths.home, { waitUntil: "load" });
			await page.locator(`#${INPUT_ID}`).fill("Voiron");
			await page.waitForTimeout(delayMs);
			await page.keyboard.press("Enter");
			// Without script the relay answers by the town's page.
			await expect
				.poll(() => page.locator("main").innerText())
				.toMatch(/À 35.km de Bourgoin-Jallieu|Votre serrurier à Voiron/);
		}
	},
	30_000,
);
