import { expect, test } from "vitest";
import { offlineNote } from "#content/page-facts.ts";
import { emergencyPage } from "#content/pages/emergency.ts";
import { paths, townPath } from "#content/site-map.ts";
import { decided, describeInEngines, eventually, open } from "#tests/support/engines/engines.ts";

describeInEngines(({ arrive }) => {
	test("le site éteint, la ville visitée et la page du dépannage s’ouvrent encore, le numéro avec elles", async () => {
		const { visitor, site } = await arrive();
		await decided(visitor);
		const town = townPath("voiron");
		await open(visitor, `${site.url}${town}`);
		await eventually(visitor, `navigator.serviceWorker.controller?.state ?? ""`, 20_000).toBe("activated");
		for (const path of [town, paths.emergency])
			await eventually(
				visitor,
				`caches.match(${JSON.stringify(path)}).then((kept) => kept !== undefined)`,
				20_000,
			).toBe(true);
		await site.stop();
		await visitor.goto(`${site.url}${town}`);
		await eventually(visitor, `document.querySelector("h1")?.textContent ?? ""`).toContain("Voiron");
		// The browser believes itself online: only the site is gone.
		await eventually(visitor, `document.getElementById("hors-ligne").textContent`).toBe(offlineNote);
		await visitor.goto(`${site.url}${paths.emergency}`);
		await eventually(visitor, `document.querySelector("h1")?.textContent ?? ""`).toBe(emergencyPage.hero.title);
		expect(await visitor.evaluate(`document.querySelectorAll("main a[href^='tel:']").length`)).toBeGreaterThan(0);
	});
});
