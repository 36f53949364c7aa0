import { useEffect, useState } from "react";
import { ofTown } from "#app/french/towns.ts";
import { facts } from "#content/facts.ts";
import { basePosition, greatCircleKm, type Position } from "#content/projection.ts";
import { words } from "#content/travel-time-words.ts";
import type { Place } from "#shared/places/place-data.ts";
import { travelMinutes } from "#shared/places/place-data.ts";
import { nearestPlace } from "./nearest.ts";
import { Pending } from "./pending.tsx";
import { PlaceAnswer } from "./place-answer.tsx";
import { ErrorReply } from "./reply.tsx";

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
		minutes: Math.round(travelMinutes(distance)),
		approximate: false,
	};
	return <PlaceAnswer place={here} title={words.near(ofPlace(nearest.name))} />;
}

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
