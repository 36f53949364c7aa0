import type { ReactNode } from "react";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";
import { project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { townPositions } from "#content/town-positions.ts";
import { type Town, towns } from "#content/towns.ts";
import { km, minutes } from "#content/wording.ts";
import { MapGround } from "./map-ground.tsx";

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

/**
 * The Isère, the circle of action and the 70 towns, each a link that says its time: read as a list by a screen reader,
 * reached one by one by a keyboard. `children` is drawn on top, in the same kilometres.
 */
export function IsereMap({ children }: { children?: ReactNode }) {
	return (
		<figure>
			<div className="isere-map">
				{/* biome-ignore lint/a11y/noSvgWithoutTitle: its list has the name; a title would be a tooltip over every town */}
				<svg data-map="" viewBox={VIEW} className="font-semibold forced-color-adjust-none">
					<MapGround />
					<text x="-52" y="42" className="font-sign fill-ember">
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
	const { x, y } = project(townPositions[town.slug].position);
	const label = LABELS[town.slug];
	const [right, down, anchor] = label ?? placeWithin(x);
	const words = `${town.name}, ${minutes(town.minutes)}`;
	return (
		// biome-ignore lint/a11y: as its list
		<g role="listitem">
			<a href={townPath(town.slug)} className="town-dot" aria-label={label ? words : undefined}>
				<circle cx={round(x)} cy={round(y)} r={town.area === "main" ? 1.5 : 1} />
				<text
					x={round(x + right)}
					y={round(y + down)}
					textAnchor={anchor}
					className={label ? "named font-sign" : undefined}
				>
					{label ? town.name : words}
				</text>
			</a>
		</g>
	);
}

/** A name that shows when pointed at stays within what a phone shows of the map, however long it is. */
function placeWithin(x: number): LabelPlace {
	if (x > 20) return [-2, 1.2, "end"];
	return x > -10 ? [0, -2, "middle"] : [2, 1.2];
}
