import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { isCurrent } from "#app/features/navigation/site-header.tsx";
import { TownNotes } from "#app/sections/town-parts.tsx";
import { pageHead } from "#app/seo/head.ts";
import { business } from "#content/business.ts";
import { navigation } from "#content/site-map.ts";
import { SAMPLE_ORIGIN } from "#shared/site-origin.ts";
import { buildSettings } from "#tools/build-settings.ts";
import { robotsFile } from "#tools/finish-site.ts";
import { datePages } from "#tools/page-dates.ts";

test("l’adresse canonique est celle du site, sans barre finale sauf à l’accueil", () => {
	const seo = { title: "Titre", description: "d".repeat(80), keywords: ["a", "b", "c"] };
	const canonical = (path: string) => pageHead(seo, path).canonical;
	expect(canonical("/")).toBe("https://www.serrurerie-du-bion.example/");
	expect(canonical("/contact")).toBe("https://www.serrurerie-du-bion.example/contact");
});

test.each([
	["/services", ["Services"]],
	["/services/porte-blindee", ["Services"]],
	["/services/", ["Services"]],
	["/servicesx", []],
	["/depannage-24h", ["Dépannage 24h/24"]],
	["/", ["Accueil"]],
	["/serrurier-voiron", []],
])("sur %s, l’entrée en cours est %s", (path, current) => {
	expect(navigation.filter((entry) => isCurrent(entry.path, path)).map((entry) => entry.label)).toEqual(current);
});

test("un réglage de construction faux se dit en français, avec son nom", () => {
	expect(buildSettings({})).toEqual({ siteUrl: "https://www.serrurerie-du-bion.example", quoteEndpoint: "/api/devis" });
	expect(() => buildSettings({ SITE_URL: "exemple.fr/" })).toThrow(/SITE_URL.*attendue/);
	expect(() => buildSettings({ QUOTE_ENDPOINT: "devis" })).toThrow(/QUOTE_ENDPOINT.*attendu/);
});

const DOMAIN = "https://www.serrurerie-martin.fr";
const sample = { ...business, name: "Serrurerie du Bion", phone: "+33465710038" };
const martin = { ...business, name: "Serrurerie Martin", phone: "+33474280000" };

test("l’exemple sur un vrai domaine : aucun moteur de recherche n’y est invité, ni par un plan du site", () => {
	for (const identity of [sample, { ...martin, name: sample.name }, { ...martin, phone: sample.phone }]) {
		const text = robotsFile(DOMAIN, identity);
		expect(text).toMatch(/^User-agent: \*\nDisallow: \/\n$/m);
		expect(text).not.toMatch(/Allow: \/$|Sitemap/m);
	}
});

test("ses propres nom et numéro : tout est permis ; l’exemple sur son domaine d’exemple aussi", () => {
	expect(robotsFile(DOMAIN, martin)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${DOMAIN}/sitemap.xml\n`);
	expect(robotsFile(SAMPLE_ORIGIN, sample)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SAMPLE_ORIGIN}/sitemap.xml\n`);
});

const page = (words: string, footer = "") =>
	`<html><head><title>Serrurier</title></head><body><main><p>${words}</p></main><footer>${footer}</footer></body></html>`;
const known = datePages(new Map([["/", page("Je viens.")]]), {}, "2026-01-10");

test("une page dont les mots n’ont pas changé garde son jour, même si le pied de page ou le balisage changent", () => {
	const now = new Map([["/", page("Je viens.", "Autre pied").replace("<p>", '<p class="x">')]]);
	expect(datePages(now, known, "2026-11-20")["/"]?.since).toBe("2026-01-10");
});

test("une page dont les mots ont changé, ou nouvelle, est d’aujourd’hui ; une page disparue n’est plus notée", () => {
	const now = new Map([
		["/", page("J’arrive.")],
		["/contact", page("Appelez.")],
	]);
	const dates = datePages(now, { ...known, "/vieille": { words: "x", since: "2025-01-01" } }, "2026-11-20");
	expect(Object.entries(dates).map(([path, { since }]) => [path, since])).toEqual([
		["/", "2026-11-20"],
		["/contact", "2026-11-20"],
	]);
});

const show = (notes: Parameters<typeof TownNotes>[0]["notes"]) =>
	renderToStaticMarkup(createElement(TownNotes, { title: "Chez vos voisins de Voiron", alone: "Ici", notes }));

test("sans note de l’exploitant, la page n’en montre rien, pas même un titre", () => {
	expect(show(undefined)).toBe("");
});

test("ses chantiers paraissent avec leur date, et sa phrase au-dessus", () => {
	const job = { title: "Cylindre remplacé", text: "Clé perdue, serrure gardée.", date: "mars 2026" };
	const html = show({ note: "Rue piétonne le samedi.", jobs: [job] });
	for (const words of ["Chez vos voisins de Voiron", "Rue piétonne le samedi.", ...Object.values(job)])
		expect(html).toContain(words);
	expect(show({ note: "Rue piétonne le samedi.", jobs: [] })).toMatch(/<h2[^>]*>Ici</);
});
