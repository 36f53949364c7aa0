import { facts } from "#content/facts.ts";
import { minutes, span } from "#content/wording.ts";
import { type Place, travelMinutes } from "#shared/places/place-data.ts";

/** Nine in ten of the approximate positions are nearer than this to the true one (docs/decisions/0014). */
const UNSURE_KM = 7;
/** What is not sure to the kilometre is not said to the minute. */
const STEP_MINUTES = 5;

type Known = Pick<Place, "distanceKm" | "minutes" | "approximate">;

/** Least and greatest distance, whole kilometres: the same where the position is known. */
export function distanceRange({ distanceKm, approximate }: Known): { min: number; max: number } {
	const unsure = approximate ? UNSURE_KM : 0;
	return { min: Math.max(0, distanceKm - unsure), max: distanceKm + unsure };
}

/** « 22 min »; « 10 à 20 min » where the position is only known roughly. */
export function timeTo(place: Known): string {
	if (!place.approximate) return minutes(place.minutes);
	const { min, max } = distanceRange(place);
	const step = (time: number, round: (steps: number) => number) => round(time / STEP_MINUTES) * STEP_MINUTES;
	return span({ min: step(travelMinutes(min), Math.floor), max: step(travelMinutes(max), Math.ceil) }, "min");
}

/** Where the place stands to the radius of action; « edge » when its position does not say. */
export function sideOfRadius(place: Known): "inside" | "edge" | "beyond" {
	const { min, max } = distanceRange(place);
	if (max <= facts.radiusKm) return "inside";
	return min > facts.radiusKm ? "beyond" : "edge";
}
