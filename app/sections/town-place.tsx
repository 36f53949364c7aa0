import { Section } from "#app/ui/section.tsx";
import type { CommuneAround } from "#content/town-surroundings.ts";
import { kmOrLess, minutes } from "#content/wording.ts";

type TownPlaceProps = {
	words: {
		title: string;
		local: string;
		landmarks: readonly { label: string; value: string }[];
		/** Communes whose time is known, beside the five towns nearest. */
		around: readonly { lead: string; communes: readonly CommuneAround[] }[];
	};
};

/** Where the town is: how one gets there, what belongs to it and what is around. */
export function TownPlace({ words }: TownPlaceProps) {
	return (
		<Section title={words.title}>
			<div className="grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
				{words.local ? <p className="text-lead">{words.local}</p> : null}
				<dl>
					{words.landmarks.map(({ label, value }) => (
						<div key={label} className="rule-top grid gap-x-6 py-2 sm:grid-cols-[11rem_1fr]">
							<dt className="text-soft">{label}</dt>
							<dd className="font-semibold">{value}</dd>
						</div>
					))}
				</dl>
			</div>
			{words.around.map(({ lead, communes }) => (
				<div key={lead} className="mt-6 lg:mt-10">
					<p>{lead}</p>
					<ul className="mt-2 columns-[9rem] gap-x-6 text-small *:break-inside-avoid sm:columns-2 sm:gap-x-8 lg:columns-3">
						{communes.map((commune) => (
							<li key={commune.name} className="flex flex-wrap justify-between gap-x-3 border-b border-rule py-1.5">
								<span className="flex-[1_1_7rem]">
									{commune.name}, {kmOrLess(commune.km)}
								</span>{" "}
								<span className="whitespace-nowrap">{minutes(commune.minutes)}</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</Section>
	);
}
