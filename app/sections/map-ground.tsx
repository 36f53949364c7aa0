import { facts } from "#content/facts.ts";
import { isereOutline } from "#content/isere-outline.ts";

/**
 * Border, bands of travel time, circle of action: the ground of every map. 1 unit is 1 km, the base is at 0,0. `scale`
 * makes lines and the base finer on a map that shows less.
 */
export function MapGround({ scale = 1 }: { scale?: number }) {
	const scaled = (kilometres: number) => Math.round(kilometres * scale * 100) / 100;
	return (
		<>
			<path className="fill-stone stroke-rule" strokeWidth={scaled(0.6)} d={isereOutline.path} />
			<g className="fill-orange/10">
				{facts.travelBands.map((band) => (
					<circle key={band.toKm} r={band.toKm} />
				))}
			</g>
			<circle
				r={facts.radiusKm}
				className="fill-none stroke-ember"
				strokeWidth={scaled(0.5)}
				strokeDasharray={`${scaled(2)} ${scaled(1.6)}`}
			/>
			<circle r={scaled(2.6)} className="fill-orange stroke-night" strokeWidth={scaled(0.7)} />
		</>
	);
}
