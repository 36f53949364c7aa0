import { expect, test } from "vitest";
import { paths, townPath } from "#content/site-map.ts";
import { decided, describeInEngines, eventually, open } from "#tests/support/engines/engines.ts";
import { throughProxy } from "#tests/support/engines/proxy.ts";
import { press, stir } from "#tests/support/engines/visitor.ts";

const FRAGMENTS = [
	`${paths.serviceArea}#toutes-les-villes`,
	`${paths.legal}#cookies`,
	paths.quoteForm,
	`${paths.armouredDoor}#devis`,
];
/** Where the target stands under the header, in pixels: right under it, unless the page ends before. */
const UNDER_HEADER = `(() => {
	const target = document.getElementById(location.hash.slice(1)).getBoundingClientRect();
	const header = document.querySelector("#site > header").getBoundingClientRect();
	const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
	return isEnd && target.top < innerHeight ? 0 : Math.round(target.top - header.bottom);
})()`;
const expectUnderHeader = (top: unknown, where: string) => {
	expect(top, where).toBeGreaterThanOrEqual(-2);
	expect(top, where).toBeLessThan(120);
};

describeInEngines(({ arrive }) => {
	test("ouverte à un fragment, une page montre l’endroit voulu, son bandeau vient, et elle prend vie", async () => {
		const { visitor, site } = await arrive();
		for (const path of FRAGMENTS) {
			await visitor.evaluate(`localStorage.clear()`);
			await visitor.goto(`${site.url}${path}`);
			await eventually(visitor, `document.querySelector("#bandeau-cookies h2") !== null`).toBe(true);
			expectUnderHeader(await visitor.evaluate(UNDER_HEADER), path);
			await stir(visitor);
			await eventually(visitor, `"whole" in document.documentElement.dataset`).toBe(true);
			expectUnderHeader(await visitor.evaluate(UNDER_HEADER), `${path}, vivante`);
		}
	});

	test("atteint par un lien, un fragment aussi se montre sous l’en-tête", async () => {
		const { visitor, site } = await arrive();
		await decided(visitor);
		await open(visitor, `${site.url}${paths.home}`);
		await visitor.evaluate("void (globalThis.sameDocument = true)");
		await press(visitor, `main a[href="${paths.quoteForm}"]`);
		await eventually(visitor, "location.pathname + location.hash").toBe(paths.quoteForm);
		await eventually(visitor, `document.activeElement?.id`).toBe("devis");
		expectUnderHeader(await visitor.evaluate(UNDER_HEADER), "devis");
		expect(await visitor.evaluate("globalThis.sameDocument === true")).toBe(true);
	});

	test("aucun appui sur un lien ne se perd pendant que les scripts arrivent, à quelque moment que ce soit", async () => {
		const { visitor, site } = await arrive();
		await decided(visitor);
		const slow = await slowedScripts(site.url, 400);
		await visitor.goto(`${slow}/favicon.svg`);
		// Every 100 ms, and on seven other things: `npm run bench:pages -- engines`.
		for (const delayMs of [0, 300, 600]) {
			await visitor.goto(`${slow}${townPath("voiron")}`);
			await stir(visitor);
			await new Promise((resolve) => setTimeout(resolve, delayMs));
			await press(visitor, `footer a[href="${paths.contact}"], main a[href="${paths.emergency}"]`);
			await eventually(visitor, "location.pathname").toBe(paths.emergency);
			await eventually(visitor, `document.querySelector("h1").textContent.length > 0 && document.title`).toMatch(
				/Dépannage|urgence/i,
			);
		}
	});

	test("chaque page a la police des titres, et rien ne déborde", async () => {
		const { visitor, site } = await arrive();
		for (const path of [
			paths.home,
			paths.emergency,
			paths.serviceArea,
			paths.contact,
			townPath("lisle-abeau"),
			paths.breakIn,
		]) {
			await visitor.goto(`${site.url}${path}`);
			await eventually(
				visitor,
				`[...document.fonts].some(({ family, status }) => family.includes("Archivo Sign") && status === "loaded")`,
			).toBe(true);
			await eventually(visitor, `"webFont" in document.documentElement.dataset`).toBe(true);
			expect(
				await visitor.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"),
				path,
			).toBe(0);
		}
	});
});

/** The site through a proxy that holds each script back. Returns its address. */
const slowedScripts = (site: string, delayMs: number) =>
	throughProxy(site, { holdMs: (path) => (path.endsWith(".js") ? delayMs : 0) });
