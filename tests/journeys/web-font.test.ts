import { expect, test } from "vitest";
import { paths, townPath } from "#content/site-map.ts";
import { hold } from "#tests/support/held.ts";
import { journeys, open, soon } from "#tests/support/journey.ts";

const { arrive } = journeys();

test("la police des titres arrive sans qu’une ligne du premier écran change de hauteur", async () => {
	// Names whose lines broke otherwise at this width, with the system's face of a Linux machine, and one that never did.
	for (const slug of ["bourgoin-jallieu", "saint-alban-de-roche", "le-peage-de-roussillon", "voiron"] as const) {
		const page = await arrive({ viewport: { width: 412, height: 823 } });
		const bring = await hold(page, "**/*.woff2");
		await open(page, townPath(slug));
		const heights = () =>
			page.evaluate(() =>
				Array.from(document.querySelectorAll("header span, main > :first-child :is(h1, p)"), (element) =>
					Math.round(element.getBoundingClientRect().height),
				),
			);
		const before = await heights();
		const arrived = page.waitForResponse("**/*.woff2");
		bring();
		await (await arrived).finished();
		await page.waitForTimeout(200);
		for (const [index, height] of (await heights()).entries())
			expect(Math.abs(height - (before[index] ?? 0)), slug).toBeLessThan(8);
		const isOn = () =>
			page.evaluate(() => {
				const title = document.querySelector("h1");
				const isHere = [...document.fonts].every(({ status }) => status === "loaded");
				return isHere && title !== null && getComputedStyle(title).fontFamily.includes("Archivo Sign");
			});
		// As the machine's own face has it: where both break alike, the web font stands at once.
		if (slug === "voiron") expect(await isOn()).toBe(true);
		// On the next page it stands in any case.
		await page.getByRole("contentinfo").getByRole("link", { name: "Voir toutes les villes" }).click();
		await page.waitForURL(`**${paths.serviceArea}`);
		await soon(isOn).toBe(true);
	}
});
