import type { ReactNode } from "react";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";
import { ISERE_VIEW, nightMap } from "#content/night-map.ts";
import { nightMapFile } from "#owner";
import { LandNames } from "./map-names.tsx";

/**
 * The Isère at night, lazy and kept by the browser for every page; what is drawn over it is in the same kilometres. A
 * `picture` says with its `alt` all that its names do.
 */
export function NightFrame({ picture = false, children }: { picture?: boolean; children: ReactNode }) {
	return (
		<div className="night-frame">
			<img
				src={nightMapFile}
				alt={chrome.map.picture}
				width={nightMap.width}
				height={nightMap.height}
				loading="lazy"
				decoding="async"
			/>
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: what it holds has names; a title would be a tooltip over every town */}
			<svg data-map="" viewBox={ISERE_VIEW} className="font-sign" aria-hidden={picture || undefined}>
				<LandNames />
				<Reach />
				{children}
			</svg>
		</div>
	);
}

/**
 * The same ground in a drawing that shows a part of it; beyond its frame it goes on. An HTML picture: where it does not come,
 * nothing is drawn, and an SVG one would be the browser's sign of a broken picture as large as the hero.
 */
export function NightGround() {
	const { left, top, width, height } = nightMap;
	return (
		<foreignObject x={left} y={top} width={width} height={height}>
			<img src={nightMapFile} alt="" width={width} height={height} loading="lazy" decoding="async" />
		</foreignObject>
	);
}

/** The circles of travel time, and the one of action around them: they follow the owner's radius. */
export function Reach() {
	const { radiusKm, travelBands } = facts;
	const inner = travelBands.map(({ toKm }) => toKm).filter((km) => km < radiusKm);
	return (
		<g className="reach">
			{[...inner, radiusKm].map((km) => (
				<circle key={km} r={km} />
			))}
		</g>
	);
}
