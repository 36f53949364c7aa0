import { type Handler, readOnly, redirect } from "#relay/http/handler.ts";
import { movedTo } from "#relay/redirects.ts";
import type { SiteFolder } from "./site-folder.ts";

const ALL_TOWNS = "/zone-intervention#toutes-les-villes";

/** GET /trajet?lieu=…: the travel-time form without script. Leads to the town's page, or to the list of all towns. */
export function createTravel(folder: SiteFolder): Handler {
	return readOnly(async (request) => {
		const place = slugOf(new URL(request.url).searchParams.get("lieu") ?? "");
		if (place === "") return redirect(303, ALL_TOWNS);
		const page = movedTo(`/serrurier-${place}`) ?? `/serrurier-${place}`;
		return redirect(303, (await folder.find(page)) ? page : ALL_TOWNS);
	});
}

/** A slug, whether the form sent one or a person typed the town's name: « L’Isle-d’Abeau » → l-isle-d-abeau. */
function slugOf(place: string): string {
	const plain = place.slice(0, 100).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
