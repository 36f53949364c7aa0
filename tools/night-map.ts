import { readFileSync } from "node:fs";
import { windowOf } from "#content/town-windows.ts";
import { towns } from "#content/towns.ts";

/** Artwork: land, relief, water and roads. What drew it is in the history (docs/decisions/0028-night-map.md). */
const GROUND = new URL("../app/sections/drawings/nuit-en-isere.svg", import.meta.url);

/** The Isère at night as a picture of its own, with the lamps of this site's towns. */
export function nightMap(): string {
	const ground = readFileSync(GROUND, "utf8")
		.trimEnd()
		.replace(/<\/svg>$/, "");
	return `${ground}${lamps()}</svg>\n`;
}

/** Every town's window and the light around it, the nearest last so that it lies on top; the base's is the door. */
function lamps(): string {
	const lit = towns.toSorted((a, b) => b.minutes - a.minutes).map(windowOf);
	const halos = lit.map(({ x, y, halo }) => `<circle cx="${x}" cy="${y}" r="${halo}"/>`).join("");
	const panes = lit.map(({ x, y, half, fill }) => {
		const across = 0.72 * half;
		return `<rect x="${round(x - across)}" y="${round(y - half)}" width="${round(2 * across)}" height="${round(2 * half)}" rx=".08" fill="${fill}"/>`;
	});
	const bars = lit.map(
		({ x, y, half }) =>
			`M${round(x)} ${round(y - half)}v${round(2 * half)}m-${round(0.72 * half)}-${round(1.3 * half)}h${round(1.44 * half)}`,
	);
	return [
		`<circle r="11" fill="url(#a)"/>`,
		`<g fill="url(#a)">${halos}</g>`,
		DOORSTEP,
		...panes,
		`<path fill="none" stroke="#6b3a12" stroke-width=".08" stroke-opacity=".6" d="${bars.join("")}"/>`,
		DOOR,
	].join("");
}

/** Ajar: the light falls out of it, under the windows. */
const DOORSTEP = `<path fill="#ffd9a3" fill-opacity=".4" d="M-.6 1.1L-1.6 3H1.5L.6 1.1z"/>`;
const DOOR = `<path fill="#fff6e2" stroke="#ff8426" stroke-width=".2" d="M-.65 1.1V-1.25H.65V1.1z"/><path fill="#ffb375" d="M-.65-1.25L-.1-1V1.35L-.65 1.1z"/>`;

const round = (value: number) => Math.round(value * 100) / 100;
