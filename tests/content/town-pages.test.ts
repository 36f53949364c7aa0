import { describe, expect, test } from "vitest";
import { towns } from "#content/towns.ts";
import practice from "#owner/practice.json" with { type: "json" };
import { printedWith } from "#tests/support/with-facts.ts";

/* Which towns keep a page: owner/practice.json, « townsBeyondRadius », and owner/town-pages.json. */

interface Kept {
	pages: { slug: string; nearest: string[]; around: string[]; title: string; view: string }[];
	paths: string[];
	main: string[];
	bands: string[];
	problems: string[];
}

const keptWith = (radiusKm: number, townPages: Record<string, boolean> = {}) =>
	printedWith<Kept>("towns-kept.ts", {
		practice: { ...practice, radiusKm, townsBeyondRadius: false },
		"town-pages": townPages,
	});

const slugsWithin = (km: number) => towns.filter(({ distanceKm }) => distanceKm <= km).map(({ slug }) => slug);

describe("les villes qui ont une page", () => {
	test("un ancien dossier, qui ne dit rien des villes au-delà du rayon, les garde toutes", () => {
		const { townsBeyondRadius: _, ...older } = practice;
		const { pages, problems } = printedWith<Kept>("towns-kept.ts", { practice: { ...older, radiusKm: 20 } });
		expect(problems).toEqual([]);
		expect(pages.map(({ slug }) => slug)).toEqual(towns.map(({ slug }) => slug));
	}, 20_000);

	test.each([1, 3, 12, 30, 40])(
		"celles à %i km au plus, et aucune page n’en cite d’autre",
		(radiusKm) => {
			const { pages, paths, main, bands, problems } = keptWith(radiusKm);
			const kept: string[] = slugsWithin(radiusKm);
			expect(problems).toEqual([]);
			expect(pages.map(({ slug }) => slug)).toEqual(kept);
			expect(paths.filter((path) => path.startsWith("/serrurier-"))).toEqual(kept.map((slug) => `/serrurier-${slug}`));
			expect(main).toEqual(
				["bourgoin-jallieu", "lisle-abeau", "la-tour-du-pin", "voiron", "villefontaine", "cremieu"].filter((slug) =>
					kept.includes(slug),
				),
			);
			for (const { slug, nearest, around, title, view } of pages) {
				expect(nearest, slug).toHaveLength(Math.min(5, kept.length - 1));
				expect(nearest.filter((other) => !kept.includes(other) || other === slug)).toEqual([]);
				expect(new Set(around).size, slug).toBe(around.length);
				expect(title).toBe(kept.length > 5 ? "Cinq villes voisines" : "Villes voisines");
				expect(view).toMatch(/^-?[\d.]+ -?[\d.]+ [1-9][\d.]* [1-9][\d.]*$/);
			}
			expect(bands.join(" ").includes("Saint-Marcellin")).toBe(kept.includes("saint-marcellin"));
			expect(bands[0]).toMatch(/^Bourgoin-Jallieu/);
		},
		20_000,
	);

	test("l’une plus loin gardée, l’une plus près ôtée : les voisines citent la suivante, et la nomment parmi les communes", () => {
		const { pages, problems } = keptWith(40, { roussillon: true, tullins: false });
		expect(problems).toEqual([]);
		expect(pages.map(({ slug }) => slug)).toEqual(
			towns
				.map(({ slug }) => slug)
				.filter((slug) => slug === "roussillon" || (slug !== "tullins" && slugsWithin(40).includes(slug))),
		);
		const moirans = pages.find(({ slug }) => slug === "moirans");
		expect(moirans?.nearest).not.toContain("tullins");
		expect(moirans?.around).toContain("Tullins");
	}, 20_000);

	test("le point de départ garde la sienne, quoi qu’on en dise", () => {
		expect(keptWith(40, { "bourgoin-jallieu": false }).pages.map(({ slug }) => slug)).toContain("bourgoin-jallieu");
	}, 20_000);

	test("un nom que le site ne connaît pas arrête la construction, avec sa phrase", () => {
		expect(keptWith(40, { vienne: false }).problems.join()).toMatch(/^owner\/town-pages\.json, champ «\s?vienne\s?»/);
	}, 20_000);
});
