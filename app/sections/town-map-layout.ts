import { business } from "#content/business.ts";
import { around, type Box, type Label, type Named, placeLabels } from "./map-labels.ts";

/* Kilometres east and south of the base, for all that follows. */

export interface Point {
	x: number;
	y: number;
}
type NamedPoint = Point & { name: string };
/** A lit window of the ground; `half` is half its side. */
export type LitWindow = Point & { half: number };
export interface MapTown extends NamedPoint {
	distanceKm: number;
	nearest: readonly NamedPoint[];
}

/** Width of a town's map as a multiple of its points' extent; and its minimum width. */
const ROOM = 1.45;
const LEAST_KM = 40;
/** Points, lines and letters are given for a map of that many kilometres across. */
const DRAWN_KM = 50;

const BASE_SIZE = 2.4;
const TOWN_SIZE = 3;
const NEIGHBOUR_SIZE = 2;
/** Around the town's window: a ring. */
export const RING = 1.4;
/** Half the height of the base's door, in kilometres. */
const DOOR_KM = 1.3;

/** What one town's map shows, how large it draws it, and where its names stand: over no window, over no other name. */
export function layOut(town: MapTown, windows: readonly LitWindow[]) {
	const neighbours = town.nearest.filter(({ name }) => name !== business.baseTown);
	const { frame, scale } = frameOf([{ x: 0, y: 0 }, town, ...town.nearest]);
	const view = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].map(round).join(" ");
	const labels = labelsOf({ town, neighbours, windows, frame, scale });
	return { frame, view, scale, x: town.x, y: town.y, labels };
}

/** What is sent with a page. */
export type TownMap = ReturnType<typeof mapToSend>;

export function mapToSend({ view, scale, x, y, labels }: ReturnType<typeof layOut>) {
	return {
		...{ view, scale, x, y },
		labels: labels.map(({ name, size, at, lead }) => ({
			...{ name, x: round(at.x), y: round(at.y) },
			lead: lead && `M${round(lead.from.x)} ${round(lead.from.y)}L${round(lead.to.x)} ${round(lead.to.y)}`,
			anchor: at.anchor === "start" ? undefined : at.anchor,
			isTown: size > BASE_SIZE * scale,
		})),
	};
}

const round = (value: number) => Math.round(value * 10) / 10;

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
	windows: readonly LitWindow[];
	frame: Box;
	scale: number;
}

/** The town's name, the base's, and those of the neighbours that find room. */
function labelsOf({ town, neighbours, windows, frame, scale }: Shown): Label[] {
	const named = (name: string, { x, y }: Point, letters: number, radius: number): Named => ({
		...{ name, x, y, radius },
		size: letters * scale,
	});
	const base = named(business.baseTown, { x: 0, y: 0 }, BASE_SIZE, DOOR_KM);
	const needed =
		town.distanceKm > 0
			? [named(town.name, town, TOWN_SIZE, RING * scale), base]
			: [{ ...base, size: TOWN_SIZE * scale }];
	const halfAt = ({ x, y }: Point) => windows.find((lit) => Math.hypot(lit.x - x, lit.y - y) < 0.2)?.half ?? 0;
	const near = neighbours.map((one) => named(one.name, one, NEIGHBOUR_SIZE, halfAt(one) + 0.1 * scale));
	const inset = 0.5 * scale;
	const within = {
		left: frame.left + inset,
		top: frame.top + inset,
		right: frame.right - inset,
		bottom: frame.bottom - inset,
	};
	const lit = windows.map(({ x, y, half }) => ({ x, y, radius: half + 0.1 * scale }));
	const points = [...needed, ...lit].map(around);
	const road = roadTo(town, 0.4 * scale).map(around);
	return placeLabels([...needed, ...near], { points, road }, within, needed.length);
}

/** Points along the road drawn from the base, close enough that no name crosses it unseen. */
function roadTo({ x, y }: Point, radius: number) {
	const steps = Math.ceil(Math.hypot(x, y) / (2 * radius));
	return Array.from({ length: steps }, (_, step) => ({ x: (x * step) / steps, y: (y * step) / steps, radius }));
}
