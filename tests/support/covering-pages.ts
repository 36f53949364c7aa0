import { builtPages, NOT_FOUND, type Page } from "./pages.ts";

/**
 * Addresses of few pages that show, between them, every sort of element of the site, the not-found page included. What is
 * true of all elements is looked at there: the towns are seventy times the same ones with other words.
 */
export function coveringPages(): string[] {
	const pages = builtPages().map((page) => ({
		path: page.path === NOT_FOUND ? "/404-rien-ici" : page.path,
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
