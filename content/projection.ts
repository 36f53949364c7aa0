/** Latitude and longitude in degrees (WGS 84). */
export type Position = readonly [latitude: number, longitude: number];

/** Bourgoin-Jallieu, where every distance starts and where every map has its zero. */
export const basePosition: Position = [45.58611, 5.27361];

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS;
const EAST_SHRINK = Math.cos(basePosition[0] * RADIANS);

/**
 * A place on the maps: kilometres east (x) and south (y) of the base, so that 1 unit of an SVG is 1 km.
 * Plain equirectangular around the base: over the 150 km of the département it is right to about 1 %, a hair on a map.
 * Distances that are written come from greatCircleKm.
 */
export function project([latitude, longitude]: Position): { x: number; y: number } {
	return {
		x: (longitude - basePosition[1]) * KM_PER_DEGREE * EAST_SHRINK,
		y: (basePosition[0] - latitude) * KM_PER_DEGREE,
	};
}

/** Kilometres between two places as the crow flies, not rounded (haversine, mean radius of the Earth). */
export function greatCircleKm(from: Position, to: Position): number {
	const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
	const chord = half(to[0] - from[0]) + Math.cos(from[0] * RADIANS) * Math.cos(to[0] * RADIANS) * half(to[1] - from[1]);
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Eighths of the compass, clockwise: « n » is north, « sw » south-west. */
const CLOCKWISE = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Direction = (typeof CLOCKWISE)[number];
type Point = { x: number; y: number };

/** Which way one point of the maps is from another. x goes east and y south. */
export function directionBetween(from: Point, to: Point): Direction {
	const eighths = Math.round((Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI)) * CLOCKWISE.length);
	return CLOCKWISE[(eighths + CLOCKWISE.length) % CLOCKWISE.length] ?? "n";
}

/**
 * What the night map covers and what of it a page shows, in the same kilometres: the file itself is artwork (tools/night-map.ts). The styles of `.night-frame` are worked out from both.
 */
export const nightMap = { left: -80, top: -72, width: 200, height: 188 };
/** Room for the whole circle of action around the outline. */
export const ISERE_VIEW = "-53 -53 141 153";
