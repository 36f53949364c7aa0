import type { TravelPlace } from "./places.ts";

/** Letters and figures only, without accents: « Saint-Étienne » and « st etienne » meet half-way. */
export function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bste\b/g, "sainte")
		.replace(/\bst\b/g, "saint");
}

/**
 * Places that what was typed can mean, best first: a whole name, then names that begin so, then names that
 * hold it in whole words: « Paris » is not « Pariset ».
 * Five digits are a postal code, and may mean several communes.
 */
export function findPlaces(places: readonly TravelPlace[], typed: string): TravelPlace[] {
	const wanted = plain(typed);
	if (wanted.length < 2) return [];
	if (/^\d{5}$/.test(wanted)) return places.filter((place) => place.postalCodes.includes(wanted));
	const ranked = places.flatMap((place) => {
		const name = plain(place.name);
		const rank = name === wanted ? 0 : name.startsWith(wanted) ? 1 : ` ${name} `.includes(` ${wanted} `) ? 2 : 3;
		return rank < 3 ? [{ place, rank }] : [];
	});
	return ranked.sort((a, b) => a.rank - b.rank || a.place.distanceKm - b.place.distanceKm).map(({ place }) => place);
}
