import { useEffect } from "react";
import { atTown } from "#app/french/towns.ts";
import { CallButton } from "#app/sections/call-link.tsx";
import { facts } from "#content/facts.ts";
import { type Position, project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { km, span } from "#content/wording.ts";
import type { Place } from "#shared/places/place-data.ts";
import { sideOfRadius, timeTo } from "./arrival.ts";
import { highlightPlace } from "./map-highlight.tsx";
import { Reply } from "./reply.tsx";

const ISERE = "38";

type PlaceAnswerProps = {
	place: Place;
	/** What the answer is called, when it is not the place itself: « Près de Morestel ». */
	title?: string;
};

/** Arrival time, first and large, then the distance, and the call button with that time. */
export function PlaceAnswer({ place, title = place.name }: PlaceAnswerProps) {
	const band = place.approximate ? undefined : bandOf(place);
	const time = timeTo(place);
	useLight(place.position, {
		name: title,
		where: title === place.name ? atTown(title) : title.charAt(0).toLowerCase() + title.slice(1),
		arrival: band ? span(band.minutes, "min") : time,
	});
	return (
		<div>
			<Reply className="h3 font-sign font-bold">{title}</Reply>
			<p className="figure-large place-figure">{time}</p>
			<p className="mt-2">
				{distanceOf(place)} {areaOf(place)}
			</p>
			{band ? <p>{words.traffic(span(band.minutes, "min"))}</p> : null}
			<div className="mt-5 flex flex-wrap gap-3">
				<CallButton label={isSure(place) ? words.call(time) : words.confirm} className="w-full sm:w-auto" />
				{place.slug ? (
					<a href={townPath(place.slug)} className="btn btn-plain w-full sm:w-auto">
						{words.page(place.name)}
					</a>
				) : null}
			</div>
		</div>
	);
}

/** On the map, and in the sentence to read out (features/triage), as long as the answer shows. */
function useLight(
	[latitude, longitude]: Position,
	{ name, where, arrival }: Record<"name" | "where" | "arrival", string>,
) {
	useEffect(() => {
		highlightPlace({ ...project([latitude, longitude]), name, where, arrival });
		return () => highlightPlace(undefined);
	}, [latitude, longitude, name, where, arrival]);
}

function distanceOf({ approximate, distanceKm }: Place): string {
	if (approximate) return words.roughPlace;
	return distanceKm === 0 ? words.onTheSpot : words.distance(km(distanceKm));
}

function areaOf(place: Place): string {
	const radius = km(facts.radiusKm);
	const side = sideOfRadius(place);
	if (place.department !== ISERE) return side === "inside" ? words.outsideIsere : words.outsideAndBeyond(radius);
	if (side === "inside") return words.insideRadius(radius);
	return side === "edge" ? words.edgeOfRadius(radius) : words.beyondRadius(radius);
}

/** False when the text asks to confirm the time by phone. */
const isSure = (place: Place) => place.department === ISERE && sideOfRadius(place) === "inside";

/** The band of its distance, unless the place's own time is out of it (the base town's, and those the owner gives). */
function bandOf(place: Place) {
	const band = facts.travelBands.find(({ toKm }) => place.distanceKm <= toKm);
	const isIn = band && band.minutes.min <= place.minutes && place.minutes <= band.minutes.max;
	return isIn ? band : undefined;
}
