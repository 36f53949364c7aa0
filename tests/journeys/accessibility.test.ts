import { expect, test } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { isBooted, journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive } = journeys();

// On a phone all of them are looked at, in console.test.ts.
test("sur grand écran, aucune sorte de page ne met d’obstacle à personne", async () => {
	const page = await arrive();
	for (const path of KINDS_OF_PAGE) {
		await open(page, path);
		expect(await violations(page), path).toEqual([]);
	}
}, 60_000);

// As a machine that only looks sees it, Lighthouse for one: what is far from the screen is not drawn.
test("au téléphone, avant tout geste non plus", async () => {
	const page = await arrive({ size: "phone" });
	for (const path of KINDS_OF_PAGE) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await isBooted(page);
		expect(await violations(page), path).toEqual([]);
	}
}, 60_000);

test("le contrôle voit bien ce qui n’irait pas", async () => {
	const page = await arrive();
	await open(page, "/contact");
	await page.evaluate(() => {
		document.querySelector("main a")!.setAttribute("aria-label", "autre chose");
		document.querySelector("label")!.remove();
		document.querySelector<HTMLElement>("#devis-form p")!.style.color = "#ccc";
	});
	const rules = (await violations(page)).map((line) => line.split(" ")[0]);
	expect(rules).toEqual(expect.arrayContaining(["label", "color-contrast", "label-content-name-mismatch"]));
});
