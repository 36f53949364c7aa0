import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { builtPages, NOT_FOUND, type Page } from "./pages.ts";

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

/**
 * Addresses of few pages that show, between them, every sort of element of the site, the not-found page included. What is
 * true of all elements is looked at there: the towns are seventy times the same ones with other words.
 */
export function coveringPages(): string[] {
	const pages = builtPages().map((page) => ({
		path: page.path === NOT_FOUND ? NOT_THERE : page.path,
		sorts: new Set(sortsOfElements(page)),
	}));
	const chosen: string[] = [];
	const left = new Set(pages.flatMap(({ sorts }) => [...sorts]));
	while (left.size > 0) {
		const gain = ({ sorts }: { sorts: Set<string> }) => [...sorts].filter((sort) => left.has(sort)).length;
		const [best] = pages.toSorted((a, b) => gain(b) - gain(a));
		if (!best) break;
		chosen.push(best.path);
		for (const sort of best.sorts) left.delete(sort);
	}
	return chosen;
}

/** Two elements with the same tag, classes and attributes, in parents that are alike too, are of one sort. */
function sortsOfElements({ $ }: Page): string[] {
	return $("body *:not(script)")
		.toArray()
		.map((element) => {
			const own = ({ tagName, attribs: { class: classes = "", style: _, ...others } }: typeof element) =>
				`${tagName}.${classes}[${Object.keys(others).sort()}]`;
			return `${own(element.parent as typeof element)} > ${own(element)}`;
		});
}
