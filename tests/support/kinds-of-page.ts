import { paths, townPath } from "#content/site-map.ts";

/** One page of each kind: every template of the site, the base town, a far one, and the not-found page. */
export const KINDS_OF_PAGE = [
	paths.home,
	paths.emergency,
	paths.services,
	paths.lockChange,
	paths.armouredDoor,
	paths.lockRepair,
	paths.doorCladding,
	paths.breakIn,
	paths.serviceArea,
	paths.contact,
	paths.legal,
	paths.terms,
	townPath("voiron"),
	"/404-rien-ici",
] as const;
