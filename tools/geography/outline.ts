/** content/generated/isere-outline.json: the département as one SVG path, small enough to stand in a page. */
import { type Position, project } from "#content/projection.ts";
import { distanceToSegment, type Point, pathOf, simplify } from "./paths.ts";
import type { Sources } from "./sources.ts";

/** Characters that the path may take. */
const PATH_BUDGET = 670;
const TOLERANCE_STEP_KM = 0.05;

/** Text of the file, with the least simplification that keeps the path within its budget. */
export function outlineFile({ ring }: Sources): string {
	const points = borderOf(ring);
	let tolerance = 0;
	let kept = points;
	while (ringPath(kept).length > PATH_BUDGET) {
		tolerance += TOLERANCE_STEP_KM;
		kept = simplify(points, tolerance);
	}
	const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
	const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
	const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
	return `${JSON.stringify({ box: { x: left, y: top, width, height }, path: ringPath(kept) }, null, "\t")}\n`;
}

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

/** The z says the last point, which is the first. */
const ringPath = (points: readonly Point[]) => pathOf(points.slice(0, -1), "closed");
