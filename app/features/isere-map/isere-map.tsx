import { type ReactNode, useEffect, useRef } from "react";
import { hasName, MapName, NightFrame } from "#app/sections/night-frame.tsx";
import { chrome } from "#content/chrome.ts";
import { project } from "#content/projection.ts";
import { townPath } from "#content/site-map.ts";
import { positionOf } from "#content/town-positions.ts";
import { type Town, towns } from "#content/towns.ts";
import { minutes } from "#content/wording.ts";

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
 */
function oneTabStop(list: SVGGElement): void {
	const links = [...list.querySelectorAll<SVGAElement>("a")];
	const stopAt = (stop: Element | undefined) => {
		for (const link of links) link.setAttribute("tabindex", link === stop ? "0" : "-1");
	};
	const focused = linkAt(document.activeElement);
	stopAt(focused && links.includes(focused) ? focused : links[0]);
	list.addEventListener("focusin", ({ target }) => stopAt(linkAt(target)));
	list.addEventListener("keydown", (event) => {
		const way = ARROWS[event.key];
		const from = linkAt(event.target);
		if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		nearestThatWay(from, links, way)?.focus();
	});
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

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The Isère at night and a window for each town with a page, each a link that says its time: read as a list by a screen reader, one tab stop
 * with arrow keys inside. `children` is drawn under the names, in the same kilometres.
 */
export function IsereMap({ children }: { children?: ReactNode }) {
	const list = useRef<SVGGElement>(null);
	useEffect(() => {
		if (list.current) oneTabStop(list.current);
	}, []);
	return (
		<figure className="night-plate">
			<NightFrame>
				{children}
				{/* biome-ignore-start lint/a11y: a list inside a drawing has no elements of its own, and a group is no control */}
				<g ref={list} role="list" aria-label={chrome.map.label}>
					{towns.map((town) => (
						<TownWindow key={town.slug} town={town} />
					))}
				</g>
				{/* biome-ignore-end lint/a11y: see above */}
			</NightFrame>
			<figcaption>{chrome.map.caption}</figcaption>
		</figure>
	);
}

/** Its light is part of the ground. Its name and time show in the map's corner when it is pointed at, unless its name always does. */
function TownWindow({ town }: { town: Town }) {
	const { x, y } = project(positionOf(town.slug));
	const named = hasName(town.slug);
	const said = `${town.name} ≈ ${minutes(town.minutes)}`;
	return (
		// biome-ignore lint/a11y: as its list
		<g role="listitem">
			<a href={townPath(town.slug)} aria-label={named ? said : undefined}>
				<circle cx={round(x)} cy={round(y)} r="1" />
				{named ? <MapName {...town} /> : <text>{said}</text>}
			</a>
		</g>
	);
}
