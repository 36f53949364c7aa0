import { business } from "#content/business.ts";
import { km } from "#content/wording.ts";
import { around, type Box, boxOf, type Label, type Named, placeLabels } from "./map-labels.ts";

/* Kilometres east and south of the base, for all that follows. */

export interface Point {
	x: number;
	y: number;
}
export interface MapTown extends Point {
	name: string;
	distanceKm: number;
	nearest: readonly (Point & { name: string })[];
}

/** Width of a town's map as a multiple of its points' extent; and its minimum width. */
const ROOM = 1.5;
const LEAST_KM = 13;
/** Points, lines and letters are given for a map of that many kilometres across. */
const DRAWN_KM = 50;
/** Distance circles on a map too small for the travel-time bands: up to this width in kilometres. */
const RINGS_KM = [5, 10];
const MOST_KM_WITH_RINGS = 32;

const BASE = { radius: 2.9, size: 2.4 };
const TOWN = { radius: 1.3, size: 3 };
const NEIGHBOUR = { radius: 0.7, size: 2 };
const RING = { radius: 0, size: 2 };

/** What one town's map shows, how large it draws it, and where its names stand. */
export function layOut(town: MapTown) {
	const neighbours = town.nearest.filter(({ name }) => name !== business.baseTown);
	const { frame, scale } = frameOf([{ x: 0, y: 0 }, town, ...town.nearest]);
	const rings = scale * DRAWN_KM <= MOST_KM_WITH_RINGS ? RINGS_KM : [];
	return { frame, scale, neighbours, rings, labels: labelsOf({ town, neighbours, rings, frame, scale }) };
}

/** A square around the points, and how many times wider than `DRAWN_KM` it is. */
function frameOf(points: readonly Point[]): { frame: Box; scale: number } {
	const side = (axis: "x" | "y") => {
		const all = points.map((point) => point[axis]);
		return { middle: (Math.min(...all) + Math.max(...all)) / 2, span: Math.max(...all) - Math.min(...all) };
	};
	const [across, down] = [side("x"), side("y")];
	const half = Math.max(LEAST_KM, ROOM * across.span, ROOM * down.span) / 2;
	const { middle: x } = across;
	const { middle: y } = down;
	return {
		frame: { left: x - half, top: y - half, right: x + half, bottom: y + half },
		scale: Math.round((200 * half) / DRAWN_KM) / 100,
	};
}

interface Shown {
	town: MapTown;
	neighbours: MapTown["nearest"];
	rings: readonly number[];
	frame: Box;
	scale: number;
}

/** The town's name, the base's, and those of the neighbours and the rings that find room. */
function labelsOf({ town, neighbours, rings, frame, scale }: Shown): Label[] {
	const named = (name: string, { x, y }: Point, { radius, size }: typeof BASE): Named => ({
		...{ name, x, y },
		radius: radius * scale,
		size: size * scale,
	});
	const base = named(business.baseTown, { x: 0, y: 0 }, BASE);
	const needed = town.distanceKm > 0 ? [named(town.name, town, TOWN), base] : [{ ...base, size: TOWN.size * scale }];
	const near = neighbours.map((one) => named(one.name, one, NEIGHBOUR));
	const inset = 0.8 * scale;
	const within = {
		left: frame.left + inset,
		top: frame.top + inset,
		right: frame.right - inset,
		bottom: frame.bottom - inset,
	};
	const taken = [...needed, ...near, ...roadTo(town, 0.4 * scale)].map(around);
	const labels = placeLabels([...needed, ...near], taken, within, needed.length);
	const covered = [...taken, ...labels.map(boxOf)];
	const ringLabels = rings.flatMap((ringKm) => {
		const points = sidesOf(ringKm).map((side) => named(km(ringKm), side, RING));
		return placeLabels(points, covered, within, 0).slice(0, 1);
	});
	return [...labels, ...ringLabels];
}

/** Points along the road drawn from the base, close enough that no name crosses it unseen. */
function roadTo({ x, y }: Point, radius: number) {
	const steps = Math.ceil(Math.hypot(x, y) / (2 * radius));
	return Array.from({ length: steps }, (_, step) => ({ x: (x * step) / steps, y: (y * step) / steps, radius }));
}

/** Where the distance of a ring may be written: its foot, its top, its sides. */
function sidesOf(ringKm: number): Point[] {
	return [
		{ x: 0, y: ringKm },
		{ x: 0, y: -ringKm },
		{ x: ringKm, y: 0 },
		{ x: -ringKm, y: 0 },
	];
}
