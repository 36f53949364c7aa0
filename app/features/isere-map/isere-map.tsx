import { type ReactNode, useEffect, useRef } from "react";
import { hasName, MapName } from "#app/sections/map-names.tsx";
import { NightFrame } from "#app/sections/night-frame.tsx";
import { chrome } from "#content/chrome.ts";
import { project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { townPositions } from "#content/town-positions.ts";
import { type Town, towns } from "#content/towns.ts";
import { minutes } from "#content/wording.ts";
import { oneTabStop } from "./one-tab-stop.ts";

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The Isère at night and a window for each town with a page, each a link that says its time: read as a list by a screen reader, one tab stop
 * with arrow keys inside. `children` is drawn under the names, in the same kilometres.
 */
export function IsereMap({ children }: { children?: ReactNode }) {
	const list = useRef<SVGGElement>(null);
	useEffect(() => (list.current ? oneTabStop(list.current) : undefined), []);
	return (
		<figure className="night-plate">
			<NightFrame>
				{children}
				{/* biome-ignore-start lint/a11y: a list inside a drawing has no elements of its own, and a group is no control */}
				<g ref={list} role="list" aria-label={chrome.map.label}>
					{towns.map((town) => (
						<TownWindow key={town.slug} town={town} />
					))}
				</g>
				{/* biome-ignore-end lint/a11y: see above */}
			</NightFrame>
			<figcaption>{chrome.map.caption}</figcaption>
		</figure>
	);
}

/** Its light is part of the ground. Its name and time show in the map's corner when it is pointed at, unless its name always does. */
function TownWindow({ town }: { town: Town }) {
	const { x, y } = project(townPositions[town.slug].position);
	const named = hasName(town.slug);
	const time = minutes(town.minutes);
	return (
		// biome-ignore lint/a11y: as its list
		<g role="listitem">
			<a href={townPath(town.slug)} aria-label={named ? `${town.name} ${time}` : undefined}>
				<circle cx={round(x)} cy={round(y)} r="1" />
				{named ? <MapName {...town} /> : <text>{`${town.name}, ${time}`}</text>}
			</a>
		</g>
	);
}
