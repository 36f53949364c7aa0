import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { everyTown, type Town, towns } from "#content/towns.ts";
import { owner } from "#owner";
import practice from "#owner/practice.json" with { type: "json" };
import { decodePlaces, type PlaceData } from "#shared/places/place-data.ts";
import { printedWith } from "#tests/support/with-facts.ts";
import { withPages, withRoads } from "#tools/places.ts";

/* Which towns keep a page: owner/practice.json, « townsBeyondRadius », and owner/town-pages.json. */

interface Kept {
	pages: { slug: string; nearest: string[]; around: string[]; title: string; view: string }[];
	paths: string[];
	main: string[];
	bands: string[];
	/** What a map is asked for, of a request from Genas. */
	map: string;
	problems: string[];
}

const keptWith = (radiusKm: number, townPages: Record<string, boolean> = {}) =>
	printedWith<Kept>("towns-kept.ts", {
		practice: { ...practice, radiusKm, townsBeyondRadius: false },
		"town-pages": townPages,
	});

const slugsWithin = (km: number) => towns.filter(({ measuredKm }) => measuredKm <= km).map(({ slug }) => slug);

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
				expect(title).toBe(kept.length > 5 ? "Cinq villes des environs" : "Villes des environs");
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

	test("une commune de plus a sa page, et ses voisines la citent : de l’Isère ou d’à côté, du nom d’une ville ôtée ou non", () => {
		const { pages, paths, map, problems } = keptWith(40, {
			corbelin: true,
			"genas-69": true,
			roche: false,
			tullins: false,
		});
		expect(problems).toEqual([]);
		const added = pages.filter(({ slug }) => ["corbelin", "genas-69", "roche"].includes(slug));
		expect(added.map(({ slug, nearest }) => [slug, nearest.length])).toEqual([
			["corbelin", 5],
			["genas-69", 5],
		]);
		expect(paths).toContain("/serrurier-genas-69");
		expect(decodeURIComponent(map)).toMatch(/=genas\+69\+france$/);
		expect(pages.find(({ slug }) => slug === "dolomieu")?.nearest).toContain("corbelin");
	}, 20_000);

	test("le point de départ garde la sienne, quoi qu’on en dise", () => {
		expect(keptWith(40, { "bourgoin-jallieu": false }).pages.map(({ slug }) => slug)).toContain("bourgoin-jallieu");
	}, 20_000);

	test("un nom que le site ne connaît pas arrête la construction, avec sa phrase", () => {
		expect(keptWith(40, { vienne: false }).problems.join()).toMatch(/^owner\/town-pages\.json, champ «\s?vienne\s?»/);
	}, 20_000);
});

describe("les lieux du calculateur", () => {
	const delivered = readFileSync("public/donnees/lieux.json", "utf8");
	const places = JSON.parse(delivered) as PlaceData;

	test("sont ceux du fichier livré, au caractère près, quand toutes les villes ont leur page", () => {
		expect(`${JSON.stringify(withPages(places, towns), null, "\t")}\n`).toBe(delivered);
	});

	test("ont la page d’une ville ôtée, puis remise, et ses minutes d’alors", () => {
		const without = withPages(
			places,
			towns.filter(({ slug }) => slug !== "vinay"),
		);
		expect(without.pages).not.toContain(":vinay:");
		expect(decodePlaces(without).find(({ name }) => name === "Vinay")).toMatchObject({ slug: undefined });
		const again = withPages(
			without,
			towns.map((town) => (town.slug === "vinay" ? { ...town, minutes: 41 } : town)),
		);
		expect(again.pages).toBe(places.pages.replace(/:vinay:\d+/, ":vinay:41"));
	});

	test("suivent les minutes qu’il a données : une commune sans page est aussi loin que ses voisines", () => {
		const own = owner["town-minutes"];
		const minutesOf = (data: PlaceData) => {
			const all = decodePlaces(data);
			return (name: string) => all.find((place) => place.name === name)?.minutes ?? 0;
		};
		expect(withRoads(places, everyTown())).toBe(places);
		try {
			Object.assign(own, { "pont-eveque": 42, "vienne-nord": 45 });
			const data = withRoads(withPages(places, everyTown()), everyTown());
			const said = minutesOf(data);
			for (const name of ["Jardin", "Estrablin", "Saint-Sorlin-de-Vienne"])
				expect([name, said(name) > minutesOf(places)(name) + 8], name).toEqual([name, true]);
			// Where nothing changed, nothing changes; a town that left the site is as far as its road.
			expect(Math.abs(said("Ruy-Montceau") - minutesOf(places)("Ruy-Montceau"))).toBeLessThanOrEqual(1);
			const without = withRoads(
				withPages(
					places,
					everyTown().filter(({ slug }) => slug !== "voiron"),
				),
				everyTown(),
			);
			expect(minutesOf(without)("Voiron")).toBeGreaterThanOrEqual(minutesOf(places)("Voiron"));
		} finally {
			for (const slug of Object.keys(own)) delete (own as Record<string, number>)[slug];
		}
	});

	test("une ville dont la commune manque arrête la commande", () => {
		const [town] = towns;
		expect(() => withPages(places, [{ ...(town as Town), insee: "00000", commune: "Nulle-Part" }])).toThrow(
			"Nulle-Part",
		);
	});
});
