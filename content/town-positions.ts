import type { Position } from "./projection.ts";
import { townPlaceRows } from "./town-place-rows.ts";
import type { TownSlug } from "./town-rows.ts";

/** Where a town is: what the map needs of its place, without what is around it (town-places.ts). */
export function townPosition(slug: TownSlug): Position {
	const [latitude, longitude] = townPlaceRows[slug];
	return [latitude, longitude];
}
