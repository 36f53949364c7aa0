import type { Browser } from "playwright-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Examples } from "#app/ui/examples.tsx";
import { paths, townPath } from "#content/site-map.ts";
import { type LiveSite, startSite } from "#tests/support/journey.ts";
import { builtPages } from "#tests/support/pages.ts";
import { sweep } from "#tests/support/sweep.ts";
import { canCompare, difference, launchKnownBrowser, pictureOf, stage } from "#tests/support/visual.ts";

const PAGES = {
	accueil: paths.home,
	urgence: paths.emergency,
	services: paths.services,
	changement: paths.lockChange,
	"porte-blindee": paths.armouredDoor,
	reparation: paths.lockRepair,
	blindage: paths.doorCladding,
	effraction: paths.breakIn,
	zone: paths.serviceArea,
	contact: paths.contact,
	mentions: paths.legal,
	conditions: paths.terms,
	voiron: townPath("voiron"),
	"nom-long": townPath("saint-etienne-de-saint-geoirs"),
	introuvable: "/404-rien-ici",
};
/** Whole pages, kept small: what moves or changes colour still shows, and the baselines stay light. */
const PHONE = { width: 360, scale: 0.4 };
const WIDE = { width: 1440, scale: 0.25 };
const WIDTHS = sweep([PHONE, { width: 768, scale: 0.25 }, WIDE], [PHONE, WIDE]);

test("chaque page du site a sa référence", () => {
	const compared: string[] = [...Object.values(PAGES), paths.quoteForm];
	expect(Object.values(paths).filter((path) => !compared.includes(path))).toEqual([]);
});

let browser: Browser;
let site: LiveSite;
beforeAll(async () => {
	if (canCompare) [browser, site] = await Promise.all([launchKnownBrowser(), startSite()]);
});
afterAll(async () => {
	await browser?.close();
	await site?.stop();
});

describe.skipIf(!canCompare).each(WIDTHS)(
	"à $width px, chaque sorte de page a l’air qu’on lui connaît",
	({ width, scale }) => {
		test("comparée à son image de référence", async () => {
			const context = await stage(browser, site.url, width);
			const page = await context.newPage();
			const found: (string | undefined)[] = [];
			for (const [name, path] of Object.entries(PAGES)) {
				await page.goto(path, { waitUntil: "load" });
				found.push(await difference(`${name}-${width}`, await pictureOf(page, scale)));
			}
			await context.close();
			expect(found.filter(Boolean)).toEqual([]);
		}, 120_000);
	},
);

/** The examples in the stylesheet of the site as it is built. */
function examplesPage(): string {
	const styles =
		builtPages()
			.find((page) => page.path === "/404")
			?.$("style")
			.html() ?? "";
	const body = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(Examples)));
	return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Exemples</title><style>${styles}</style><body>${body}</body></html>`;
}

test.skipIf(!canCompare)("les pièces de ui/, chacune dans ses états, ont l’air qu’on leur connaît", async () => {
	const page = await (await stage(browser, site.url, 900)).newPage();
	// From an address of the site, where the sign's face is.
	await page.route("**/exemples", (route) => route.fulfill({ contentType: "text/html", body: examplesPage() }));
	await page.goto("/exemples", { waitUntil: "load" });
	expect(await difference("exemples-900", await pictureOf(page, 0.6))).toBeUndefined();
});
