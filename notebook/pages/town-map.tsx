import { everyTown } from "#content/every-town.ts";
import { facts } from "#content/facts.ts";
import { project } from "#content/projection.ts";
import { positionOf } from "#content/town-positions.ts";
import type { Tally } from "./figures.ts";
import { figureWords } from "./words-figures.ts";

/** Radius of the smallest and of the largest dot, as a part of the map's width; what a number needs. */
const DOT = { least: 0.025, most: 0.055 };
/** Never nearer than this: a map of one quarter says nothing. */
const LEAST_KM = 30;

/** Where requests come from: a dot a town, as large as they are many, with its rank in the list below. */
export function TownMap({
	tallies,
	ranked,
}: {
	tallies: readonly (Tally & { slug?: string | undefined })[];
	ranked: number;
}) {
	const placed = tallies.flatMap(({ slug, ...tally }, index) => {
		const town = everyTown().find((one) => one.slug === slug);
		return town === undefined ? [] : [{ ...tally, rank: index + 1, ...at(town.slug) }];
	});
	const [first] = placed;
	if (first === undefined) return null;
	// The workshop in the middle; the circle and the farthest of them within.
	const half = Math.max(LEAST_KM, facts.radiusKm, ...placed.map(({ x, y }) => Math.hypot(x, y))) * 1.12;
	const most = Math.max(...placed.map(({ count }) => count));
	const dots = placed.map(({ count, ...rest }) => ({
		...rest,
		radius: 2 * half * Math.max(DOT.least, DOT.most * Math.sqrt(count / most)),
	}));
	return (
		<figure className="mt-3">
			<svg
				role="img"
				aria-label={figureWords.towns.map(placed.length, first.name)}
				viewBox={[-half, -half, 2 * half, 2 * half].map(short).join(" ")}
				className="town-map"
			>
				<circle r={facts.radiusKm} className="map-radius" />
				{everyTown().map(({ slug }) => (
					<circle key={slug} cx={short(at(slug).x)} cy={short(at(slug).y)} r={short(half / 60)} className="map-town" />
				))}
				{dots.map(({ name, x, y, radius }) => (
					<circle key={name} cx={short(x)} cy={short(y)} r={short(radius)} className="map-dot" />
				))}
				{dots
					.filter((dot, index) => index < ranked && !isHidden(dot, dots))
					.map(({ name, rank, x, y }) => (
						<text
							key={name}
							transform={`translate(${short(x)} ${short(y)}) scale(${short(half * 0.085)})`}
							dy="0.36em"
							className="map-rank"
						>
							{rank}
						</text>
					))}
			</svg>
			<figcaption className="text-small text-soft">{figureWords.towns.radius(facts.radiusKm)}</figcaption>
		</figure>
	);
}

type Dot = Record<"rank" | "x" | "y" | "radius", number>;

/** Another dot lies over the middle of this one, or its number over the other's. */
const isHidden = (dot: Dot, dots: readonly Dot[]): boolean =>
	dots.some(
		(other) =>
			other.rank !== dot.rank &&
			Math.hypot(other.x - dot.x, other.y - dot.y) < (other.rank > dot.rank ? other.radius * 1.4 : dot.radius),
	);

const at = (slug: string) => project(positionOf(slug));
const short = (km: number) => Math.round(km * 10) / 10;
