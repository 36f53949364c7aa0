import { sectionWords } from "#content/section-words.ts";

/** How high each bolt stands on a door of 200 units, for the three kinds of multipoint lock. */
const HEIGHTS = { 3: [30, 105, 175], 5: [22, 66, 105, 144, 182], 7: [18, 46, 76, 105, 134, 160, 186] } as const;
const KINDS = [3, 5, 7] as const;

/** Three, five and seven points of closing, drawn on the door they hold. */
export function LockPoints() {
	return (
		<ul className="flex justify-between gap-4 sm:justify-start sm:gap-14">
			{KINDS.map((count) => (
				<li key={count} className="min-w-0 text-center">
					<svg viewBox="0 0 130 210" aria-hidden="true" className="mx-auto h-40 max-w-full md:h-52">
						<path className="fill-rule" d="M0 0H130V210H0Z" />
						<path className="fill-night" d="M14 10H108V210H14Z" />
						<path className="fill-mist" d="M90 98H98V122H90ZM66 104H94V110H66Z" />
						<g className="fill-orange">
							{HEIGHTS[count].map((y) => (
								<path key={y} d={`M98 ${y - 5}H124V${y + 5}H98Z`} />
							))}
						</g>
					</svg>
					<p className="mt-2 font-sign font-bold">{`${count}\u00a0${sectionWords.points}`}</p>
				</li>
			))}
		</ul>
	);
}
