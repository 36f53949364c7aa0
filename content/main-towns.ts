import ownMinutes from "#owner/town-minutes.json" with { type: "json" };
import townPages from "#owner/town-pages.json" with { type: "json" };
import { mainTownRows, type TownRow } from "./main-town-rows.ts";
import { radiusKm, townsBeyondRadius } from "./practice.ts";
import type { TownArea, TownSlug } from "./town-rows.ts";
import { capital } from "./wording.ts";

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

/**
 * Whether a town has a page: as the owner said of it (owner/town-pages.json), otherwise by the radius where nothing farther keeps
 * one. The base always has.
 */
export function keepsPage({ slug, distanceKm }: Pick<Town, "slug" | "distanceKm">): boolean {
	const own: Readonly<Record<string, boolean>> = townPages;
	return distanceKm === 0 || (own[slug] ?? (townsBeyondRadius !== false || distanceKm <= radiusKm));
}

/** Those that every page names: six, less what the owner took out. */
export const mainTowns: readonly Town[] = mainTownRows.map((row) => townOf("main", row)).filter(keepsPage);

const count = ["", "une", "deux", "trois", "quatre", "cinq", "six"][mainTowns.length] ?? "";
/** « Six villes », « Une ville »: as many as there are. */
export const mainTownsInWords = `${capital(count)} ${mainTowns.length > 1 ? "villes" : "ville"}`;
/** « Six villes, six temps d’arrivée ». */
export const townTimes = `${mainTownsInWords}, ${count === "une" ? "un" : count} temps d’arrivée`;
