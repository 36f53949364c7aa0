import type { ReactNode } from "react";
import { LazyImage } from "#app/ui/picture.tsx";
import { Band, type Ground, SectionTitle } from "#app/ui/section.tsx";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";
import { mainTowns } from "#content/main-towns.ts";
import type { Picture } from "#content/pictures.ts";
import { ISERE_VIEW, nightMap } from "#content/projection.ts";
import { paths } from "#content/site-map.ts";
import type { Town } from "#content/towns.ts";
import { minutes as inMinutes } from "#content/wording.ts";
import { nightMapFile } from "#owner";
import { HeroPicture } from "./page-hero.tsx";
import { TownBoard } from "./town-parts.tsx";

/** Kilometres of the map where a name's line begins, lies or ends, and the line that leads to it from its window. */
type NamePlace = { at: readonly [x: number, y: number]; anchor?: "middle" | "end"; lead?: string };

/**
 * The names always shown, each in room of its own: over no window and no other name at any size, which
 * tests/journeys/map.test.ts measures.
 */
const NAMES: Partial<Record<Town["slug"], NamePlace>> = {
	"bourgoin-jallieu": { at: [1, 10.5], lead: "M0 1.4L1.6 6.6" },
	"lisle-abeau": { at: [-5, -13.6], anchor: "end", lead: "M-4-4.6L-5.6-12.6" },
	villefontaine: { at: [-9.2, -9], anchor: "end", lead: "M-9.9-4L-11-8.4" },
	cremieu: { at: [0.2, -14.3] },
	"la-tour-du-pin": { at: [18.3, 2.2] },
	voiron: { at: [23.8, 22.1], anchor: "middle" },
	morestel: { at: [16.9, -8.3] },
	"vienne-nord": { at: [-47, 11.8] },
	beaurepaire: { at: [-16, 32.2] },
	grenoble: { at: [30.8, 46.8], anchor: "end" },
	"saint-marcellin": { at: [1.9, 49.6], anchor: "end" },
	"la-motte-d-aveillans": { at: [35.6, 67.6], anchor: "end" },
};

export const hasName = (slug: Town["slug"]): boolean => slug in NAMES;

/** A town's name and minutes in its place on the map of the Isère; nothing for those without one. */
export function MapName({ slug, name, minutes }: Pick<Town, "slug" | "name" | "minutes">) {
	const place = NAMES[slug];
	if (!place) return null;
	const [x, y] = place.at;
	return (
		<>
			{place.lead ? <path d={place.lead} /> : null}
			<text x={x} y={y} textAnchor={place.anchor} className="named">
				{name}
				<tspan>{` ≈ ${inMinutes(minutes)}`}</tspan>
			</text>
		</>
	);
}

/** Massifs and rivers, for who reads the land: on wide screens, where there is room. */
const LAND = [
	["Vercors", 8, 58],
	["Chartreuse", 29, 28.8],
	["Belledonne", 50, 46.5],
	["Oisans", 62, 66],
	["Rhône", 25, -16],
	["Isère", 58, 22],
] as const;

/**
 * The Isère at night, lazy and kept by the browser for every page; what is drawn over it is in the same kilometres. A
 * `picture` says with its `alt` all that its names do.
 */
export function NightFrame({ picture = false, children }: { picture?: boolean; children: ReactNode }) {
	return (
		<div className="night-frame">
			<LazyImage src={nightMapFile} alt={chrome.map.picture} width={nightMap.width} height={nightMap.height} />
			{/* biome-ignore lint/a11y/noSvgWithoutTitle: what it holds has names; a title would be a tooltip over every town */}
			<svg data-map="" viewBox={ISERE_VIEW} className="font-sign" aria-hidden={picture || undefined}>
				<g className="land">
					{LAND.map(([name, x, y]) => (
						<text key={name} x={x} y={y} className="named">
							{name}
						</text>
					))}
				</g>
				<Reach />
				{children}
			</svg>
		</div>
	);
}

/**
 * The same ground in a drawing that shows a part of it; beyond its frame it goes on. An HTML picture: where it does not come,
 * nothing is drawn, and an SVG one would be the browser's sign of a broken picture as large as the hero.
 */
export function NightGround() {
	const { left, top, width, height } = nightMap;
	return (
		<foreignObject x={left} y={top} width={width} height={height}>
			<LazyImage src={nightMapFile} alt="" width={width} height={height} />
		</foreignObject>
	);
}

/** The circles of travel time, and the one of action around them: they follow the owner's radius. */
export function Reach() {
	const { radiusKm, travelBands } = facts;
	const inner = travelBands.map(({ toKm }) => toKm).filter((km) => km < radiusKm);
	return (
		<g className="reach">
			{[...inner, radiusKm].map((km) => (
				<circle key={km} r={km} />
			))}
		</g>
	);
}

/** Where the locksmith goes: the main towns with their minutes, beside the Isère at night or under it on a phone. */
export function AreaNight({ title, lead, link }: Record<"title" | "lead" | "link", string>) {
	return (
		<Band ground="night">
			<div className="wrap relative z-1">
				<div className="lg:mb-10 lg:max-w-[30rem]">
					<SectionTitle title={title} lead={lead} width="max-w-[18ch]" />
				</div>
			</div>
			<div className="area-map">
				<NightFrame picture>
					{mainTowns.map((town) => (
						<MapName key={town.slug} {...town} />
					))}
				</NightFrame>
			</div>
			<div className="wrap relative z-1">
				<div className="lg:max-w-[26rem]">
					<TownBoard towns={mainTowns} />
					<a href={paths.serviceArea} className="btn btn-plain mt-8">
						{link}
					</a>
				</div>
			</div>
		</Band>
	);
}
AreaNight.ground = "night" satisfies Ground;

type NightPictureProps = { title: string; lead?: string; picture: Picture; children: ReactNode };

/** A part of a page on night, its words beside a picture that goes to the screen's edge: set as the page's head is. */
export function NightPicture({ title, lead, picture, children }: NightPictureProps) {
	return (
		<section className="on-night relative grid grid-cols-1">
			<div className="wrap band words relative z-1">
				<div>
					<SectionTitle title={title} lead={lead} width="max-w-[18ch]" />
					<div className="mt-8">{children}</div>
				</div>
			</div>
			<HeroPicture picture={picture} />
		</section>
	);
}
NightPicture.ground = "night" satisfies Ground;
