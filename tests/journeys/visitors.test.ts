import { expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { startSite } from "#tests/support/journey.ts";
import { type Visitor, visitorAt } from "#tests/support/visitors.ts";

/* A browser serves several visitors (tests/support/visitors.ts): what one leaves, the next must not find, or a test would lean on another. */
test("le visiteur suivant ne trouve rien de celui d’avant, et a sa propre adresse", async () => {
	const site = await startSite();
	const first = await visitorAt(site.url, { size: "phone" });
	const addressOf = async ({ page }: Visitor, path: string) =>
		(await page.waitForRequest(`**${path}`)).headerValue("x-forwarded-for");
	const before = addressOf(first, paths.home);
	let told = 0;
	first.page.on("request", () => told++);
	await first.page.route("**/contact", (route) => route.abort());
	await first.page.setViewportSize({ width: 700, height: 500 });
	await first.page.goto(paths.home);
	await first.page.evaluate(async () => {
		for (const where of [localStorage, sessionStorage]) where.setItem("laissé", "oui");
		// biome-ignore lint/suspicious/noDocumentCookie: as a page of old would
		document.cookie = "laisse=oui; max-age=1000";
		await caches.open("laissé");
	});
	await first.leave(true);
	const heard = told;
	const next = await visitorAt(site.url, { size: "phone" });
	const after = addressOf(next, paths.contact);
	await next.page.goto(paths.contact);
	const found = await next.page.evaluate(async () => [
		...[localStorage, sessionStorage].flatMap((where) => Object.keys(where)),
		...(await caches.keys()),
		document.cookie,
		innerWidth,
	]);
	expect(found).toEqual(["cookies-accepted", "", 390]);
	expect(told).toBe(heard);
	expect(await after).not.toBe(await before);
	await next.leave(false);
	await site.stop();
});
