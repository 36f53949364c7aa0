import { type Position, project } from "#content/projection.ts";
import type { Sources } from "./sources.ts";

/** Kilometres east and south of the base, as project() gives them. */
export type Point = { x: number; y: number };

function distanceToSegment(point: Point, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
	const t = Math.min(1, Math.max(0, along));
	return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** The border of the département on the plane of our maps. */

/** How far outside a closed border a place is, in kilometres; 0 inside. */
export function kmOutside(position: Position, border: readonly Point[]): number {
	const place = project(position);
	let inside = false;
	let nearest = Number.POSITIVE_INFINITY;
	for (const [index, b] of border.entries()) {
		const a = border[index - 1];
		if (!a) continue;
		nearest = Math.min(nearest, distanceToSegment(place, a, b));
		const crosses = a.y > place.y !== b.y > place.y;
		if (crosses && place.x < a.x + ((place.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
	}
	return inside ? 0 : nearest;
}

/** The border on the plane of our maps; its last point is its first. */
export const borderOf = (ring: Sources["ring"]): Point[] =>
	ring.map(([longitude, latitude]) => project([latitude, longitude]));
