import { useEffect } from "react";
import { atTown } from "#app/french/towns.ts";
import { CallButton } from "#app/sections/call-link.tsx";
import { facts } from "#content/facts.ts";
import { type Position, project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { km, minutes, span } from "#content/wording.ts";
import { lightPlace } from "./lit-place.ts";
import type { Place } from "./place-data.ts";
import { timeTo } from "./place-row.tsx";
import { Reply } from "./reply.tsx";
import { words } from "./words.ts";

const ISERE = "38";

type PlaceAnswerProps = {
	place: Place;
	/** What the answer is called, when it is not the place itself: « Près de Morestel ». */
	title?: string;
};

/** When I am there: the time first and large, then how far, and the number with that time. */
export function PlaceAnswer({ place, title = place.name }: PlaceAnswerProps) {
	const distance = place.approximate ? words.roughly(km(place.distanceKm)) : km(place.distanceKm);
	const band = bandOf(place);
	useLight(place.position, {
		name: title,
		where: title === place.name ? atTown(title) : title.charAt(0).toLowerCase() + title.slice(1),
		arrival: band && !place.approximate ? span(band.minutes, "min") : timeTo(place),
	});
	return (
		<div>
			<Reply className="h3 font-sign font-bold">{title}</Reply>
			<p className="figure-large place-figure">
				{place.approximate ? <small>{words.before} </small> : null}
				{minutes(place.minutes)}
			</p>
			<p className="mt-2">
				{place.distanceKm === 0 ? words.onTheSpot : words.distance(distance)} {areaOf(place)}
			</p>
			{band ? <p>{words.traffic(span(band.minutes, "min"))}</p> : null}
			<div className="mt-5 flex flex-wrap gap-3">
				<CallButton label={words.call(timeTo(place))} className="w-full sm:w-auto" />
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
		lightPlace({ ...project([latitude, longitude]), name, where, arrival });
		return () => lightPlace(undefined);
	}, [latitude, longitude, name, where, arrival]);
}

function areaOf({ department, distanceKm }: Place): string {
	const radius = km(facts.radiusKm);
	const isBeyond = distanceKm > facts.radiusKm;
	if (department !== ISERE) return isBeyond ? words.outsideAndBeyond(radius) : words.outsideIsere;
	return isBeyond ? words.beyondRadius(radius) : words.insideRadius(radius);
}

/** The band of its distance, unless the place's own time is out of it (the base town's, and those the owner gives). */
function bandOf(place: Place) {
	const band = facts.travelBands.find(({ toKm }) => place.distanceKm <= toKm);
	const isIn = band && band.minutes.min <= place.minutes && place.minutes <= band.minutes.max;
	return isIn ? band : undefined;
}
