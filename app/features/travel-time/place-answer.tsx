import { useEffect } from "react";
import { atTown } from "#app/french/towns.ts";
import { CallButton } from "#app/sections/call-link.tsx";
import { type Position, project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { lower } from "#content/wording.ts";
import { arrivalAt } from "#shared/places/arrival.ts";
import type { Place } from "#shared/places/place-data.ts";
import { highlightPlace } from "./map-highlight.tsx";
import { Reply } from "./reply.tsx";

type PlaceAnswerProps = {
	place: Place;
	/** What the answer is called, when it is not the place itself: « Près de Morestel ». */
	title?: string;
};

/** Arrival time, first and large, then the distance, and the call button with that time. */
export function PlaceAnswer({ place, title = place.name }: PlaceAnswerProps) {
	const { time, where, traffic, band, call } = arrivalAt(place);
	useLight(place.position, {
		name: title,
		where: title === place.name ? atTown(title) : lower(title),
		arrival: band,
	});
	return (
		<div>
			<Reply className="h3 font-sign font-bold">{title}</Reply>
			<p className="figure-large place-figure">{time}</p>
			<p className="mt-2">{where}</p>
			{traffic ? <p>{traffic}</p> : null}
			<div className="mt-5 flex flex-wrap gap-3">
				<CallButton label={call} className="w-full sm:w-auto" />
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
