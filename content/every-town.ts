import { owner } from "#owner";
import type { AddedTown } from "./communes.ts";
import { greatCircleKm } from "./projection.ts";
import { type Town, townOf } from "./town.ts";
import { positionOf } from "./town-positions.ts";
import { type TownArea, townRows } from "./town-rows.ts";
import { travelMinutes } from "./travel-minutes.ts";

/** Headings of the list of towns, in its order. */
export const AREA_LABELS: Record<TownArea, string> = {
	main: "Villes principales",
	"nord-isere": "Nord-Isère",
	"vienne-rhone": "Vienne et vallée du Rhône",
	bievre: "Bièvre",
	grenoble: "Grenoble, Grésivaudan et Matheysine",
	voironnais: "Voironnais, Chartreuse et Sud-Grésivaudan",
};

const areas = Object.keys(AREA_LABELS) as TownArea[];
const siteTowns = areas.flatMap((area) => townRows[area].map((row) => townOf(area, row)));
const others = siteTowns.filter(({ area }) => area !== "main");

let last: { added: readonly AddedTown[]; all: readonly Town[] } | undefined;

/** The site's own, those too that the owner took out of it, then the communes that he gave a page. */
export function everyTown(): readonly Town[] {
	const added = owner["added-towns"];
	if (last?.added !== added) last = { added, all: [...siteTowns, ...added.filter(isNew).map(townAdded)] };
	return last.all;
}

/** « roussillon » is a commune's name too. */
export const isNew = ({ insee }: Pick<Town, "insee">): boolean => siteTowns.every((town) => town.insee !== insee);

function townAdded({ slug, name, insee, postalCodes, population, position, distanceKm }: AddedTown): Town {
	const kmTo = (town: Town) => greatCircleKm(position, positionOf(town.slug));
	const nearest = others.reduce((best, town) => (kmTo(town) < kmTo(best) ? town : best));
	const minutes = Math.round(travelMinutes(distanceKm));
	return townOf(nearest.area, [slug, name, insee, postalCodes, population, distanceKm, minutes]);
}
