type Point = { x: number; y: number };

/** Where each arrow key goes. */
const ARROWS: Readonly<Record<string, Point>> = {
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
};
/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;

/**
 * Makes the links of a map one tab stop: the last one that had the focus, at first the first. Arrow keys move to the nearest
 * that way. Without script every link keeps its own.
 *
 * @returns puts everything back
 */
export function oneTabStop(list: SVGGElement): () => void {
	const links = [...list.querySelectorAll<SVGAElement>("a")];
	const stopAt = (stop: Element | undefined) => {
		for (const link of links) link.setAttribute("tabindex", link === stop ? "0" : "-1");
	};
	const onFocus = ({ target }: Event) => stopAt(linkAt(target));
	const onKey = (event: KeyboardEvent) => {
		const way = ARROWS[event.key];
		const from = linkAt(event.target);
		if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		nearestThatWay(from, links, way)?.focus();
	};
	const focused = linkAt(document.activeElement);
	stopAt(focused && links.includes(focused) ? focused : links[0]);
	list.addEventListener("focusin", onFocus);
	list.addEventListener("keydown", onKey);
	return () => {
		list.removeEventListener("focusin", onFocus);
		list.removeEventListener("keydown", onKey);
		for (const link of links) link.removeAttribute("tabindex");
	};
}

const linkAt = (target: EventTarget | null) =>
	(target instanceof Element ? target.closest<SVGAElement>("a") : null) ?? undefined;

function nearestThatWay(from: SVGAElement, links: readonly SVGAElement[], way: Point): SVGAElement | undefined {
	const start = placeOf(from);
	const ahead = links.flatMap((link) => {
		const place = placeOf(link);
		const [x, y] = [place.x - start.x, place.y - start.y];
		const step = x * way.x + y * way.y;
		const aside = Math.abs(x * way.y - y * way.x);
		return step > 0 ? [{ link, far: step + ASIDE * aside }] : [];
	});
	return ahead.sort((a, b) => a.far - b.far)[0]?.link;
}

/** In the map's kilometres. */
function placeOf(link: SVGAElement): Point {
	const circle = link.querySelector("circle");
	return { x: circle?.cx.baseVal.value ?? 0, y: circle?.cy.baseVal.value ?? 0 };
}
