import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";

export const NOT_THERE = "/404-rien-ici";

/** One page of each kind: every template of the site, one town. */
export const KINDS_THAT_ARE_THERE = [
	...Object.values(paths).filter((path) => path !== paths.quoteForm),
	townPath("voiron"),
];
/** … and the not-found page. */
export const KINDS_OF_PAGE = [...KINDS_THAT_ARE_THERE, NOT_THERE];

const byName = towns.toSorted((a, b) => a.name.length - b.name.length);
const byDistance = towns.toSorted((a, b) => a.distanceKm - b.distanceKm);
/** The longest name, the shortest, the farthest. */
export const EXTREME_TOWNS = [byName.at(-1), byName[0], byDistance.at(-1)].flatMap((town) =>
	town ? [townPath(town.slug)] : [],
);
