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
