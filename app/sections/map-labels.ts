/** Names beside their points on a small map, none over another. All lengths are in the map's own unit, y goes down. */

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}
export type Anchor = "start" | "middle" | "end";
/** A name to place around a point of that radius, in letters of that size. */
export interface Named {
	name: string;
	x: number;
	y: number;
	radius: number;
	size: number;
}
export interface Label extends Named {
	/** Where its base line begins, lies or ends, as `anchor` says. */
	at: { x: number; y: number; anchor: Anchor };
	/** Of a name that found room only farther off: the line from its point to it. */
	lead?: { from: { x: number; y: number }; to: { x: number; y: number } };
}

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
export function around({ x, y, radius }: Pick<Named, "x" | "y" | "radius">): Box {
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
