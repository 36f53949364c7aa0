import { type Found, labelOf, type Match, type PlaceIndex } from "#shared/places/find-place.ts";
import { timeTo } from "./arrival.ts";

/** A place that may be meant, and its time: in the list of suggestions, and in an answer that leaves the choice. */
export function PlaceRow({ index, found, match }: { index: PlaceIndex; found: Found; match: Match }) {
	return (
		<>
			<span>{nameOf(index, found, match)}</span>
			<span className="place-time">{timeTo(match.place)}</span>
		</>
	);
}

/** « Morestel », « Les Abrets (Les Abrets en Dauphiné) »; « 38330 Biviers » when its code is not what was typed. */
function nameOf(index: PlaceIndex, { code }: Found, { place, alias }: Match): string {
	const label = labelOf(index, place);
	if (alias) return `${alias} (${label})`;
	if (code === "" || place.postalCodes.includes(code)) return label;
	return `${place.postalCodes.find((one) => one.startsWith(code)) ?? place.postalCodes[0]} ${label}`;
}
