import { type ReactNode, useEffect, useRef, useState } from "react";
import { CallButton, PhoneNumber } from "#app/sections/call-link.tsx";
import { AboutTime } from "#app/sections/time-list.tsx";
import { facts } from "#content/facts.ts";
import { basePosition, greatCircleKm, type Position, project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { travelMinutes } from "#content/travel-minutes.ts";
import { words } from "#content/travel-time-words.ts";
import { atTown, lower, ofTown } from "#content/wording.ts";
import { ALL_TOWNS, arrivalAt } from "#shared/places/arrival.ts";
import type { Place } from "#shared/places/place-data.ts";
import { highlightPlace } from "./map-highlight.tsx";
import { Pending } from "./pending.tsx";

/**
 * The first line of an answer, scrolled into view. It takes the focus when the focused button was removed, or on a touch
 * device, where the field's on-screen keyboard covers half of the phone.
 */
export function Reply({ className = "", children }: { className?: string; children: ReactNode }) {
	const line = useRef<HTMLParagraphElement>(null);

	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (isLost || matchMedia("(pointer: coarse)").matches) line.current?.focus({ preventScroll: true });
		line.current?.parentElement?.scrollIntoView({ block: "nearest" });
	}, []);

	return (
		<p ref={line} tabIndex={-1} className={`reply ${className}`}>
			{children}
		</p>
	);
}

/** Error message, with the number to call. */
export function ErrorReply({ text }: { text: string }) {
	return (
		<div className="explained">
			<Reply>{text}</Reply>
			<PhoneNumber className="tap mt-2 h3" />
			<p>
				<a href={ALL_TOWNS} className="link tap">
					{words.list}
				</a>
			</p>
		</div>
	);
}

type PlaceAnswerProps = {
	place: Place;
	/** What the answer is called, when it is not the place itself: « Près de Morestel ». */
	title?: string;
};

/** Arrival time, first and large, then the distance, and the call button with that time. */
export function PlaceAnswer({ place, title = place.name }: PlaceAnswerProps) {
	const { where, traffic, band, call } = arrivalAt(place);
	useLight(place.position, {
		name: title,
		where: title === place.name ? atTown(title) : lower(title),
		arrival: band,
	});
	return (
		<div className="place-answer">
			<Reply className="h3 font-sign font-bold">{title}</Reply>
			<p className="place-figure">
				<AboutTime minutes={place.minutes} />
			</p>
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

/** In the country of the data a known commune is never farther than this. */
const KNOWN_WITHIN_KM = 12;

/** The commune to name for a position. Nothing: outside the data. */
export function nearestPlace(places: readonly Place[], position: Position): Place | undefined {
	return places
		.map((place) => ({ place, km: greatCircleKm(place.position, position) }))
		.filter(({ km }) => km < KNOWN_WITHIN_KM)
		.sort((a, b) => a.km - b.km)[0]?.place;
}

const WAIT_MS = 10_000;
const STILL_TRUE_MS = 60_000;
/** Vaguer than this, the device only knows its town, or its provider's. */
const VAGUE_M = 5_000;
/** The specification gives no time beyond its last point. */
const FARTHEST_KM = facts.travelCurve.points.at(-1)?.km ?? facts.radiusKm;

type Outcome = { position: Position } | { trouble: "refused" | "unavailable" | "timeout" | "vague" } | undefined;

/** Where the device is, asked when this shows, and answered here: the position goes nowhere else. */
export function PositionAnswer({ places }: { places: readonly Place[] }) {
	const outcome = usePosition();
	if (!outcome) return <Pending text={words.locating} />;
	if ("trouble" in outcome) return <ErrorReply text={words[outcome.trouble]} />;
	const { position } = outcome;
	const distance = greatCircleKm(basePosition, position);
	const nearest = distance > FARTHEST_KM ? undefined : nearestPlace(places, position);
	if (!nearest) return <ErrorReply text={words.away} />;
	const here = {
		...nearest,
		position,
		distanceKm: Math.round(distance),
		measuredKm: Math.round(distance),
		minutes: minutesFrom(nearest, distance),
	};
	return <PlaceAnswer place={here} title={words.near(ofPlace(nearest.name))} />;
}

/** As long as to the place beside, by the way that is left or more. */
const minutesFrom = ({ minutes, measuredKm }: Place, distance: number): number | undefined =>
	minutes && Math.round((travelMinutes(distance) * minutes) / travelMinutes(measuredKm));

function usePosition(): Outcome {
	const [outcome, setOutcome] = useState<Outcome>();

	useEffect(() => {
		if (!navigator.geolocation) return setOutcome({ trouble: "unavailable" });
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude, accuracy } }) =>
				setOutcome(accuracy > VAGUE_M ? { trouble: "vague" } : { position: [latitude, longitude] }),
			({ code, PERMISSION_DENIED, TIMEOUT }) =>
				setOutcome({ trouble: code === PERMISSION_DENIED ? "refused" : code === TIMEOUT ? "timeout" : "unavailable" }),
			{ timeout: WAIT_MS, maximumAge: STILL_TRUE_MS },
		);
	}, []);

	return outcome;
}

/** Haut- and its kin keep their preposition whole: their h is not mute. */
const ofPlace = (name: string) => (name.startsWith("Haut") ? `de ${name}` : ofTown(name));
