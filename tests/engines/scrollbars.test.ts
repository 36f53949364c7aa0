import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { describeInEngines } from "#tests/support/engines/engines.ts";

/* Scrollbars that take room, as on most desks: Chromium's of tests/journeys/width.test.ts lie over the page. */

describeInEngines(({ arrive }) => {
	test("à 1440 px, aucune page ne déborde de ce que sa barre de défilement lui laisse", async () => {
		const { visitor, site } = await arrive();
		await visitor.resize(1440, 900);
		const wide: string[] = [];
		for (const path of [...Object.values(paths).filter((path) => !path.includes("#")), "/serrurier-voiron"]) {
			await visitor.goto(`${site.url}${path}`);
			const over = await visitor.evaluate<number>(
				`(document.querySelectorAll("main > .band").forEach((part) => (part.style.contentVisibility = "visible")), document.documentElement.scrollWidth - document.documentElement.clientWidth)`,
			);
			if (over > 0) wide.push(`${path}: ${over}`);
		}
		expect(wide).toEqual([]);
	}, 60_000);
});
