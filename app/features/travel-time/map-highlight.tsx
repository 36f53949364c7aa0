import { useHighlightedPlace } from "./highlighted-place.ts";

/** The place of the answer, on the map: drawn in its kilometres. The answer beside it says the same. */
export function MapHighlight() {
	const place = useHighlightedPlace();
	if (!place) return null;
	return (
		<g className="fill-ember" data-lit={place.name}>
			<path d={`M0 0L${place.x} ${place.y}`} className="stroke-ember" strokeWidth=".7" />
			<circle cx={place.x} cy={place.y} r="2" className="stroke-night" strokeWidth=".5" />
			<text x={place.x + 3} y={place.y + 1.5} className="map-name font-sign">
				{place.name}
			</text>
		</g>
	);
}
