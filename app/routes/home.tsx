import { Gallery } from "#app/features/gallery/gallery.tsx";
import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { WhereAreYou } from "#app/features/travel-time/place-form.tsx";
import { CallBanner } from "#app/sections/call-link.tsx";
import { RuledList, ServiceCards } from "#app/sections/cards.tsx";
import { KeyCall } from "#app/sections/key.tsx";
import { AreaNight } from "#app/sections/night-frame.tsx";
import { InShort, PageHero } from "#app/sections/page-hero.tsx";
import { Testimonials } from "#app/sections/testimonials.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { homePage as page } from "#content/pages/home.ts";
import { heroPicture } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.home);

export default function Home() {
	return (
		<>
			<PageHero hero={page.hero} picture={heroPicture} sign={<KeyCall />}>
				<WhereAreYou />
				<InShort also={sectionWords.whoInShort} />
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
					<KeyCall again />
				</CallBanner>
			</BelowTheFold>
		</>
	);
}
