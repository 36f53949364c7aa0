import { useSyncExternalStore } from "react";

/**
 * A place of the map, in its units (content/projection.ts): kilometres east (x) and south (y) of the base. `where` and
 * `arrival` are words: « à Morestel », « 20 à 30 min ».
 */
type HighlightedPlace = { x: number; y: number; name: string; where: string; arrival: string };

let highlighted: HighlightedPlace | undefined;
const listeners = new Set<() => void>();

/** Highlights a place on the map while its answer is shown; undefined removes it. */
export function highlightPlace(place: HighlightedPlace | undefined): void {
	highlighted = place;
	for (const tell of listeners) tell();
}

/** The place that the calculator has just answered about. No page is built with one. */
export function useHighlightedPlace(): HighlightedPlace | undefined {
	return useSyncExternalStore(
		subscribe,
		() => highlighted,
		() => undefined,
	);
}

function subscribe(tell: () => void): () => void {
	listeners.add(tell);
	return () => listeners.delete(tell);
}

/** The place of the answer, on the map: drawn in its kilometres. The answer beside it says the same. */
export function MapHighlight() {
	const place = useHighlightedPlace();
	if (!place) return null;
	return (
		<g className="lit" data-lit={place.name} key={place.name}>
			<path d={`M0 0L${place.x} ${place.y}`} pathLength="1" className="stroke-orange" strokeWidth=".7" />
			<circle cx={place.x} cy={place.y} r="5" className="fill-lamp" fillOpacity=".35" />
			<circle cx={place.x} cy={place.y} r="1.6" className="fill-white" />
			<text>{`${place.name}, ${place.arrival}`}</text>
		</g>
	);
}
