import { AREA_LABELS, everyTown } from "./every-town.ts";
import { hasPage, paths, townPath } from "./site-map.ts";
import { keepsPage, type Town } from "./town.ts";
import type { TownArea, TownSlug } from "./town-rows.ts";

export type { Town, TownArea, TownSlug };
export { AREA_LABELS, everyTown };

/** Each has a page. */
export const towns: readonly Town[] = everyTown().filter(keepsPage);

export const otherTowns: readonly Town[] = towns.filter((town) => town.area !== "main");

const bySlug = new Map<string, Town>(towns.map((town) => [town.slug, town]));
export const townBySlug = (slug: string): Town | undefined => bySlug.get(slug);

/** Every page of the site: twelve pages, or those of the work that the owner does, and one for each town. */
export function allPaths(): string[] {
	const pages = Object.values(paths).filter((path) => !path.includes("#") && hasPage(path));
	return [...pages, ...towns.map((town) => townPath(town.slug))];
}
