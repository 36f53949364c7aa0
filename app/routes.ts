import { createRequire } from "node:module";
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { paths, townPath } from "#content/site-map.ts";

// Required by Node: what the loader of this file imports does not follow OWNER_DIR, which says what towns have a page.
const { towns } = createRequire(import.meta.url)("../content/towns.ts") as typeof import("#content/towns.ts");

export default [
	index("routes/home.tsx"),
	route(paths.emergency, "routes/emergency.tsx"),
	route(paths.services, "routes/services.tsx"),
	route(paths.lockChange, "routes/lock-change.tsx"),
	route(paths.armouredDoor, "routes/armoured-door.tsx"),
	route(paths.lockRepair, "routes/lock-repair.tsx"),
	route(paths.doorCladding, "routes/door-cladding.tsx"),
	route(paths.breakIn, "routes/break-in.tsx"),
	route(paths.serviceArea, "routes/service-area.tsx"),
	route(paths.contact, "routes/contact.tsx"),
	route(paths.legal, "routes/legal.tsx"),
	route(paths.terms, "routes/terms.tsx"),
	// One route for each town: a path segment cannot be half fixed, and an unknown town must be a 404, not a page.
	...towns.map((town) => route(townPath(town.slug), "routes/town.tsx", { id: `town/${town.slug}` })),
	// The pieces of ui/, to look at while working on them. A build has no such page.
	...(process.env.NODE_ENV === "development" ? [route("exemples", "routes/examples.tsx")] : []),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
