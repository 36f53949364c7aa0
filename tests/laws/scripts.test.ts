import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { describe, expect, test } from "vitest";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";

const read = (address: string) => readFileSync(join(SITE_DIR, address), "utf8");
/** Bytes as they are sent. */
const bytes = (address: string) => {
	const file = join(SITE_DIR, address);
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
/** What lies in a template, which the browser neither fetches nor runs. */
const inTemplate = ($: CheerioAPI, id: string) => load($(`#${id}`).html() ?? "");

/** A module with all that it imports at once, whatever it may fetch later. */
function withStaticImports(addresses: string[]): Set<string> {
	const known = new Set(addresses);
	for (const address of known)
		for (const [, name] of read(address).matchAll(/(?:\bfrom|\bimport)\s*[`"']\.\/([\w.-]+\.js)[`"']/g))
			known.add(`/assets/${name}`);
	return known;
}

describe.each(builtPages())("$path", ({ html, $ }) => {
	const boot = inTemplate(load(html), "boot")("script");
	const waiting = inTemplate(load(html), "scripts");

	test("avant tout geste, un seul script de 6 ko, sans React, scellé", () => {
		expect(boot.toArray()).toHaveLength(1);
		expect(boot.attr("integrity")).toMatch(/^sha256-/);
		const address = boot.attr("src") ?? "";
		expect(bytes(address) / 1024).toBeLessThanOrEqual(6);
		expect(bytes(address) / 1024).toBeGreaterThan(2);
		expect(read(address)).not.toMatch(/react|\bimport\s*["'`{]/i);
	});

	test("rien d’autre ne part avant qu’elle soit peinte : ni script, ni police", () => {
		expect($("script[src], link[rel=modulepreload], link[rel=preload]").toArray()).toHaveLength(0);
		const running = $("script:not([type='application/ld+json'])").toArray();
		expect(running.map((script) => script.attribs["data-boot"])).toEqual([""]);
		expect($(running).text()).not.toMatch(/\bimport\b/);
		// The web font is declared, and named by what start/web-font.ts alone sets.
		const styles = $("style").text();
		for (const [rule] of styles.matchAll(/[^{}]+\{[^{}]*Archivo Sign[^{}]*\}/g))
			expect(rule).toMatch(/^(@font-face\{|html\[data-web-font\] )/);
		expect([...styles.matchAll(/\.woff2/g)]).toHaveLength(1);
	});

	test("au premier geste, ses modules sont tous demandés, et tiennent dans 125 ko", () => {
		const preloaded = waiting("link[rel=modulepreload]")
			.toArray()
			.map((link) => link.attribs.href ?? "");
		const asked = [...read(waiting("script[src]").attr("src") ?? "").matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)].map(
			([, name]) => name ?? "",
		);
		// The manifest, the entry, the document and the page at least: fewer would mean that this test sees nothing.
		expect(asked.length).toBeGreaterThan(3);
		const all = withStaticImports(asked);
		expect([...all].filter((address) => !preloaded.includes(address))).toEqual([]);
		const total = [...all].reduce((sum, address) => sum + bytes(address), 0);
		expect(total / 1024).toBeLessThanOrEqual(125);
		expect(total / 1024).toBeGreaterThan(80);
	});
});

test("ce que la page du dépannage garde pour le hors-ligne existe, son calculateur compris", () => {
	const [, list = ""] = /always:[`"']([^`"']+)[`"']/.exec(read("/hors-ligne.js")) ?? [];
	const kept = list.split(",");
	expect(kept.length).toBeGreaterThan(20);
	for (const address of kept) expect([address, existsSync(join(SITE_DIR, address))]).toEqual([address, true]);
	for (const name of ["react", "router", "emergency", "calculator", "app", "boot", "bandeau-cookies", "banner"])
		expect([name, kept.some((address) => address.startsWith(`/assets/${name}-`))]).toEqual([name, true]);
});
