import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { paths, serviceLinks, townPath } from "#content/site-map.ts";
import { allPaths, towns } from "#content/towns.ts";
import { MOVED } from "#relay/http/handler.ts";
import { PAGES_WITH_FORM } from "#relay/reception/form.ts";
import { builtPages, SITE_DIR } from "#tests/support/pages.ts";

const pages = builtPages();
const pageAt = new Map(pages.map((page) => [page.path, page]));

/** The only addresses outside the site. */
const OUTSIDE: readonly string[] = [business.siteBuilder.url, "https://www.cnil.fr"];

test.each(pages)("$path : chaque lien mène quelque part, jusqu’à l’ancre", ({ $, path }) => {
	for (const { attribs } of $("a[href]").toArray()) {
		const href = attribs.href ?? "";
		if (/^(tel|mailto|sms):/.test(href)) continue;
		if (/^https?:/.test(href)) {
			expect(OUTSIDE).toContain(href);
			continue;
		}
		const [target = "", fragment] = href.split("#");
		const page = target === "" ? pageAt.get(path) : pageAt.get(target);
		expect(page !== undefined || existsSync(`${SITE_DIR}${target}`), href).toBe(true);
		if (fragment) expect(page?.$(`[id="${fragment}"]`).length, href).toBe(1);
	}
});

test("chaque page est atteinte par un lien d’une autre, et aucune ne dépend d’une redirection", () => {
	const reached = new Set(
		pages.flatMap((page) =>
			page
				.$("a[href^='/']")
				.toArray()
				.map((link) => ({ from: page.path, to: (link.attribs.href ?? "").split("#")[0] ?? "" }))
				.filter(({ from, to }) => from !== to)
				.map(({ to }) => to),
		),
	);
	for (const path of allPaths()) expect(reached, path).toContain(path);
	for (const path of reached) if (path !== "/") expect(path).not.toMatch(/\/$/);
});

describe("de l’accueil à la zone, de la zone à la ville, de la ville à ses voisines", () => {
	/** Paths linked from a page's own part, without the chrome that every page shares. */
	const linkedFrom = (path: string) =>
		new Set(
			pageAt
				.get(path)
				?.$("main a[href^='/']")
				.toArray()
				.map((link) => (link.attribs.href ?? "").split("#")[0] ?? ""),
		);
	const parentsOf = (path: string) => towns.filter((town) => linkedFrom(townPath(town.slug)).has(path));

	test("l’accueil mène à la zone, la zone à chacune des villes", () => {
		expect(linkedFrom(paths.home)).toContain(paths.serviceArea);
		for (const { slug } of towns) expect(linkedFrom(paths.serviceArea)).toContain(townPath(slug));
	});

	test.each(towns)("$slug remonte à la zone et à l’accueil, et mène à quatre ou cinq voisines", ({ slug }) => {
		const linked = linkedFrom(townPath(slug));
		expect([...linked]).toEqual(expect.arrayContaining([paths.home, paths.serviceArea]));
		const neighbours = [...linked].filter((path) => path.startsWith(townPath("")));
		expect(neighbours.length).toBeGreaterThanOrEqual(4);
		expect(neighbours.length).toBeLessThanOrEqual(5);
		expect(neighbours).not.toContain(townPath(slug));
	});

	test("aucune adresse d’un lien n’est de celles qui mènent ailleurs", () => {
		for (const page of pages)
			for (const link of page.$("a[href^='/']").toArray())
				expect(MOVED.get((link.attribs.href ?? "").split("#")[0] ?? ""), page.path).toBeUndefined();
	});

	test("les services sont sous la page des services, qui mène à tous", () => {
		for (const { path } of serviceLinks) expect(linkedFrom(paths.services)).toContain(path);
		expect(parentsOf(paths.lockChange)).toHaveLength(towns.length);
	});
});

test("« Demander un devis » mène au formulaire, sur chaque page publique", () => {
	for (const page of pages) {
		const links = page.$("main a, main form").toArray();
		const toForm = links.filter(
			(element) => element.attribs.href === "/contact#devis" || element.attribs.id === "devis-form",
		);
		const exempt = ["/404", "/mentions-legales"].includes(page.path);
		if (!exempt) expect(toForm.length, page.path).toBeGreaterThan(0);
	}
});

test("le plan du site cite toutes les pages, et le fichier robots le plan du site", async () => {
	const { readFileSync } = await import("node:fs");
	const sitemap = readFileSync(`${SITE_DIR}sitemap.xml`, "utf8");
	const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
	expect(locations.sort()).toEqual(allPaths().sort());
	expect(readFileSync(`${SITE_DIR}robots.txt`, "utf8")).toContain("/sitemap.xml");
	// Since when each page has its words: never tomorrow.
	const days = [...sitemap.matchAll(/<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, day]) => day ?? "");
	expect(days).toHaveLength(locations.length);
	for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});

test("le relais sait quelles pages ont le formulaire : il y ramène qui l’envoie sans script", () => {
	const withForm = builtPages().filter(({ $ }) => $("#devis-form").length > 0);
	expect([...PAGES_WITH_FORM].sort()).toEqual(withForm.map(({ path }) => path).sort());
});
