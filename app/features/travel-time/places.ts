/** One line of the file that the calculator fetches (written by tools/finish-site.ts). */
export type TravelPlace = {
	slug: string;
	name: string;
	postalCodes: readonly string[];
	/** Great circle from the base, whole kilometres. */
	distanceKm: number;
	/** Minutes to arrive. */
	minutes: number;
};

export const PLACES_PATH = "/donnees/communes.json";

/** Fetches the places. Throws on any answer but ok, so that the query is tried again. */
export async function fetchPlaces({ signal }: { signal: AbortSignal }): Promise<TravelPlace[]> {
	const response = await fetch(PLACES_PATH, { signal });
	if (!response.ok) throw new Error(`${PLACES_PATH} : ${response.status}`);
	return response.json() as Promise<TravelPlace[]>;
}
