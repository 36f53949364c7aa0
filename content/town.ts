import { owner } from "#owner";
import type { TownRow } from "./main-town-rows.ts";
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
	/** As the crow flies: what the radius is held against, whatever the page says. */
	measuredKm: number;
	minutes: number;
	area: TownArea;
};

const CENSUS_YEAR = 2023;
const COMMUNE_OF_PAGE: Readonly<Record<string, string>> = { "vienne-nord": "Vienne" };
const MEASURED_KM: Readonly<Record<string, number>> = { grenoble: 57 };
const POPULATION_GIVEN_BY_SPECIFICATION: readonly string[] = ["grenoble"];

/**
 * A town by its row in the tables; its minutes are the owner's where owner/town-minutes.json has some, and so is the distance that the
 * specification has the site say of Grenoble.
 */
export function townOf(area: TownArea, row: TownRow): Town {
	const [slug, name, insee, postalCodes, population, distanceKm, minutes] = row;
	return {
		slug: slug as TownSlug,
		name,
		commune: COMMUNE_OF_PAGE[slug] ?? name,
		insee,
		postalCodes,
		population,
		populationYear: POPULATION_GIVEN_BY_SPECIFICATION.includes(slug) ? null : CENSUS_YEAR,
		get distanceKm() {
			return slug === "grenoble" ? owner.figures.grenobleKm : distanceKm;
		},
		measuredKm: MEASURED_KM[slug] ?? distanceKm,
		get minutes() {
			return owner["town-minutes"][slug] ?? minutes;
		},
		area,
	};
}

/**
 * Whether a town has a page: as the owner said of it (owner/town-pages.json), otherwise by the radius where nothing farther keeps
 * one. The base always has.
 */
export function keepsPage(town: Pick<Town, "slug" | "measuredKm">): boolean {
	return (
		town.measuredKm === 0 ||
		(owner["town-pages"][town.slug] ?? (owner.practice.townsBeyondRadius !== false || !isBeyondRadius(town)))
	);
}

/** Where nothing is promised before the telephone has confirmed it: neither the time nor free travel. */
export const isBeyondRadius = ({ measuredKm }: Pick<Town, "measuredKm">): boolean =>
	measuredKm > owner.practice.radiusKm;
