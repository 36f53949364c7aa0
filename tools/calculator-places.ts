import type { Town } from "#content/towns.ts";
import type { PlaceData } from "#shared/places/place-data.ts";
import { decodePlaces } from "#shared/places/place-data.ts";

/**
 * The calculator's places with these towns' pages, minutes and distances, and no other pages. Whoever made the
 * file before may have had fewer.
 *
 * @throws when a commune is not among the places
 */
export function withPages(places: PlaceData, towns: readonly Town[]): PlaceData {
	const indexes = new Map(decodePlaces(places).map(({ insee }, index) => [insee, index]));
	const km = places.km.split(" ");
	const pages = towns
		.map(({ slug, commune, insee, distanceKm, minutes }) => {
			const index = indexes.get(insee);
			if (index === undefined) throw new Error(`${commune} manque dans public/donnees/lieux.json`);
			km[index] = String(distanceKm);
			return { index, entry: `${index}:${slug}:${minutes}` };
		})
		.toSorted((a, b) => a.index - b.index);
	return { ...places, km: km.join(" "), pages: pages.map(({ entry }) => entry).join(" ") };
}
