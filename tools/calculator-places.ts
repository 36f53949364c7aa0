import type { Town } from "#content/towns.ts";
import type { PlaceData } from "#shared/places/place-data.ts";
import { decodePlaces } from "#shared/places/place-data.ts";

/** The Isère, where every town with a page is. */
const DEPARTMENT = "38";

/**
 * The calculator's places with these towns' pages, minutes and distances, and no other pages. They are found by their communes:
 * whoever made the file before may have had fewer.
 *
 * @throws when a commune is not among the places
 */
export function withPages(places: PlaceData, towns: readonly Town[]): PlaceData {
	const indexes = new Map(
		decodePlaces(places).flatMap(({ name, department }, index) => (department === DEPARTMENT ? [[name, index]] : [])),
	);
	const km = places.km.split(" ");
	const pages = towns
		.map(({ slug, commune, distanceKm, minutes }) => {
			const index = indexes.get(commune);
			if (index === undefined) throw new Error(`${commune} manque dans public/donnees/lieux.json`);
			km[index] = String(distanceKm);
			return { index, entry: `${index}:${slug}:${minutes}` };
		})
		.toSorted((a, b) => a.index - b.index);
	return { ...places, km: km.join(" "), pages: pages.map(({ entry }) => entry).join(" ") };
}
