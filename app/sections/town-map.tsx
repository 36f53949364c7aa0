import { MapGround } from "./map-ground.tsx";
import { layOut, type MapTown } from "./town-map-layout.ts";

/* Not in isere-map.tsx: a town page must not download the table of all towns. */

const round = (value: number) => Math.round(value * 100) / 100;

/** One town on the way from the base, its five neighbours around it. The words beside it say the same. */
export function TownMap({ town }: { town: MapTown }) {
	const { frame, scale, neighbours, rings, labels } = layOut(town);
	const view = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top].map(round).join(" ");
	return (
		<svg
			aria-hidden="true"
			viewBox={view}
			className="town-map mt-8 aspect-square w-full max-w-120 border-2 border-rule bg-paper font-sign font-bold forced-color-adjust-none"
		>
			<MapGround scale={scale} />
			{rings.map((radius) => (
				<circle key={radius} r={radius} className="fill-none stroke-paper" strokeWidth={round(0.4 * scale)} />
			))}
			<path d={`M0 0L${town.x} ${town.y}`} className="stroke-ink" strokeWidth={round(0.5 * scale)} />
			<g className="fill-soft">
				{neighbours.map(({ name, x, y }) => (
					<circle key={name} cx={x} cy={y} r={round(0.7 * scale)} />
				))}
			</g>
			<circle cx={town.x} cy={town.y} r={round(1.3 * scale)} className="fill-night" />
			<g className="fill-ink">
				{labels.map(({ name, size, at: { x, y, anchor } }) => (
					<text
						key={name}
						x={round(x)}
						y={round(y)}
						fontSize={round(size)}
						textAnchor={anchor === "start" ? undefined : anchor}
						className="map-name"
					>
						{name}
					</text>
				))}
			</g>
		</svg>
	);
}
