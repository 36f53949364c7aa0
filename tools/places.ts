/* The calculator's places (public/donnees/lieux.json) as the owner of this site drives to them. */
import { greatCircleKm } from "#content/projection.ts";
import { roadInstead } from "#content/road-journeys.ts";
import { keepsPage } from "#content/town.ts";
import type { Town } from "#content/towns.ts";
import { travelMinutes } from "#content/travel-minutes.ts";
import { owner } from "#owner";
import { decodePlaces, type PlaceData, pageEntry } from "#shared/places/place-data.ts";

/**
 * The calculator's places with these towns' pages, minutes and distances, and no other pages. Whoever made the
 * file before may have had fewer.
 *
 * @throws when a commune is not among the places
 */
export function withPages(places: PlaceData, towns: readonly Town[]): PlaceData {
	const known = decodePlaces(places);
	const indexes = new Map(known.map(({ insee }, index) => [insee, index]));
	const pages = towns
		.map((town) => {
			const index = indexes.get(town.insee);
			if (index === undefined) throw new Error(`${town.commune} manque dans public/donnees/lieux.json`);
			return { index, entry: pageEntry(index, town, known[index]?.measuredKm) };
		})
		.toSorted((a, b) => a.index - b.index);
	return { ...places, pages: pages.map(({ entry }) => entry).join(" ") };
}

/** So many towns around a place say how long the road to it is. */
const NEIGHBOURS = 4;
/** Within this a neighbour counts as much as one that is there. */
const NEXT_DOOR_KM = 2;

/**
 * Of an owner who gave minutes of his own, those of places without a page too: the curve of the crow's flight, as much longer or
 * shorter as the towns around are, by his minutes or else by the road. « Jardin 28 min » stood beside his « Vienne 45 min ».
 */
export function withRoads(places: PlaceData, towns: readonly Town[]): PlaceData {
	if (Object.keys(owner["town-minutes"]).length === 0) return places;
	const decoded = decodePlaces(places);
	const byInsee = new Map(towns.map((town) => [town.insee, town]));
	const known = decoded.flatMap((place) => {
		const town = byInsee.get(place.insee ?? "");
		if (town === undefined) return [];
		const isHis = owner["town-minutes"][town.slug] !== undefined || keepsPage(town);
		const minutes = isHis ? town.minutes : (roadInstead(town)?.minutes ?? town.minutes);
		return [{ ...place, minutes, share: minutes / travelMinutes(place.measuredKm) }];
	});
	const minutes = decoded.map((place) => {
		const itself = known.find(({ insee }) => insee === place.insee);
		if (itself) return itself.minutes;
		const around = known
			.map(({ position, share }) => ({ share, km: greatCircleKm(position, place.position) }))
			.toSorted((a, b) => a.km - b.km)
			.slice(0, NEIGHBOURS)
			.map(({ share, km }) => ({ share, weight: 1 / Math.max(km, NEXT_DOOR_KM) ** 2 }));
		const sum = around.reduce((all, { weight }) => all + weight, 0);
		const longer = around.reduce((all, { share, weight }) => all + share * weight, 0) / sum;
		return Math.round(travelMinutes(place.measuredKm) * longer);
	});
	return { ...places, minutes: minutes.join(" ") };
}
