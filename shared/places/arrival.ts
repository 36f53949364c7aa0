import { closureToday } from "#content/closures.ts";
import { facts } from "#content/facts.ts";
import { words } from "#content/travel-time-words.ts";
import { ABOUT, aboutMinutes, dayInWords, km, span } from "#content/wording.ts";
import type { Place } from "./place-data.ts";

/** Field of « Où êtes-vous ? ». */
export const INPUT_ID = "trajet-lieu";
/** What stands under the question once answered: the page fills it, or the relay without script. */
export const ANSWER_ID = "trajet-reponse";
/** The page where the question has a section of its own, and its list of towns. */
export const SERVICE_AREA = "/zone-intervention";
export const ALL_TOWNS = `${SERVICE_AREA}#toutes-les-villes`;

/** Where a place stands to the radius of action. */
export const isWithinRadius = ({ measuredKm }: Pick<Place, "measuredKm">): boolean => measuredKm <= facts.radiusKm;

/** In the Isère, or where the owner gave a page. */
const isHome = ({ department, slug }: Place): boolean => department === "38" || slug !== undefined;

/** « 39 à 40 min » is no range. */
const NARROWEST = 3;

/** All that is said of a place, with script or without. */
export function arrivalAt(place: Place) {
	const band = bandOf(place);
	const time = aboutMinutes(place.minutes);
	const closed = closureToday();
	// Traffic only lengthens a journey: its own minutes are the least of the band that are said.
	const least = Math.max(band?.minutes.min ?? 0, place.minutes ?? 0);
	const range = band && least + NARROWEST <= band.minutes.max ? { min: least, max: band.minutes.max } : undefined;
	const isSure = isHome(place) && isWithinRadius(place) && place.minutes !== undefined;
	return {
		/** « 24 min environ ». */
		time,
		/** Where it stands, and whether that is in the radius. */
		where: [
			place.distanceKm === 0 ? words.onTheSpot : words.distance(km(place.distanceKm)),
			// The specification's distance of Grenoble is neither the crow's nor the road's.
			...(isMeasured(place) ? [] : [words.crowFlight(km(place.measuredKm))]),
			areaOf(place),
		].join(" "),
		/** What the traffic may make of it; the band's minutes alone are for the map. */
		traffic: range ? words.traffic(span(range, "min")) : place.minutes === undefined ? undefined : words.estimate,
		band: range ? `${span(range, "min")} ${ABOUT}` : time,
		/** Before the number: that the hour is said there, or whether he comes. */
		call: closed ? words.closed(dayInWords(closed.until, "month")) : isSure ? words.call : words.confirm,
	};
}

const isMeasured = ({ distanceKm, measuredKm }: Place): boolean => Math.abs(distanceKm - measuredKm) < 2;

function areaOf(place: Place): string {
	const radius = km(facts.radiusKm);
	if (isWithinRadius(place)) return isHome(place) ? words.insideRadius(radius) : words.outsideIsere;
	return isHome(place) ? words.beyondRadius(radius) : words.outsideAndBeyond(radius);
}

/** The band of its distance, unless the place's own time is out of it (the base town's, and those the owner gives). */
function bandOf(place: Place) {
	const band = facts.travelBands.find(({ toKm }) => place.distanceKm <= toKm);
	const { minutes = Number.NaN } = place;
	const isIn = band && band.minutes.min <= minutes && minutes <= band.minutes.max;
	return isIn ? band : undefined;
}
