import ownMinutes from "#owner/town-minutes.json" with { type: "json" };
import { mainTownRows, type TownRow } from "./main-town-rows.ts";
import type { TownArea, TownSlug } from "./town-rows.ts";

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

const CENSUS_YEAR = 2023;
const COMMUNE_OF_PAGE: Readonly<Record<string, string>> = { "vienne-nord": "Vienne" };
const POPULATION_GIVEN_BY_SPECIFICATION: readonly string[] = ["grenoble"];

/** A town by its row in the tables; its minutes are the owner's where owner/town-minutes.json has some. */
export function townOf(area: TownArea, row: TownRow): Town {
	const [slug, name, insee, postalCodes, population, distanceKm, minutes] = row;
	const own: Readonly<Record<string, number>> = ownMinutes;
	return {
		slug: slug as TownSlug,
		name,
		commune: COMMUNE_OF_PAGE[slug] ?? name,
		insee,
		postalCodes,
		population,
		populationYear: POPULATION_GIVEN_BY_SPECIFICATION.includes(slug) ? null : CENSUS_YEAR,
		distanceKm,
		minutes: own[slug] ?? minutes,
		area,
	};
}

/** The six that every page names. */
export const mainTowns: readonly Town[] = mainTownRows.map((row) => townOf("main", row));
