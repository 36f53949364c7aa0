/** content/generated/isere-outline.json: the département as one SVG path, small enough to stand in a page. */
import { type Position, project } from "#content/projection.ts";
import type { Sources } from "./sources.ts";

/** Kilometres east and south of the base, as project() gives them. */
type Point = { x: number; y: number };

/** Characters that the path may take. */
const PATH_BUDGET = 670;
const TOLERANCE_STEP_KM = 0.05;

/** Text of the file, with the least simplification that keeps the path within its budget. */
export function outlineFile({ ring }: Sources): string {
	const points = borderOf(ring);
	let tolerance = 0;
	let kept = points;
	while (pathOf(kept).length > PATH_BUDGET) {
		tolerance += TOLERANCE_STEP_KM;
		kept = simplify(points, tolerance);
	}
	const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
	const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
	const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
	return `${JSON.stringify({ box: { x: left, y: top, width, height }, path: pathOf(kept) }, null, "\t")}\n`;
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

/**
 * The first point, then steps from each to the next: shorter than places. The z says the last point, which is the first.
 * One decimal is a hundred metres; steps between rounded points add up without error.
 */
function pathOf(points: readonly Point[]): string {
	const tenths = points.slice(0, -1).map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)] as const);
	const [first = [0, 0], ...others] = tenths;
	const steps = others.map(([x, y], index) => {
		const [fromX, fromY] = tenths[index] ?? first;
		return pair(x - fromX, y - fromY);
	});
	return `M${pair(...first)}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** A minus sign parts two numbers by itself, and no zero stands before a point. */
const pair = (x: number, y: number) => `${decimal(x)} ${decimal(y)}`.replace(" -", "-");
const decimal = (tenths: number) => String(tenths / 10 || 0).replace(/^(-?)0\./, "$1.");

/** Douglas and Peucker: of a line, keeps the point farthest from the chord when it is farther than the tolerance. */
function simplify(points: readonly Point[], tolerance: number): Point[] {
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last || points.length < 3) return [...points];
	const distances = points.map((point) => distanceToSegment(point, first, last));
	const farthest = Math.max(...distances);
	if (farthest <= tolerance) return [first, last];
	const at = distances.indexOf(farthest);
	return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)];
}

function distanceToSegment(point: Point, a: Point, b: Point): number {
	const [dx, dy] = [b.x - a.x, b.y - a.y];
	const length = dx * dx + dy * dy;
	const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
	const t = Math.min(1, Math.max(0, along));
	return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
