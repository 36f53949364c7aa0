import { closureToday, dayBack } from "#content/closures.ts";
import { dayInWords } from "#content/days.ts";
import { facts } from "#content/facts.ts";
import { words } from "#content/travel-time-words.ts";
import { km, minutes, span } from "#content/wording.ts";
import type { Place } from "./place-data.ts";
import { travelMinutes } from "./place-data.ts";

/** Field of « Où êtes-vous ? ». */
export const INPUT_ID = "trajet-lieu";
/** What stands under the question once answered: the page fills it, or the relay without script. */
export const ANSWER_ID = "trajet-reponse";
/** The page where the question has a section of its own, and its list of towns. */
export const SERVICE_AREA = "/zone-intervention";
export const ALL_TOWNS = `${SERVICE_AREA}#toutes-les-villes`;

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

const ISERE = "38";

/** All that is said of a place, with script or without. */
export function arrivalAt(place: Place) {
	const band = place.approximate ? undefined : bandOf(place);
	const time = timeTo(place);
	const closed = closureToday();
	const isSure = place.department === ISERE && sideOfRadius(place) === "inside";
	return {
		/** « 24 min ». */
		time,
		/** Where it stands, and whether that is in the radius. */
		where: `${distanceOf(place)} ${areaOf(place)}`,
		/** What the traffic may make of it; the band's minutes alone are for the map. */
		traffic: band ? words.traffic(span(band.minutes, "min")) : undefined,
		band: band ? span(band.minutes, "min") : time,
		/** Before the number: the time, or that it is to be confirmed. */
		call: closed ? words.closed(dayInWords(dayBack(closed), "month")) : isSure ? words.call(time) : words.confirm,
	};
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

/** The band of its distance, unless the place's own time is out of it (the base town's, and those the owner gives). */
function bandOf(place: Place) {
	const band = facts.travelBands.find(({ toKm }) => place.distanceKm <= toKm);
	const isIn = band && band.minutes.min <= place.minutes && place.minutes <= band.minutes.max;
	return isIn ? band : undefined;
}
