import type { Direction, Position } from "./projection.ts";
import { mergedCommunes, townPlaceRows } from "./town-place-rows.ts";
import { townPosition } from "./town-positions.ts";
import type { TownSlug } from "./town-rows.ts";
import { townSurroundings } from "./town-surroundings.ts";

/** What the tables that `npm run donnees` makes hold for one town. */
export type TownPlaceRow = readonly [latitude: number, longitude: number, direction: Direction | null];
/** The five towns nearest by crow flight, « slug km, slug km »; then the others around, « name km km minutes ». */
export type TownSurroundingsRow = readonly [nearest: string, communesAround: string];

/** `km` from the town, `distanceKm` and `minutes` from the base; `approximate`: the mean position of its postal code. */
export type CommuneAround = {
	name: string;
	km: number;
	distanceKm: number;
	minutes: number;
	approximate: boolean;
};

export type TownPlace = {
	position: Position;
	/** Null for the base itself. */
	direction: Direction | null;
	/** Communes that joined it, as far as the official list goes back; mostly none. */
	mergedCommunes: readonly string[];
	/** The five nearest of the other towns as the crow flies, whole kilometres, nearest first. */
	nearest: readonly { slug: TownSlug; km: number }[];
	/**
	 * Up to 28 communes beside these five: those known to be within 21 km, nearest first, then those of the same postal
	 * code, whose place is only known roughly.
	 */
	communesAround: readonly CommuneAround[];
};

/** Where each town is and what is around it. Names and figures are in towns.ts. */
export const townPlaces = Object.fromEntries(
	(Object.keys(townPlaceRows) as TownSlug[]).map((slug) => [slug, placeOf(slug)]),
) as Record<TownSlug, TownPlace>;

function placeOf(slug: TownSlug): TownPlace {
	const [, , direction] = townPlaceRows[slug];
	const [nearest, communesAround] = townSurroundings[slug];
	return {
		position: townPosition(slug),
		direction,
		mergedCommunes: (mergedCommunes as Partial<Record<TownSlug, readonly string[]>>)[slug] ?? [],
		nearest: nearest.split(", ").map((town) => {
			const [other, km] = town.split(" ");
			return { slug: other as TownSlug, km: Number(km) };
		}),
		communesAround: communesAround.split(", ").map(communeOf),
	};
}

function communeOf(written: string): CommuneAround {
	const [, name, km, distanceKm, minutes, approximate] = /^(.+) (\d+) (\d+) (\d+)(~?)$/.exec(written) ?? [];
	if (!name) throw new Error(`town-surroundings.ts\u202f: «\u202f${written}\u202f» ne se lit pas`);
	return {
		name,
		km: Number(km),
		distanceKm: Number(distanceKm),
		minutes: Number(minutes),
		approximate: approximate === "~",
	};
}
