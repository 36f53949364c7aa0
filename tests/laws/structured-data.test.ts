import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { paths, serviceLinks, townPath } from "#content/site-map.ts";
import { allPaths, towns } from "#content/towns.ts";
import { builtPages, NOT_FOUND, type Page, visibleText } from "#tests/support/pages.ts";

type Node = Record<string, unknown> & { "@type": string };
const SITE_URL = "https://www.serrurerie-du-bion.example";
const pages = builtPages();
const graphOf = ({ $ }: Page): Node[] => {
	const scripts = $('script[type="application/ld+json"]');
	expect(scripts).toHaveLength(1);
	return JSON.parse(scripts.html() ?? "")["@graph"];
};
const joined = (text: string) => text.replace(/\s+/g, "");

/** Every node of a graph, however deep. */
function nodesIn(value: unknown): Node[] {
	if (typeof value !== "object" || value === null) return [];
	const inner = Object.values(value).flatMap(nodesIn);
	return "@type" in value ? [value as Node, ...inner] : inner;
}

describe.each(pages.filter(({ path }) => path !== NOT_FOUND))("$path", (page) => {
	const graph = graphOf(page);
	const shown = joined(visibleText(page));
	const only = (type: string) => graph.filter((node) => node["@type"] === type);

	test("nomme un seul serrurier, toujours le même, et l’accueil le site", () => {
		expect(only("Locksmith").map((node) => node["@id"])).toEqual([`${SITE_URL}/#serrurier`]);
		expect(only("WebSite").map((node) => node["@id"])).toEqual(page.path === paths.home ? [`${SITE_URL}/#site`] : []);
		for (const reference of JSON.stringify(graph).match(/\{"@id":"[^"]+"\}/g) ?? [])
			expect(reference).toBe(`{"@id":"${SITE_URL}/#serrurier"}`);
	});

	test("ne dit rien que la page ne montre", () => {
		const said = nodesIn(graph).flatMap(({ name, text, addressLocality, addressRegion, email }) =>
			[name, text, addressLocality, addressRegion, email].filter((value) => typeof value === "string"),
		);
		expect(said.length).toBeGreaterThan(3);
		for (const words of said) expect(shown).toContain(joined(String(words)));
		expect(shown).toContain(joined(business.phoneNational));
		expect(shown).toContain(`${facts.radiusKm}km`);
	});

	test("mène par son fil d’Ariane à des pages du site, la sienne pour finir", () => {
		const [list] = only("BreadcrumbList") as unknown as {
			itemListElement: { position: number; name: string; item: string }[];
		}[];
		const items = list?.itemListElement ?? [];
		for (const { name } of items) expect(name).toMatch(/^[\p{L}\d]/u);
		expect(items.length > 0).toBe(page.$('main nav[aria-label="Fil d’Ariane"]').length > 0);
		for (const [index, { position, item }] of items.entries()) {
			expect(position).toBe(index + 1);
			expect(allPaths()).toContain(item.replace(SITE_URL, "") || "/");
		}
		if (items.length > 0) expect(items.at(-1)?.item).toBe(SITE_URL + page.path);
	});

	test("annonce un service là où il y en a un, et des questions là où elles se lisent", () => {
		const offers = [...serviceLinks.map(({ path }) => path as string), ...towns.map(({ slug }) => townPath(slug))];
		expect(only("Service")).toHaveLength(offers.includes(page.path) ? 1 : 0);
		const visible = page.$("main details:not(.folded)").length;
		expect(visible === 0 || visible === 5).toBe(true);
		expect(only("FAQPage")).toHaveLength(visible > 0 ? 1 : 0);
		for (const faq of only("FAQPage")) expect(faq.mainEntity).toHaveLength(visible);
	});

	test("ne se note pas soi-même", () => {
		expect(JSON.stringify(graph)).not.toMatch(/Rating|Review|"price/);
	});
});
