import { keepsPage, type Town, townOf } from "./main-towns.ts";
import { type TownArea, type TownSlug, townRows } from "./town-rows.ts";

export type { Town, TownArea, TownSlug };

/** Headings of the list of towns, in its order. */
export const AREA_LABELS: Record<TownArea, string> = {
	main: "Villes principales",
	"nord-isere": "Nord-Isère",
	"vienne-rhone": "Vienne et vallée du Rhône",
	bievre: "Bièvre",
	grenoble: "Grenoble et ses environs",
	voironnais: "Voironnais et alentours",
};

const areas = Object.keys(AREA_LABELS) as TownArea[];

/** Those too that the owner took out of the site. */
export const everyTown: readonly Town[] = areas.flatMap((area) => townRows[area].map((row) => townOf(area, row)));

/** Each has a page. */
export const towns: readonly Town[] = everyTown.filter(keepsPage);

export const otherTowns: readonly Town[] = towns.filter((town) => town.area !== "main");

const bySlug = new Map<string, Town>(towns.map((town) => [town.slug, town]));
export const townBySlug = (slug: string): Town | undefined => bySlug.get(slug);
