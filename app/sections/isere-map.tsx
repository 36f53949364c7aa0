import type { ReactNode } from "react";
import { Link } from "react-router";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";
import { isereOutline } from "#content/isere-outline.ts";
import { project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { townPlaces } from "#content/town-places.ts";
import { type Town, towns } from "#content/towns.ts";
import { km, minutes } from "#content/wording.ts";

/** Where a name stands beside its dot: kilometres to the right and down, and which end of the word is there. */
type LabelPlace = readonly [right: number, down: number, anchor?: "middle" | "end"];

/** The names always shown, placed by hand so that none covers another, on a phone either (tests/journeys/map.test.ts). */
const LABELS: Partial<Record<Town["slug"], LabelPlace>> = {
	"bourgoin-jallieu": [-4, 8, "middle"],
	"lisle-abeau": [0, -4.6, "middle"],
	villefontaine: [-4.6, 1.8, "end"],
	cremieu: [2.4, 1.5],
	"la-tour-du-pin": [2.4, 1.5],
	voiron: [4.2, 1.6],
	morestel: [2.4, 1.5],
	"vienne-nord": [0, 6.5, "middle"],
	beaurepaire: [0, 6, "middle"],
	grenoble: [-6.4, 1.6, "end"],
	"saint-marcellin": [0, 6.5, "middle"],
	"la-motte-d-aveillans": [-2.4, 1.5, "end"],
};
/** Room for the whole circle of action around the outline. */
const VIEW = "-53 -53 141 153";
const round = (value: number) => Math.round(value * 10) / 10;

/** Border, bands of travel time, circle of action: the ground of every map. 1 unit is 1 km, the base is at 0,0. */
export function MapGround() {
	return (
		<>
			<path className="fill-stone stroke-rule" strokeWidth=".6" d={isereOutline.path} />
			<g className="fill-orange/10">
				{facts.travelBands.map((band) => (
					<circle key={band.toKm} r={band.toKm} />
				))}
			</g>
			<circle r={facts.radiusKm} className="fill-none stroke-ember" strokeWidth=".5" strokeDasharray="2 1.6" />
			<circle r="2.6" className="fill-orange stroke-night" strokeWidth=".7" />
		</>
	);
}

/**
 * The Isère, the circle of action and the 70 towns, each a link that says its time: read as a list by a screen reader,
 * reached one by one by a keyboard. `children` is drawn on top, in the same kilometres.
 */
export function IsereMap({ children }: { children?: ReactNode }) {
	return (
		<figure>
			<div className="isere-map">
				{/* biome-ignore lint/a11y/noSvgWithoutTitle: its list has the name; a title would be a tooltip over every town */}
				<svg data-map="" viewBox={VIEW} className="font-sign font-semibold forced-color-adjust-none">
					<MapGround />
					<text x="-52" y="42" className="fill-ember">
						{km(facts.radiusKm)}
					</text>
					{/* biome-ignore-start lint/a11y: a list inside a drawing has no elements of its own, and a group is no control */}
					<g role="list" aria-label={chrome.map.label}>
						{towns.map((town) => (
							<TownDot key={town.slug} town={town} />
						))}
					</g>
					{/* biome-ignore-end lint/a11y: see above */}
					{children}
				</svg>
			</div>
			<figcaption className="mt-3 text-small">{chrome.map.caption}</figcaption>
		</figure>
	);
}

function TownDot({ town }: { town: Town }) {
	const { x, y } = project(townPlaces[town.slug].position);
	const label = LABELS[town.slug];
	const [right, down, anchor] = label ?? placeWithin(x);
	const words = `${town.name}, ${minutes(town.minutes)}`;
	return (
		// biome-ignore lint/a11y: as its list
		<g role="listitem">
			<Link to={townPath(town.slug)} className="town-dot" aria-label={label ? words : undefined}>
				<circle cx={round(x)} cy={round(y)} r={town.area === "main" ? 1.5 : 1} />
				<text x={round(x + right)} y={round(y + down)} textAnchor={anchor} className={label ? "named" : undefined}>
					{label ? town.name : words}
				</text>
			</Link>
		</g>
	);
}

/** A name that shows when pointed at stays within what a phone shows of the map, however long it is. */
function placeWithin(x: number): LabelPlace {
	if (x > 20) return [-2, 1.2, "end"];
	return x > -10 ? [0, -2, "middle"] : [2, 1.2];
}

type Point = { x: number; y: number };
export type MapTown = Point & { name: string; distanceKm: number; nearest: readonly (Point & { name: string })[] };

/** Kilometres kept around what a town's map must show, and the least that it shows across. */
const MARGIN_KM = 10;
const LEAST_KM = 50;

/** One town on the way from the base, its five neighbours around it. The words beside it say the same. */
export function TownMap({ town }: { town: MapTown }) {
	const shown = [{ x: 0, y: 0 }, town, ...town.nearest];
	const side = (axis: "x" | "y") => {
		const all = shown.map((point) => point[axis]);
		return { middle: (Math.min(...all) + Math.max(...all)) / 2, span: Math.max(...all) - Math.min(...all) };
	};
	const [across, down] = [side("x"), side("y")];
	const size = Math.max(LEAST_KM, across.span + 2 * MARGIN_KM, down.span + 2 * MARGIN_KM);
	const view = [across.middle - size / 2, down.middle - size / 2, size, size].map(round).join(" ");
	const scale = size / LEAST_KM;
	return (
		<svg
			aria-hidden="true"
			viewBox={view}
			className="town-map mt-8 aspect-square w-full max-w-120 border-2 border-rule bg-paper font-sign font-bold forced-color-adjust-none"
		>
			<MapGround />
			<path d={`M0 0L${town.x} ${town.y}`} className="stroke-ink" strokeWidth={0.5 * scale} />
			<g className="fill-soft">
				{town.nearest.map(({ name, x, y }) => (
					<circle key={name} cx={x} cy={y} r={0.7 * scale} />
				))}
			</g>
			<circle cx={town.x} cy={town.y} r={1.3 * scale} className="fill-night" />
			<text x={town.x} y={town.y - 2.4 * scale} fontSize={3 * scale} textAnchor="middle" className="map-name fill-ink">
				{town.name}
			</text>
			{town.distanceKm > 0 ? (
				<text y={5.4 * scale} fontSize={2.4 * scale} textAnchor="middle" className="map-name fill-ink">
					{business.baseTown}
				</text>
			) : null}
		</svg>
	);
}
