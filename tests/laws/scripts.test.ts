import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtFiles, builtPages, SITE_DIR } from "#tests/support/pages.ts";

const read = (address: string) => readFileSync(join(SITE_DIR, address), "utf8");
/** Bytes as they are sent. */
const bytes = (address: string) => {
	const file = join(SITE_DIR, address);
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
const pages = builtPages();

/** A module with all that it imports at once, whatever it may fetch later. */
function withStaticImports(addresses: string[]): Set<string> {
	const known = new Set(addresses);
	for (const address of known)
		for (const [, name] of read(address).matchAll(/(?:\bfrom|\bimport)\s*[`"']\.\/([\w.-]+\.js)[`"']/g))
			known.add(`/assets/${name}`);
	return known;
}

/** Asked for by itself on a first visit: nobody has answered it yet. */
const banner = `/${builtFiles().find((name) => /assets\/cookie-banner-[^/]+\.js$/.test(name))}`;

describe.each(pages)("$path", ({ $ }) => {
	const start = $("script[src]").attr("src") ?? "";
	const own = ($("script[src]").attr("data-modules") ?? "").split(" ").filter(Boolean);
	const common = [...read(start).matchAll(/[`"'](\/assets\/[\w.-]+\.js)[`"']/g)].map(([, address]) => address ?? "");

	test("ses scripts, avant tout geste, tiennent dans 120 ko une fois compressés", () => {
		expect(own.length).toBeGreaterThan(0);
		const all = withStaticImports([...own, ...common, banner]);
		// React, the router, our own shared pieces and the page's: fewer would mean that this test sees nothing.
		expect(all.size).toBeGreaterThan(7);
		const total = [start, ...all].reduce((sum, address) => sum + bytes(address), 0);
		expect(total / 1024).toBeLessThanOrEqual(120);
		expect(total / 1024).toBeGreaterThan(90);
	});

	test("aucun script ni aucune police n’est demandé avant qu’elle soit peinte", () => {
		expect($("script[src]").toArray()).toHaveLength(1);
		// No kind that runs: the inline script after it says when (app/start/late.ts).
		expect($("script[src]").attr("type")).toBe("text/plain");
		expect($("script[src]").attr("integrity")).toMatch(/^sha384-/);
		const running = $("script:not([src]):not([type='application/ld+json'])")
			.toArray()
			.map((script) => $(script).html() ?? "");
		expect(running.filter((code) => /\bimport\b/.test(code))).toEqual([]);
		expect($("head > style").text()).not.toContain(".woff2");
	});
});

test("ce que la page du dépannage garde pour le hors-ligne existe, son calculateur compris", () => {
	const [, list = ""] = /always:[`"']([^`"']+)[`"']/.exec(read("/hors-ligne.js")) ?? [];
	const kept = list.split(",");
	expect(kept.length).toBeGreaterThan(20);
	for (const address of kept) expect([address, existsSync(join(SITE_DIR, address))]).toEqual([address, true]);
	for (const name of ["libraries", "emergency", "calculator", "app"])
		expect(kept.some((address) => address.startsWith(`/assets/${name}-`))).toBe(true);
});
