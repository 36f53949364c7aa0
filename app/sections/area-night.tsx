import { Band, type Ground, SectionTitle } from "#app/ui/section.tsx";
import { mainTowns } from "#content/main-towns.ts";
import { paths } from "#content/site-map.ts";
import { MapName } from "./map-names.tsx";
import { NightFrame } from "./night-frame.tsx";
import { TownBoard } from "./town-links.tsx";

/** Where the locksmith goes: the main towns with their minutes, beside the Isère at night or under it on a phone. */
export function AreaNight({ title, lead, link }: Record<"title" | "lead" | "link", string>) {
	return (
		<Band ground="night">
			<div className="wrap relative z-1">
				<div className="lg:mb-10 lg:max-w-[30rem]">
					<SectionTitle title={title} lead={lead} width="max-w-[18ch]" />
				</div>
			</div>
			<div className="area-map">
				<NightFrame picture>
					{mainTowns.map((town) => (
						<MapName key={town.slug} {...town} />
					))}
				</NightFrame>
			</div>
			<div className="wrap relative z-1">
				<div className="lg:max-w-[26rem]">
					<TownBoard towns={mainTowns} />
					<a href={paths.serviceArea} className="btn btn-plain mt-8">
						{link}
					</a>
				</div>
			</div>
		</Band>
	);
}
AreaNight.ground = "night" satisfies Ground;
