import { type TownArea, type TownSlug, townRows } from "./town-rows.ts";

export type { TownArea, TownSlug };

export type Town = {
	slug: TownSlug;
	name: string;
	/** The commune the figures are about: « Vienne » for the page « Vienne Nord ». */
	commune: string;
	insee: string;
	postalCodes: readonly string[];
	population: number;
	/** Year of the census; null where the specification gives the population itself. */
	populationYear: number | null;
	distanceKm: number;
	minutes: number;
	area: TownArea;
};

/** Headings of the list of towns, in its order. */
export const AREA_LABELS: Record<TownArea, string> = {
	main: "Villes principales",
	"nord-isere": "Nord-Isère",
	"vienne-rhone": "Vienne et vallée du Rhône",
	bievre: "Bièvre",
	grenoble: "Grenoble et ses environs",
	voironnais: "Voironnais et alentours",
};

const CENSUS_YEAR = 2023;
const COMMUNE_OF_PAGE: Partial<Record<TownSlug, string>> = { "vienne-nord": "Vienne" };
const POPULATION_GIVEN_BY_SPECIFICATION: readonly TownSlug[] = ["grenoble"];

const areas = Object.keys(AREA_LABELS) as TownArea[];

export const towns: readonly Town[] = areas.flatMap((area) =>
	townRows[area].map(([slug, name, insee, postalCodes, population, distanceKm, minutes]) => ({
		slug,
		name,
		commune: COMMUNE_OF_PAGE[slug] ?? name,
		insee,
		postalCodes,
		population,
		populationYear: POPULATION_GIVEN_BY_SPECIFICATION.includes(slug) ? null : CENSUS_YEAR,
		distanceKm,
		minutes,
		area,
	})),
);

export const mainTowns: readonly Town[] = towns.filter((town) => town.area === "main");
export const otherTowns: readonly Town[] = towns.filter((town) => town.area !== "main");

const bySlug = new Map<string, Town>(towns.map((town) => [town.slug, town]));
export const townBySlug = (slug: string): Town | undefined => bySlug.get(slug);
