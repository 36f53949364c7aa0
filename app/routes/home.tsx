import { Gallery } from "#app/features/gallery/gallery.tsx";
import { BelowTheFold } from "#app/features/navigation/below-the-fold.tsx";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { AreaNight } from "#app/sections/area-night.tsx";
import { CallBanner } from "#app/sections/call-banner.tsx";
import { RuledList, ServiceCards } from "#app/sections/cards.tsx";
import { KeyCall } from "#app/sections/key-call.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { homePage as page } from "#content/pages/home.ts";
import { heroPicture } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.home);

export default function Home() {
	return (
		<>
			<PageHero hero={page.hero} picture={heroPicture}>
				<WhereAreYou />
			</PageHero>
			<BelowTheFold>
				<Section {...page.services} list={ServiceCards} />
				<Section {...page.gallery} ground="stone">
					<Gallery items={page.gallery.items} wall />
				</Section>
				<SplitSection {...page.reasons} list={RuledList} />
				<AreaNight {...page.area} />
				{page.testimonials.items.length > 0 ? <Section {...page.testimonials} list={Testimonials} /> : null}
				<CallBanner {...page.finalCall}>
					<KeyCall />
				</CallBanner>
			</BelowTheFold>
		</>
	);
}
