import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { type CheerioAPI, load } from "cheerio";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";
import { BROWSERS } from "#tools/build-settings.ts";

type Support = Record<
	string,
	{ version_added?: string | boolean | null; flags?: unknown; prefix?: string } | unknown[]
>;
type Compat = { __compat?: { support: Support } } & Record<string, unknown>;

/** « chrome120 » as [chrome, 120]. */
const OLDEST = BROWSERS.map((name) => [name.replace(/\d+$/, ""), Number(/\d+$/.exec(name)?.[0])] as const);

/** The declared browsers that came before a feature. */
const without = (support: Support): string[] =>
	OLDEST.filter(([browser, version]) => {
		const first = [support[browser]].flat()[0] as
			| { version_added?: unknown; flags?: unknown; prefix?: string }
			| undefined;
		if (typeof first?.version_added !== "string" || first.flags || first.prefix) return true;
		// « preview » is no number.
		return !(Number.parseFloat(first.version_added.replace("≤", "")) <= version);
	}).map(([browser]) => browser);

/** « AbortSignal.timeout », and « timeout » of whatever has one: missing where none of them is there. */
const missing = new Map<string, string[]>();
for (const [name, one] of Object.entries({ ...bcd.api, ...bcd.javascript.builtins }) as unknown as [string, Compat][]) {
	if (one.__compat) missing.set(name, without(one.__compat.support));
	for (const [key, member] of Object.entries(one) as [string, Compat][]) {
		if (!member.__compat || key.endsWith("_event")) continue;
		const own = key.replace(/_static$/, "");
		const lacking = without(member.__compat.support);
		missing.set(`${name}.${own}`, lacking);
		const known = missing.get(`.${own}`);
		if (!known || lacking.length < known.length) missing.set(`.${own}`, lacking);
	}
}

interface Node {
	type?: string;
	name?: string;
	optional?: boolean;
	callee?: Node;
	object?: Node;
	property?: Node;
	computed?: boolean;
}

/** What a built script calls or makes that a declared browser lacks, unless it asks first (« ?. »). */
function newerFeatures(script: string): string[] {
	const found = new Set<string>();
	JSON.stringify(parseAst(script), (_, node: Node | null) => {
		if (node?.type === "NewExpression" || (node?.type === "CallExpression" && !node.optional)) note(node.callee);
		return node;
	});
	return [...found].sort();

	function note(callee: Node | undefined): void {
		const name = callee?.computed ? undefined : (callee?.property?.name ?? callee?.name);
		if (name === undefined) return;
		const [whole, member] = callee?.object ? [`${callee.object.name}.${name}`, `.${name}`] : [name, name];
		if ((missing.get(whole) ?? missing.get(member))?.length) found.add(missing.has(whole) ? whole : member);
	}
}

const read = (address: string) => readFileSync(join(SITE_DIR, address), "utf8");
/** Bytes as they are sent. */
const bytes = (address: string) => {
	const file = join(SITE_DIR, address);
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};
/** What lies in a template, which the browser neither fetches nor runs. */
const inTemplate = ($: CheerioAPI, id: string) => load($(`#${id}`).html() ?? "");

/** What stands before the boot script for it (tools/write-site.ts). */
function modulesIn(script: string): { client?: string; first?: string[]; pages?: Record<string, string[]> } {
	const [, written = "{}"] = /__SCRIPTS__=(\{.*?\]\}\})/.exec(script) ?? [];
	return JSON.parse(written);
}

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

	test("avant tout geste, un seul script de 6 ko, sans React", () => {
		expect(boot.toArray()).toHaveLength(1);
		const address = boot.attr("src") ?? "";
		expect(bytes(address) / 1024).toBeLessThanOrEqual(6);
		expect(bytes(address) / 1024).toBeGreaterThan(2);
		expect(read(address)).not.toMatch(/react\.(element|transitional)|\bimport\s*["'`{]/);
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
		const { client = "", first = [], pages = {} } = modulesIn(read(boot.attr("src") ?? ""));
		const preloaded = [...first, ...(pages[$("#site").attr("data-page") ?? ""] ?? []), client];
		// React, the router, what pages share, the page and the start at least: fewer would mean that this test sees nothing.
		expect(preloaded.length).toBeGreaterThan(4);
		const all = withStaticImports(preloaded);
		expect([...all].filter((address) => !preloaded.includes(address))).toEqual([]);
		const total = [...all].reduce((sum, address) => sum + bytes(address), 0);
		expect(total / 1024).toBeLessThanOrEqual(125);
		expect(total / 1024).toBeGreaterThan(80);
	});
});

test("ce que la page du dépannage garde pour le hors-ligne existe, son calculateur compris", () => {
	const [, list = "[]"] = /"always":(\[[^\]]*\])/.exec(read("/hors-ligne.js")) ?? [];
	const kept = JSON.parse(list) as string[];
	expect(kept.length).toBeGreaterThan(20);
	for (const address of kept) expect([address, existsSync(join(SITE_DIR, address))]).toEqual([address, true]);
	for (const name of [
		"faits",
		"react",
		"router",
		"emergency",
		"calculator",
		"app",
		"boot",
		"bandeau-cookies",
		"banner",
	])
		expect([name, kept.some((address) => address.startsWith(`/assets/${name}-`))]).toEqual([name, true]);
});

/** Why a name that the oldest declared browsers lack may stand in what they are sent. */
const ALLOWED = new Map([
	[".createPolicy", "behind « trustedTypes?. », which a browser without them leaves out"],
	[".createScriptURL", "of that policy"],
	[".startViewTransition", "React and React Router look for it first"],
	[".skipTransition", "of the transition that they started"],
	[".createContext", "React’s own"],
	[".use", "React’s own"],
	[".destroy", "TanStack Query’s own"],
	[".build", "TanStack Query’s own"],
	[".fetch", "TanStack Query’s own; what is global is « fetch »"],
	[".toArray", "React’s own (Children)"],
	[".dispose", "React Router’s own"],
]);

test("aucun script construit n’appelle ce que les plus vieux navigateurs déclarés n’ont pas", () => {
	const scripts = globSync("**/*.js", { cwd: SITE_DIR });
	expect(scripts.length).toBeGreaterThan(15);
	const found = scripts.flatMap((name) =>
		newerFeatures(readFileSync(join(SITE_DIR, name), "utf8"))
			.filter((feature) => !ALLOWED.has(feature))
			.map((feature) => `${name} : ${feature}`),
	);
	expect(found).toEqual([]);
});

test("ce que l’on cherche se trouve : plus récent, gardé par « ?. », ou d’un ancien navigateur", () => {
	expect(newerFeatures("URL.parse(a); b.checkVisibility(); new CloseWatcher(); AbortSignal.timeout(1)")).toEqual([
		".checkVisibility",
		"AbortSignal.timeout",
		"CloseWatcher",
		"URL.parse",
	]);
	expect(newerFeatures("b.checkVisibility?.(); new AbortController(); [].toSorted()")).toEqual([]);
});
