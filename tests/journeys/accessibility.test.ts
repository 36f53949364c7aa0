import { expect, test } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { coveringPages } from "#tests/support/covering-pages.ts";
import { isBooted, isWhole, journeys, open } from "#tests/support/journey.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive, arriveAt } = journeys();
const COVERING = coveringPages();

test("au téléphone, aucun élément d’aucune page ne met d’obstacle à personne, ni avant ni après le premier geste", async () => {
	const page = await arrive({ size: "phone" });
	for (const path of COVERING) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		// As a machine that only looks sees it, Lighthouse for one: what is far from the screen is not drawn yet.
		await isBooted(page);
		expect(await violations(page), path).toEqual([]);
		await isWhole(page);
		expect(await violations(page), `${path}, vivante`).toEqual([]);
	}
}, 60_000);

test("sur grand écran non plus", async () => {
	const page = await arrive();
	expect(COVERING.length).toBeGreaterThan(10);
	// The first ones hold most sorts of elements.
	for (const path of sweep(COVERING, COVERING.slice(0, 5))) {
		await open(page, path);
		expect(await violations(page), path).toEqual([]);
	}
}, 60_000);

test("le contrôle voit bien ce qui n’irait pas", async () => {
	const page = await arriveAt("/contact");
	await page.evaluate(() => {
		document.querySelector("main a")!.setAttribute("aria-label", "autre chose");
		document.querySelector("label")!.remove();
		document.querySelector<HTMLElement>("#devis-form p")!.style.color = "#ccc";
	});
	const rules = (await violations(page)).map((line) => line.split(" ")[0]);
	expect(rules).toEqual(expect.arrayContaining(["label", "color-contrast", "label-content-name-mismatch"]));
});
