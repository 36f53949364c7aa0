import type { ReactNode } from "react";
import { ISERE_VIEW, nightMap } from "#content/night-map.ts";
import nightMapFile from "./drawings/nuit-en-isere.svg";
import { LandNames } from "./map-names.tsx";

/**
 * The Isère at night, lazy and kept by the browser for every page; what is drawn over it is in the same kilometres. `alt`
 * is empty where that says it all.
 */
export function NightFrame({ alt, children }: { alt: string; children: ReactNode }) {
	return (
		<div className="night-frame">
			<img
				src={nightMapFile}
				alt={alt}
				width={nightMap.width}
				height={nightMap.height}
				loading="lazy"
				decoding="async"
			/>
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: what it holds has names; a title would be a tooltip over every town */}
			<svg data-map="" viewBox={ISERE_VIEW} className="font-sign" aria-hidden={alt ? true : undefined}>
				<LandNames />
				{children}
			</svg>
		</div>
	);
}

/** The same ground in a drawing that shows a part of it; beyond its frame it goes on. */
export function NightGround() {
	const { left, top, width, height } = nightMap;
	return <image href={nightMapFile} x={left} y={top} width={width} height={height} />;
}
