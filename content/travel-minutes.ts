import { facts } from "./facts.ts";

/**
 * Minutes, not rounded, by the curve of the facts: the same under its first point, then straight lines. The specification
 * stops at its last point; farther away (the Oisans, the Trièves) the last line goes on.
 */
export function travelMinutes(km: number): number {
	const { minutesNearBase, points } = facts.travelCurve;
	if (km < points[0].km) return minutesNearBase;
	const end = points.findIndex((point) => point.km >= km);
	const index = end === -1 ? points.length - 1 : Math.max(end, 1);
	const [from, to] = [points[index - 1] ?? points[0], points[index] ?? points[1]];
	return from.minutes + ((km - from.km) / (to.km - from.km)) * (to.minutes - from.minutes);
}
