import { business } from "#content/business.ts";
import { MapGround } from "./map-ground.tsx";

/* Apart from isere-map.tsx: the table of all towns is not for the browser of one. */

const round = (value: number) => Math.round(value * 10) / 10;

type Point = { x: number; y: number };
export type MapTown = Point & { name: string; distanceKm: number; nearest: readonly (Point & { name: string })[] };

/** Kilometres kept around what a town's map must show, and the least that it shows across. */
const MARGIN_KM = 10;
const LEAST_KM = 50;

/** One town on the way from the base, its five neighbours around it. The words beside it say the same. */
export function TownMap({ town }: { town: MapTown }) {
	const shown = [{ x: 0, y: 0 }, town, ...town.nearest];
	const side = (axis: "x" | "y") => {
		const all = shown.map((point) => point[axis]);
		return { middle: (Math.min(...all) + Math.max(...all)) / 2, span: Math.max(...all) - Math.min(...all) };
	};
	const [across, down] = [side("x"), side("y")];
	const size = Math.max(LEAST_KM, across.span + 2 * MARGIN_KM, down.span + 2 * MARGIN_KM);
	const view = [across.middle - size / 2, down.middle - size / 2, size, size].map(round).join(" ");
	const scale = size / LEAST_KM;
	return (
		<svg
			aria-hidden="true"
			viewBox={view}
			className="town-map mt-8 aspect-square w-full max-w-120 border-2 border-rule bg-paper font-sign font-bold forced-color-adjust-none"
		>
			<MapGround />
			<path d={`M0 0L${town.x} ${town.y}`} className="stroke-ink" strokeWidth={0.5 * scale} />
			<g className="fill-soft">
				{town.nearest.map(({ name, x, y }) => (
					<circle key={name} cx={x} cy={y} r={0.7 * scale} />
				))}
			</g>
			<circle cx={town.x} cy={town.y} r={1.3 * scale} className="fill-night" />
			<text x={town.x} y={town.y - 2.4 * scale} fontSize={3 * scale} textAnchor="middle" className="map-name fill-ink">
				{town.name}
			</text>
			{town.distanceKm > 0 ? (
				<text y={5.4 * scale} fontSize={2.4 * scale} textAnchor="middle" className="map-name fill-ink">
					{business.baseTown}
				</text>
			) : null}
		</svg>
	);
}
