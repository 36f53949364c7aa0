import type { LoaderFunctionArgs } from "react-router";
import { townDataPath } from "#shared/places/place-data.ts";
import type { TownPageFacts } from "./town-page-facts.ts";

/** A town's facts: worked out when the site is built, fetched as a file, with the specification's retries, by the browser. */
export async function townLoader({ request }: LoaderFunctionArgs): Promise<TownPageFacts> {
	const path = new URL(request.url).pathname.replace(/\/$/, "");
	if (import.meta.env.SSR) {
		const { townPageFacts } = await import("./town-page-facts.ts");
		return townPageFacts(path);
	}
	const { townQuery } = await import("#app/features/data/town-query.ts");
	return townQuery(townDataPath(path));
}
