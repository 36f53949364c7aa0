import { paths, townPath } from "#content/site-map.ts";

/** One page of each kind: every template of the site, one town, and the not-found page. */
export const KINDS_OF_PAGE = [
	...Object.values(paths).filter((path) => path !== paths.quoteForm),
	townPath("voiron"),
	"/404-rien-ici",
];
