import { readFileSync } from "node:fs";
import { indexPlaces } from "#shared/places/find-place.ts";
import { decodePlaces } from "#shared/places/place-data.ts";

/** The file of communes that visitors fetch. */
export const placesText = readFileSync(new URL("../../public/donnees/lieux.json", import.meta.url), "utf8");

/** The communes as the calculator has them. */
export const placeIndex = indexPlaces(decodePlaces(JSON.parse(placesText)));
