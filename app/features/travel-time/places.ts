import { useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/features/data/query-client.ts";
import { indexPlaces, type PlaceIndex } from "#shared/places/find-place.ts";
import { decodePlaces, PLACES_PATH, type PlaceData } from "#shared/places/place-data.ts";

/** The communes, fetched when the first of the calculator's pieces shows, and kept. */
export function usePlaces() {
	return useQuery({ queryKey: ["places"], queryFn: fetchPlaces }, queryClient);
}

/** Throws on any answer but ok, so that the query is tried again. */
async function fetchPlaces({ signal }: { signal: AbortSignal }): Promise<PlaceIndex> {
	const response = await fetch(PLACES_PATH, { signal });
	if (!response.ok) throw new Error(`${PLACES_PATH} : ${response.status}`);
	return indexPlaces(decodePlaces((await response.json()) as PlaceData));
}
