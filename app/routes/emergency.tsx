import { Gallery } from "#app/features/gallery/gallery.tsx";
import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { useHighlightedPlace } from "#app/features/travel-time/map-highlight.tsx";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { Triage } from "#app/features/triage/triage.tsx";
import { Steps } from "#app/sections/blocks.tsx";
import { CallBanner, CallButton } from "#app/sections/call-link.tsx";
import { ColumnList } from "#app/sections/cards.tsx";
import { NightPicture } from "#app/sections/night-frame.tsx";
import { InShort, PageHero } from "#app/sections/page-hero.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { TimeList } from "#app/sections/time-list.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section } from "#app/ui/section.tsx";
import { emergencyPage as page } from "#content/pages/emergency.ts";
import { heroPicture, pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";
import { triage } from "#content/triage.ts";

export const head = () => pageHead(page.seo, paths.emergency);

export default function Emergency() {
	return (
		<>
			<PageHero picture={pictures.palier} hero={page.hero} path={paths.emergency} first={null}>
				<WhereAreYou />
				<InShort />
			</PageHero>
			<BelowTheFold>
				<Section title={triage.title} lead={triage.lead}>
					<Triage place={useHighlightedPlace()} />
				</Section>
				<Section {...page.interventions} list={TimeList} />
				<NightPicture title={page.steps.title} picture={heroPicture}>
					<Steps items={page.steps.items} isBesidePicture />
					<CallButton label={sectionWords.call.now} className="mt-12 w-full sm:w-auto" />
				</NightPicture>
				<Section {...page.ready} list={ColumnList} />
				<Section {...page.gallery} ground="stone" list={Gallery} />
				<Section {...page.rights} list={ColumnList} />
				{page.testimonials.items.length > 0 ? <Section {...page.testimonials} list={Testimonials} /> : null}
				<CallBanner {...page.finalCall} label={sectionWords.call.now} />
			</BelowTheFold>
		</>
	);
}
