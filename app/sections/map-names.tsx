import type { Town } from "#content/towns.ts";

/** Kilometres of the map where a name's line begins, lies or ends, and the line that leads to it from its window. */
type NamePlace = { at: readonly [x: number, y: number]; anchor?: "middle" | "end"; lead?: string };

/**
 * The names always shown, each in room of its own: over no window and no other name at any size, which
 * tests/journeys/map.test.ts measures.
 */
const NAMES: Partial<Record<Town["slug"], NamePlace>> = {
	"bourgoin-jallieu": { at: [1, 10.5], lead: "M0 1.4L1.6 6.6" },
	"lisle-abeau": { at: [-5, -13.6], anchor: "end", lead: "M-4-4.6L-5.6-12.6" },
	villefontaine: { at: [-10.6, -9], anchor: "end", lead: "M-9.9-4L-11-8.4" },
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
				<tspan>{` ${minutes}\u00a0min`}</tspan>
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

export function LandNames() {
	return (
		<g className="land">
			{LAND.map(([name, x, y]) => (
				<text key={name} x={x} y={y} className="named">
					{name}
				</text>
			))}
		</g>
	);
}
