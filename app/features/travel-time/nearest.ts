import { greatCircleKm, type Position } from "#content/projection.ts";
import type { Place } from "#shared/places/place-data.ts";

/** In the country of the data a known commune is never farther than this. */
const KNOWN_WITHIN_KM = 12;

/** The commune to name for a position: one whose own place is known, if any is near. Nothing: outside the data. */
export function nearestPlace(places: readonly Place[], position: Position): Place | undefined {
	return closest(places.filter(({ approximate }) => !approximate)) ?? closest(places);

	function closest(among: readonly Place[]): Place | undefined {
		let best: Place | undefined;
		let bestKm = KNOWN_WITHIN_KM;
		for (const place of among) {
			const km = greatCircleKm(place.position, position);
			if (km < bestKm) [best, bestKm] = [place, km];
		}
		return best;
	}
}
