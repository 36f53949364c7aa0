import { facts } from "#content/facts.ts";
import { isereOutline } from "#content/isere-outline.ts";

/** Border, bands of travel time, circle of action: the ground of every map. 1 unit is 1 km, the base is at 0,0. */
export function MapGround() {
	return (
		<>
			<path className="fill-stone stroke-rule" strokeWidth=".6" d={isereOutline.path} />
			<g className="fill-orange/10">
				{facts.travelBands.map((band) => (
					<circle key={band.toKm} r={band.toKm} />
				))}
			</g>
			<circle r={facts.radiusKm} className="fill-none stroke-ember" strokeWidth=".5" strokeDasharray="2 1.6" />
			<circle r="2.6" className="fill-orange stroke-night" strokeWidth=".7" />
		</>
	);
}
