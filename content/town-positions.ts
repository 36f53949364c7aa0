import { owner } from "#owner";
import positions from "./generated/town-positions.json" with { type: "json" };
import { type Direction, directionBetween, type Position, project } from "./projection.ts";

const ofSite = positions as unknown as Readonly<Record<string, Position>>;

/**
 * Where a town is, made by `npm run donnees`: all that the map needs of it. Positions: GeoNames, CC BY 4.0.
 *
 * @throws when neither the site nor its owner has a town of that name
 */
export function positionOf(slug: string): Position {
	const position = ofSite[slug] ?? owner["added-towns"].find((town) => town.slug === slug)?.position;
	if (!position) throw new Error(`La ville «\u202f${slug}\u202f» n’a pas de place sur la carte`);
	return position;
}

/** Seen from the base; null for the base itself. */
export function directionOf(slug: string): Direction | null {
	const point = project(positionOf(slug));
	return Math.hypot(point.x, point.y) < 0.1 ? null : directionBetween({ x: 0, y: 0 }, point);
}
