import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Examples } from "#app/ui/examples.tsx";
import { startSite } from "#tests/support/journey.ts";
import { builtPages } from "#tests/support/pages.ts";
import { canCompare, difference, launchKnownBrowser, pictureOf, stage } from "#tests/support/visual.ts";

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
	const [browser, site] = await Promise.all([launchKnownBrowser(), startSite()]);
	try {
		const page = await (await stage(browser, site.url, 900)).newPage();
		// From an address of the site, where the sign's face is.
		await page.route("**/exemples", (route) => route.fulfill({ contentType: "text/html", body: examplesPage() }));
		await page.goto("/exemples", { waitUntil: "load" });
		expect(await difference("exemples-900", await pictureOf(page, 0.6))).toBeUndefined();
	} finally {
		await browser.close();
		await site.stop();
	}
});
