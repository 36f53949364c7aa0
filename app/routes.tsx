import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { hasPage, NOT_FOUND_ID, paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { townDataPath } from "#shared/places/place-data.ts";
import { page } from "./features/navigation/page-route.ts";
import { PageError, Root, RootError } from "./root.tsx";
import type { TownPageFacts } from "./routes/town-page-facts.ts";

const loadTown = () => import("./routes/town.tsx");

/** A town's facts: worked out when the site is built, fetched as a file, with the specification's retries, by the browser. */
async function townLoader({ request }: LoaderFunctionArgs): Promise<TownPageFacts> {
	const path = new URL(request.url).pathname.replace(/\/$/, "");
	if (import.meta.env.SSR) {
		const { townPageFacts } = await import("./routes/town-page-facts.ts");
		return townPageFacts(path);
	}
	const { townQuery } = await import("./features/data/query-client.ts");
	return townQuery(townDataPath(path));
}

/** The site map. Each page's module is loaded when it is asked for, by the browser and by the build alike. */
const pages: RouteObject[] = [
	page(paths.home, "home", () => import("./routes/home.tsx")),
	page(paths.emergency, "emergency", () => import("./routes/emergency.tsx")),
	page(paths.services, "services", () => import("./routes/services.tsx")),
	page(paths.lockChange, "lock-change", () => import("./routes/lock-change.tsx")),
	page(paths.armouredDoor, "armoured-door", () => import("./routes/armoured-door.tsx")),
	page(paths.lockRepair, "lock-repair", () => import("./routes/lock-repair.tsx")),
	page(paths.doorCladding, "door-cladding", () => import("./routes/door-cladding.tsx")),
	page(paths.breakIn, "break-in", () => import("./routes/break-in.tsx")),
	page(paths.serviceArea, "service-area", () => import("./routes/service-area.tsx")),
	page(paths.contact, "contact", () => import("./routes/contact.tsx")),
	page(paths.legal, "legal", () => import("./routes/legal.tsx")),
	page(paths.terms, "terms", () => import("./routes/terms.tsx")),
	// One route for each town: a path segment cannot be half fixed, and an unknown town must be a 404, not a page.
	...towns.map((town) => page(townPath(town.slug), "town", loadTown, townLoader)),
	// The pieces of ui/, to look at while working on them. A build has no such page.
	...(import.meta.env.DEV ? [page("/exemples", "examples", () => import("./routes/examples.tsx"))] : []),
	page("*", NOT_FOUND_ID, () => import("./routes/not-found.tsx")),
];

export const routes: RouteObject[] = [
	{
		Component: Root,
		ErrorBoundary: RootError,
		children: [{ ErrorBoundary: PageError, children: pages.filter(({ path = "" }) => hasPage(path)) }],
	},
];
