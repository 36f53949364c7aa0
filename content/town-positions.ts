import positions from "./generated/town-positions.json" with { type: "json" };
import type { Direction, Position } from "./projection.ts";
import type { TownSlug } from "./town-rows.ts";

/** `direction` is seen from the base; null for the base itself. */
export type TownPosition = { readonly position: Position; readonly direction: Direction | null };

/** Where each town is, made by `npm run donnees`: all that the map needs of it. Positions: GeoNames, CC BY 4.0. */
export const townPositions = positions as unknown as Record<TownSlug, TownPosition>;
