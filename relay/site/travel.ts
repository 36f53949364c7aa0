import { createVisitorLimit, type LimitParts, visitorKey } from "#relay/http/client-address.ts";
import { type Handler, MOVED, redirect, tooMany } from "#relay/http/handler.ts";
import { ALL_TOWNS, SERVICE_AREA } from "#shared/places/arrival.ts";
import { findPlaces, indexPlaces, type PlaceIndex, pageOf } from "#shared/places/find-place.ts";
import { decodePlaces, PLACES_PATH } from "#shared/places/place-data.ts";
import { type MakePage, madePage } from "./made-pages.ts";
import type { SiteFolder } from "./site-folder.ts";

const LONGEST_SLUG = 100;
/** Half of the valley’s villages, one after another, on a telephone without script. */
const QUESTIONS_PER_WINDOW = 30;

/**
 * GET /trajet?lieu=…: the travel-time form without script. Leads to the town's page if it has one, and otherwise answers
 * on the page of the service area: a commune without a page, several, none, and whatever is no place at all. Where the
 * communes or that page cannot be read, the list of all towns.
 */
export function createTravel(folder: SiteFolder, makePage: MakePage, world: LimitParts): Handler {
	const places = createPlaces(folder);
	const secondsToWait = createVisitorLimit(QUESTIONS_PER_WINDOW, world);
	return async (request, { clientAddress }) => {
		const wait = secondsToWait(visitorKey(clientAddress));
		if (wait) return tooMany("Trop de recherches en peu de temps.", wait);
		const typed = new URL(request.url).searchParams.get("lieu") ?? "";
		const known = await places();
		const slug = (known && pageOf(findPlaces(known, typed))) ?? slugOf(typed);
		const town = MOVED.get(`/serrurier-${slug}`) ?? `/serrurier-${slug}`;
		if (slug !== "" && (await folder.find(town))) return redirect(303, town);
		const place = known && { index: known, typed };
		const page = place && (await makePage(SERVICE_AREA, { place }).catch(() => undefined));
		return page ? madePage(page, 200) : redirect(303, ALL_TOWNS);
	};
}

/** The communes: read at the first question, and again when a new build has changed the file. Nothing when it cannot be read. */
export function createPlaces(folder: SiteFolder): () => Promise<PlaceIndex | undefined> {
	let known: { modifiedMs: number; places: PlaceIndex } | undefined;
	return async () => {
		try {
			const file = await folder.file(PLACES_PATH.slice(1));
			if (file === undefined) return undefined;
			if (known?.modifiedMs !== file.modifiedMs) {
				const places = decodePlaces(JSON.parse((await folder.read(file)).toString("utf8")));
				known = { modifiedMs: file.modifiedMs, places: indexPlaces(places) };
			}
			return known.places;
		} catch {
			return undefined;
		}
	};
}

/** The slug that a town's name makes, or that the form of another page sent: « L’Isle-d’Abeau » → l-isle-d-abeau. */
function slugOf(place: string): string {
	if (place.length > LONGEST_SLUG) return "";
	const plain = place.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
