import { project } from "./projection.ts";
import { positionOf } from "./town-positions.ts";
import type { Town } from "./towns.ts";

/** A town's window, in kilometres: half its side, its light's radius, its colour. All fall with the minutes. */
export function windowOf({ slug, minutes }: Pick<Town, "slug" | "minutes">) {
	const { x, y } = project(positionOf(slug));
	const near = nearness(minutes);
	return {
		x: round(x),
		y: round(y),
		half: Math.round((0.36 + 0.42 * near) * 100) / 100,
		halo: round(1.8 + 4.2 * near * near),
		fill: mix(near),
	};
}

/** 1 on the spot, 0 at an hour and a half. */
const nearness = (minutes: number) => Math.max(0, Math.min(1, 1 - (minutes - 10) / 70));

const FAR = [176, 116, 66];
const MIDDLE = [255, 179, 105];
const CLOSE = [255, 243, 214];

function mix(near: number): string {
	const [from, to, share] = near < 0.6 ? [FAR, MIDDLE, near / 0.6] : [MIDDLE, CLOSE, (near - 0.6) / 0.4];
	const parts = from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share));
	return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
