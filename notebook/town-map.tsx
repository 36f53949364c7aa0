import { facts } from "#content/facts.ts";
import { project } from "#content/projection.ts";
import { townPositions } from "#content/town-positions.ts";
import { towns } from "#content/towns.ts";
import type { Tally } from "./figures.ts";
import { figureWords } from "./words-figures.ts";

/** Smallest and largest dot, in kilometres of the map. */
const DOT = { least: 3.4, most: 8 };
const MARGIN_KM = 9;

/** Where requests come from: a dot a town, as large as they are many, with its rank in the list below. */
export function TownMap({ tallies, ranked }: { tallies: readonly (Tally & { slug?: string })[]; ranked: number }) {
	const placed = tallies.flatMap(({ slug, ...tally }, index) => {
		const town = towns.find((one) => one.slug === slug);
		return town === undefined ? [] : [{ ...tally, rank: index + 1, ...at(town.slug) }];
	});
	const [first] = placed;
	if (first === undefined) return null;
	const most = Math.max(...placed.map(({ count }) => count));
	const points = towns.map(({ slug }) => at(slug));
	const left = Math.min(-facts.radiusKm, ...points.map(({ x }) => x)) - MARGIN_KM;
	const top = Math.min(-facts.radiusKm, ...points.map(({ y }) => y)) - MARGIN_KM;
	const right = Math.max(facts.radiusKm, ...points.map(({ x }) => x)) + MARGIN_KM;
	const bottom = Math.max(facts.radiusKm, ...points.map(({ y }) => y)) + MARGIN_KM;
	return (
		<figure className="mt-3">
			<svg
				role="img"
				aria-label={figureWords.towns.map(placed.length, first.name)}
				viewBox={[left, top, right - left, bottom - top].map(Math.round).join(" ")}
				className="town-map"
			>
				<circle r={facts.radiusKm} className="map-radius" />
				{towns.map(({ slug }) => (
					<circle key={slug} cx={short(at(slug).x)} cy={short(at(slug).y)} r={0.9} className="map-town" />
				))}
				{placed.toReversed().map(({ name, count, rank, x, y }) => (
					<g key={name} transform={`translate(${short(x)} ${short(y)})`}>
						<circle r={short(DOT.least + (DOT.most - DOT.least) * Math.sqrt(count / most))} className="map-dot" />
						{rank <= ranked ? (
							<text className="map-rank" dy="0.36em">
								{rank}
							</text>
						) : null}
					</g>
				))}
			</svg>
			<figcaption className="text-small text-soft">{figureWords.towns.radius(facts.radiusKm)}</figcaption>
		</figure>
	);
}

const at = (slug: keyof typeof townPositions) => project(townPositions[slug].position);
const short = (km: number) => Math.round(km * 10) / 10;
