import positions from "./generated/town-positions.json" with { type: "json" };
import surroundings from "./generated/town-surroundings.json" with { type: "json" };
import type { Direction, Position } from "./projection.ts";
import type { TownSlug } from "./town-rows.ts";

/** `direction` is seen from the base; null for the base itself. */
export type TownPosition = { readonly position: Position; readonly direction: Direction | null };

/** Where each town is, made by `npm run donnees`: all that the map needs of it. Positions: GeoNames, CC BY 4.0. */
export const townPositions = positions as unknown as Record<TownSlug, TownPosition>;

/** `km` from the town, `distanceKm` and `minutes` from the base; `approximate`: the mean position of its postal code. */
export type CommuneAround = {
	name: string;
	km: number;
	distanceKm: number;
	minutes: number;
	approximate: boolean;
};

export type TownSurroundings = {
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

/**
 * What is around each town, made by `npm run donnees`. Communes: INSEE, through Etalab, Licence Ouverte. Positions: GeoNames,
 * CC BY 4.0. Names and figures are in towns.ts.
 */
export const townSurroundings = surroundings as Record<TownSlug, TownSurroundings>;
