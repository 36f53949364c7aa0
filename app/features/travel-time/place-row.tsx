import { timeTo } from "#shared/places/arrival.ts";
import type { Found, Match, PlaceIndex } from "#shared/places/find-place.ts";
import { choiceName } from "#shared/places/look-up.ts";

/** A place that may be meant, and its time: in the list of suggestions, and in an answer that leaves the choice. */
export function PlaceRow({ index, found, match }: { index: PlaceIndex; found: Found; match: Match }) {
	return (
		<>
			<span>{choiceName(index, found, match)}</span>
			<span className="place-time">{timeTo(match.place)}</span>
		</>
	);
}
