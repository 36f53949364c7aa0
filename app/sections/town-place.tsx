import { SplitSection } from "#app/ui/section.tsx";
import type { CommuneAround } from "#content/town-places.ts";
import { kmOrLess, minutes } from "#content/wording.ts";
import { TownMap } from "./town-map.tsx";
import type { MapTown } from "./town-map-layout.ts";

type TownPlaceProps = {
	words: { title: string; route: string; around: string; landmarks: readonly { label: string; value: string }[] };
	town: MapTown;
	/** Communes without a page whose time is known. */
	around: readonly CommuneAround[];
};

/** Where the town is: on the map, seen from the base, and what belongs to it. */
export function TownPlace({ words, town, around }: TownPlaceProps) {
	return (
		<SplitSection title={words.title} aside={<TownMap town={town} />}>
			<div className="grid gap-5">
				<p className="text-lead">{words.route}</p>
				<dl>
					{words.landmarks.map(({ label, value }) => (
						<div key={label} className="rule-top flex flex-wrap justify-between gap-x-6 py-2">
							<dt>{label}</dt>
							<dd className="font-semibold">{value}</dd>
						</div>
					))}
				</dl>
				{words.around ? (
					<div>
						<p>{words.around}</p>
						<ul className="mt-2 gap-x-8 sm:columns-2">
							{around.map((commune) => (
								<li key={commune.name} className="flex justify-between gap-4 border-b border-rule py-1.5">
									<span>
										{commune.name}, à {kmOrLess(commune.km)}
									</span>{" "}
									<span className="whitespace-nowrap">{minutes(commune.minutes)}</span>
								</li>
							))}
						</ul>
					</div>
				) : null}
			</div>
		</SplitSection>
	);
}
