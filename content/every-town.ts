import { type Town, townOf } from "./town.ts";
import { type TownArea, townRows } from "./town-rows.ts";

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
