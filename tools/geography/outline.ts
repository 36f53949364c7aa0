import { type Position, project } from "#content/projection.ts";
import type { Sources } from "./sources.ts";

/** Kilometres east and south of the base, as project() gives them. */
export type Point = { x: number; y: number };

/** Douglas and Peucker: of a line, keeps the point farthest from the chord when it is farther than the tolerance. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last || points.length < 3) return [...points];
	const distances = points.map((point) => distanceToSegment(point, first, last));
	const farthest = Math.max(...distances);
	if (farthest <= tolerance) return [first, last];
	const at = distances.indexOf(farthest);
	return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

export function distanceToSegment(point: Point, a: Point, b: Point): number {
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
