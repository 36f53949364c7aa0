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
}

/** Mean width of the sign's letters over their size, and the height of most of them above their line. */
const LETTER_WIDTH = 0.53;
const ASCENT = 0.75;
const DESCENT = 0.2;

/**
 * Places names in the order given: right of their points first, then left, above, below, and at the four corners. A name
 * without room anywhere is left out, unless the map cannot do without it: then it stands where it covers least.
 *
 * @param taken what no name may cover: the points, the road
 * @param needed how many of the first names must be there
 */
export function placeLabels(named: readonly Named[], taken: readonly Box[], frame: Box, needed: number): Label[] {
	const boxes = [...taken];
	const labels: Label[] = [];
	for (const [index, point] of named.entries()) {
		const inside = places(point).filter((label) => isInside(boxOf(label), frame));
		const open = inside.length > 0 || index >= needed ? inside : pushedInto(frame, point);
		const covers = open.map((label) => ({ label, area: covered(boxOf(label), boxes) }));
		const [best] = covers.toSorted((a, b) => a.area - b.area);
		if (!best || (best.area > 0 && index >= needed)) continue;
		boxes.push(boxOf(best.label));
		labels.push(best.label);
	}
	return labels;
}

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
