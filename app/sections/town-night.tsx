import { RING, type TownMap } from "./map-layout.ts";
import { NightGround, Reach } from "./night-frame.tsx";

/** The way from the base to a town, at night, its neighbours named around it. The words beside it say the same. */
export function TownNight({ map: { view, scale, x, y, labels } }: { map: TownMap }) {
	return (
		<div className="town-night">
			<svg aria-hidden="true" viewBox={view} fontSize={scale} strokeWidth={scale / 9} className="font-sign">
				<NightGround />
				<Reach />
				{x || y ? (
					<>
						<path d={`M0 0L${x} ${y}`} className="way" />
						<circle cx={x} cy={y} r={RING * scale} />
					</>
				) : null}
				{labels.map(({ name, lead, isTown, ...at }) => (
					<g key={name}>
						{lead ? <path d={lead} /> : null}
						<text x={at.x} y={at.y} textAnchor={at.anchor} className={isTown ? "named" : undefined}>
							{name}
						</text>
					</g>
				))}
			</svg>
		</div>
	);
}
