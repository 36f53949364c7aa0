import { IsereMap } from "#app/features/isere-map/isere-map.tsx";
import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { MapHighlight } from "#app/features/travel-time/map-highlight.tsx";
import { TravelTime } from "#app/features/travel-time/place-form.tsx";
import { CallBanner } from "#app/sections/call-link.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TravelBands } from "#app/sections/time-list.tsx";
import { TownBoard, TownColumns } from "#app/sections/town-parts.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Band, Section, SectionTitle, SplitSection } from "#app/ui/section.tsx";
import { mainTowns } from "#content/main-towns.ts";
import { areaInShort, serviceAreaPage as page } from "#content/pages/service-area.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { AREA_LABELS, otherTowns, type TownArea } from "#content/towns.ts";

export const head = () => pageHead(page.seo, paths.serviceArea);

/** Without those whose towns the owner has all retired. */
const areas = (Object.keys(AREA_LABELS) as TownArea[]).filter((area) => otherTowns.some((town) => town.area === area));

export default function ServiceArea() {
	return (
		<>
			<PageHero
				picture={pictures["plaque-rue"]}
				hero={{ ...page.hero, figures: page.stats }}
				path={paths.serviceArea}
			/>
			<BelowTheFold>
				<Band>
					<div className="wrap grid content-start gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
						<div>
							<SectionTitle title={page.travelTime.title} lead={page.travelTime.lead} width="max-w-[18ch]" />
							<TravelTime button={page.travelTime.button} />
						</div>
						<div className="lg:row-span-2">
							<IsereMap>
								<MapHighlight />
							</IsereMap>
						</div>
						<div className="mt-4">
							<h2 className="h3 mb-4">{page.mainTowns.title}</h2>
							<TownBoard towns={mainTowns} isShort />
						</div>
					</div>
				</Band>
				<Section {...page.otherTowns} id="toutes-les-villes">
					{areas.map((area) => {
						const towns = otherTowns.filter((town) => town.area === area);
						return (
							<details key={area} open className="folded rule-top sm:mt-6 sm:pt-4">
								<summary className="tap w-full py-2">
									<h3 className="h3">
										{AREA_LABELS[area]}
										<span className="block text-small">{areaInShort(towns)}</span>
									</h3>
								</summary>
								<TownColumns towns={towns} />
							</details>
						);
					})}
				</Section>
				<SplitSection {...page.bands} ground="night" list={TravelBands} />
				<CallBanner {...page.finalCall} />
			</BelowTheFold>
		</>
	);
}
