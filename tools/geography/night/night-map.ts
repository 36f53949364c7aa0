/**
 * app/sections/drawings/nuit-en-isere.svg: the ground of every map of the site, a file of its own that the browser keeps.
 * Kilometres of projection.ts, as all that pages draw over it. Sources: docs/decisions/0028.
 */
import { nightMap } from "#content/night-map.ts";
import { project } from "#content/projection.ts";
import type { Commune } from "../communes.ts";
import { borderOf } from "../outline.ts";
import { type Point, pathOf, simplify } from "../paths.ts";
import type { Sources } from "../sources.ts";
import { ringsAbove } from "./contours.ts";
import { CRESTS } from "./crests.ts";
import { lamps } from "./lamps.ts";
import type { Place } from "./line.ts";
import { altitudes, type Field, shade } from "./relief.ts";
import { LAKES, MOTORWAYS, RIVERS } from "./traced.ts";

const SHADE_TOLERANCE_KM = 0.33;
const BORDER_TOLERANCE_KM = 0.12;
/** Smaller patches of light are specks. */
const LEAST_PATCH_KM2 = 6;

const NIGHT = "#0e1c2b";
const LAND = "#1a3048";
const WATER = "#43678a";

/** Text of the file. The same sources give the same text. */
export function nightMapFile(sources: Sources, communes: readonly Commune[]): string {
	const light = shade(altitudes(heightsOf(sources)));
	const dark: Field = { ...light, values: light.values.map((value) => -value) };
	const border = pathOf(simplify(borderOf(sources.ring), BORDER_TOLERANCE_KM).slice(0, -1), "closed");
	const { left, top, width, height } = nightMap;
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width * 8}" height="${height * 8}">`,
		`<defs>`,
		`<radialGradient id="a"><stop stop-color="#ffc68a" stop-opacity=".62"/><stop offset=".3" stop-color="#ff9a45" stop-opacity=".25"/><stop offset="1" stop-color="#ff8426" stop-opacity="0"/></radialGradient>`,
		`<radialGradient id="b"><stop stop-color="#ffb064" stop-opacity=".3"/><stop offset=".35" stop-color="#ff8f3a" stop-opacity=".11"/><stop offset="1" stop-color="#ff8426" stop-opacity="0"/></radialGradient>`,
		`<clipPath id="c"><path id="d" d="${border}"/></clipPath>`,
		`</defs>`,
		`<path fill="${NIGHT}" d="M${left} ${top}h${width}v${height}h-${width}z"/>`,
		`<use href="#d" fill="${LAND}"/>`,
		`<g>`,
		`<g fill="#06101b">${tones(dark, [0.1, 0.26, 0.45], 0.26)}</g>`,
		`<g fill="#7ba3c9">${tones(light, [0.1, 0.26, 0.42], 0.085)}</g>`,
		`<path fill="none" stroke="#a9c6e2" stroke-width=".2" stroke-opacity=".3" stroke-linejoin="round" d="${crests()}"/>`,
		`</g>`,
		// Beyond the border the same relief, under more night.
		`<path fill="${NIGHT}" fill-opacity=".62" fill-rule="evenodd" d="M${left} ${top}h${width}v${height}h-${width}z${border}"/>`,
		`<circle r="50" fill="url(#b)"/>`,
		`<use href="#d" fill="none" stroke="#6f93b4" stroke-width=".28" stroke-opacity=".75"/>`,
		`<g fill="none" stroke="${WATER}" stroke-linecap="round" stroke-linejoin="round">${rivers()}</g>`,
		`<path fill="${WATER}" d="${LAKES.map(lakePath).join("")}"/>`,
		`<g fill="none" stroke="#ffb375" stroke-width=".36" stroke-linecap="round" stroke-dasharray="0 1.05" stroke-opacity=".62">${MOTORWAYS.map(({ places }) => `<path d="${curve(places)}"/>`).join("")}</g>`,
		lamps((slug) => communes.find((commune) => commune.slug === slug)?.position),
		`</svg>\n`,
	].join("");
}

/** Rings of the same fill laid over each other: the steeper, the more. */
function tones(field: Field, levels: readonly number[], opacity: number): string {
	return levels
		.map((level) => {
			const rings = ringsAbove(field, level).filter((ring) => Math.abs(areaOf(ring)) > LEAST_PATCH_KM2);
			const path = rings.map((ring) =>
				pathOf(simplify([...ring, ring[0] as Point], SHADE_TOLERANCE_KM).slice(0, -1), "closed"),
			);
			return `<path fill-opacity="${opacity}" d="${path.join("")}"/>`;
		})
		.join("");
}

const areaOf = (ring: readonly Point[]) =>
	ring.reduce((sum, { x, y }, index) => {
		const next = ring[(index + 1) % ring.length] as Point;
		return sum + (x * next.y - next.x * y) / 2;
	}, 0);

/** Ground under towns, as GeoNames measures it; the packages know no other heights. */
const heightsOf = ({ codedGeoNames }: Sources) =>
	codedGeoNames.flatMap(({ position, metres }) => (metres === undefined ? [] : [{ position, metres }]));

/** The highest lines alone, fine as an engraver's. */
const crests = () =>
	Object.values(CRESTS)
		.flat()
		.filter((crest) => crest.length > 1 && Math.max(...crest.map(([, , metres]) => metres)) > 1250)
		.map((crest) => curve(crest.map(([north, east]) => [north, east])))
		.join("");

function rivers(): string {
	const width: Record<string, number> = { Rhône: 0.72, Isère: 0.55, Saône: 0.5, Drac: 0.36, Ain: 0.36, Bourbre: 0.3 };
	return RIVERS.map(({ name, places }) => `<path stroke-width="${width[name] ?? 0.26}" d="${curve(places)}"/>`).join(
		"",
	);
}

/** A line through places, bent rather than broken. */
const curve = (places: readonly Place[]) => pathOf(simplify(bent(places.map((place) => project(place))), 0.07), "open");

/** More points through the same ones (Catmull and Rom). */
function bent(points: readonly Point[]): Point[] {
	const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
	return points.flatMap((_, index) => {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		if (index === points.length - 1) return [from];
		return [0, 0.25, 0.5, 0.75].map((t) => ({
			x: bend(t, before.x, from.x, to.x, after.x),
			y: bend(t, before.y, from.y, to.y, after.y),
		}));
	});
}

const bend = (t: number, a: number, b: number, c: number, d: number) =>
	0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A lake along its axis, widest in its middle, its shores bent. */
function lakePath({ axis, km }: (typeof LAKES)[number]): string {
	const points = bent(axis.map((place) => project(place)));
	const side = (sign: 1 | -1) =>
		points.map((point, index) => {
			const [before, after] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]] as [
				Point,
				Point,
			];
			const length = Math.hypot(after.x - before.x, after.y - before.y);
			const [across, down] = [-(after.y - before.y) / length, (after.x - before.x) / length];
			const half = (km / 2) * sign * Math.sqrt(Math.sin((Math.PI * (index + 0.12)) / (points.length - 0.76)));
			return { x: point.x + across * half, y: point.y + down * half };
		});
	return pathOf([...side(1), ...side(-1).reverse()], "closed");
}
