import { business } from "#content/business.ts";

/** Names beside their points on a small map, none over another. All lengths are in the map's own unit, y goes down. */

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
type Point = { x: number; y: number };
type Anchor = "start" | "middle" | "end";
/** A name to place around a point of that radius, in letters of that size. */
type Named = Point & { name: string; radius: number; size: number };
type Label = Named & {
	/** Where its base line begins, lies or ends, as `anchor` says. */
	at: Point & { anchor: Anchor };
	/** Of a name that found room only farther off: the line from its point to it. */
	lead?: { from: Point; to: Point };
};

/** Mean width of the sign's letters over their size, and the height of most of them above their line. */
const LETTER_WIDTH = 0.53;
const ASCENT = 0.75;
const DESCENT = 0.2;

/**
 * Places names in the order given: beside their points, right of them first; farther off at the end of a line where there
 * is no room there. A name without room anywhere is left out, unless the map cannot do without it: then it stands where it
 * covers least.
 *
 * @param taken what no name may cover; a line crosses the points only where there is no other way
 * @param needed how many of the first names must be there
 */
export function placeLabels(
	named: readonly Named[],
	taken: { points: readonly Box[]; road: readonly Box[] },
	frame: Box,
	needed: number,
): Label[] {
	const boxes = [...taken.points, ...taken.road];
	const labels: Label[] = [];
	const isFree = (label: Label) => isInside(boxOf(label), frame) && covered(boxOf(label), boxes) === 0;
	const crosses = (label: Label, others: readonly Box[]) => alongLead(label).some((step) => covered(step, others) > 0);
	for (const [index, point] of named.entries()) {
		const far = fartherPlaces(point).filter((label) => isFree(label) && !crosses(label, labels.map(boxOf)));
		const open = places(point).find(isFree) ?? far.find((label) => !crosses(label, taken.points)) ?? far[0];
		const forced = index < needed ? leastCovered(pushedInto(frame, point), boxes) : undefined;
		const best = open ?? forced;
		if (!best) continue;
		boxes.push(boxOf(best), ...alongLead(best));
		labels.push(best);
	}
	return labels;
}

/** The line that leads to a name, in small squares. */
function alongLead({ lead, size }: Label): Box[] {
	if (!lead) return [];
	const { from, to } = lead;
	const radius = 0.1 * size;
	const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * radius));
	return Array.from({ length: steps + 1 }, (_, step) => {
		const share = step / Math.max(1, steps);
		return around({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, radius });
	});
}

const leastCovered = (labels: readonly Label[], boxes: readonly Box[]) =>
	labels.toSorted((a, b) => covered(boxOf(a), boxes) - covered(boxOf(b), boxes))[0];

/** The square around a point. */
function around({ x, y, radius }: Pick<Named, "x" | "y" | "radius">): Box {
	return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function boxOf({ name, size, at: { x, y, anchor } }: Label): Box {
	const width = name.length * LETTER_WIDTH * size;
	const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
	return { left, top: y - ASCENT * size, right: left + width, bottom: y + DESCENT * size };
}

function places(point: Named): Label[] {
	const { x, y, radius, size } = point;
	const gap = radius + 0.3 * size;
	const corner = 0.7 * radius + 0.15 * size;
	const height = ASCENT * size;
	const label = (right: number, down: number, anchor: Anchor): Label => ({
		...point,
		at: { x: x + right, y: y + down, anchor },
	});
	return [
		label(gap, height / 2, "start"),
		label(-gap, height / 2, "end"),
		label(0, -gap, "middle"),
		label(0, gap + height, "middle"),
		label(corner, -corner, "start"),
		label(-corner, -corner, "end"),
		label(corner, corner + height, "start"),
		label(-corner, corner + height, "end"),
	];
}

/** How far off a name may stand, and how much farther each try is, over the size of its letters. */
const FARTHEST = 7;
const FARTHER = 0.5;
const DIRECTIONS = 24;

/** All around its point, the nearest first, with a line that leads there. */
function fartherPlaces(point: Named): Label[] {
	const { x, y, radius, size } = point;
	const tries = Array.from({ length: FARTHEST / FARTHER }, (_, step) => radius + (1 + step * FARTHER) * size);
	return tries.flatMap((reach) =>
		Array.from({ length: DIRECTIONS }, (_, index): Label => {
			const turn = (2 * Math.PI * index) / DIRECTIONS;
			const [right, down] = [Math.cos(turn), Math.sin(turn)];
			const anchor = right > 0.4 ? "start" : right < -0.4 ? "end" : "middle";
			// Middle of the letters' height at its side, their foot above a point, their head under it.
			const rise = anchor === "middle" ? (down > 0 ? ASCENT : -DESCENT) : ASCENT / 2;
			const [near, far] = [radius + 0.2 * size, reach - 0.15 * size];
			return {
				...point,
				at: { x: x + right * reach, y: y + down * reach + rise * size, anchor },
				lead: { from: { x: x + right * near, y: y + down * near }, to: { x: x + right * far, y: y + down * far } },
			};
		}),
	);
}

/** Above or below its point, moved sideways as far as the frame asks. */
function pushedInto(frame: Box, point: Named): Label[] {
	const centred = places(point).filter(({ at }) => at.anchor === "middle");
	return centred.map((label) => {
		const { left, right } = boxOf(label);
		const push = Math.max(frame.left - left, 0) || Math.min(frame.right - right, 0);
		return { ...label, at: { ...label.at, x: label.at.x + push } };
	});
}

/** How much of a box others cover. */
function covered(box: Box, others: readonly Box[]): number {
	return others
		.map((other) => {
			const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
			const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
			return across > 0 && down > 0 ? across * down : 0;
		})
		.reduce((sum, area) => sum + area, 0);
}

const isInside = (box: Box, frame: Box) =>
	box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;

/* Kilometres east and south of the base, for all that follows. */

/** A lit window of the ground; `half` is half its side. */
type LitWindow = Point & { half: number };
type MapTown = Point & { name: string; distanceKm: number; nearest: readonly (Point & { name: string })[] };

/** Width of a town's map as a multiple of its points' extent; and its minimum width. */
const ROOM = 1.45;
const LEAST_KM = 28;
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
	const { room, scale } = roomFor([{ x: 0, y: 0 }, town, ...town.nearest]);
	const named = (name: string, { x, y }: Point, letters: number, radius: number): Named => {
		return { name, x, y, radius, size: letters * scale };
	};
	const base = named(business.baseTown, { x: 0, y: 0 }, town.distanceKm > 0 ? BASE_SIZE : TOWN_SIZE, DOOR_KM);
	const needed = town.distanceKm > 0 ? [named(town.name, town, TOWN_SIZE, RING * scale), base] : [base];
	const halfAt = ({ x, y }: Point) => windows.find((lit) => Math.hypot(lit.x - x, lit.y - y) < 0.2)?.half ?? 0;
	const neighbours = town.nearest
		.filter(({ name }) => name !== business.baseTown)
		.map((one) => named(one.name, one, NEIGHBOUR_SIZE, halfAt(one) + 0.1 * scale));
	const lit = windows.map(({ x, y, half }) => ({ x, y, radius: half + 0.1 * scale }));
	const taken = { points: [...needed, ...lit].map(around), road: roadTo(town, 0.4 * scale).map(around) };
	const within = around({ ...room, radius: room.radius - 0.5 * scale });
	const labels = placeLabels([...needed, ...neighbours], taken, within, needed.length);
	return { frame: around(room), scale, x: town.x, y: town.y, labels };
}

/** What is sent with a page. */
export type TownMap = ReturnType<typeof mapToSend>;

export function mapToSend({ frame, scale, x, y, labels }: ReturnType<typeof layOut>) {
	const { left, top, right, bottom } = frame;
	return {
		view: [left, top, right - left, bottom - top].map(round).join(" "),
		...{ scale, x, y },
		labels: labels.map(({ name, size, at, lead }) => ({
			...{ name, x: round(at.x), y: round(at.y) },
			lead: lead && `M${round(lead.from.x)} ${round(lead.from.y)}L${round(lead.to.x)} ${round(lead.to.y)}`,
			anchor: at.anchor === "start" ? undefined : at.anchor,
			isTown: size > BASE_SIZE * scale,
		})),
	};
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The middle of a square around the points, half its side, and how many times wider than `DRAWN_KM` it is. */
function roomFor(points: readonly Point[]) {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
	const span = (all: number[]) => Math.max(...all) - Math.min(...all);
	const half = Math.max(LEAST_KM, ROOM * span(xs), ROOM * span(ys)) / 2;
	return { room: { x: middle(xs), y: middle(ys), radius: half }, scale: Math.round((200 * half) / DRAWN_KM) / 100 };
}

/** Points along the road drawn from the base, close enough that no name crosses it unseen. */
function roadTo({ x, y }: Point, radius: number) {
	const steps = Math.ceil(Math.hypot(x, y) / (2 * radius));
	return Array.from({ length: steps }, (_, step) => ({ x: (x * step) / steps, y: (y * step) / steps, radius }));
}
