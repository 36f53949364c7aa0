import { paths, townPath } from "./site-map.ts";
import { towns } from "./towns.ts";

/** Every page of the site: twelve pages and one for each town. */
export function allPaths(): string[] {
	const pages = Object.values(paths).filter((path) => !path.includes("#"));
	return [...pages, ...towns.map((town) => townPath(town.slug))];
}
