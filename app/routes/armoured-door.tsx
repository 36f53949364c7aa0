import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Later } from "#app/features/navigation/later.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { RuledList } from "#app/sections/cards.tsx";
import { AnnotatedDoor } from "#app/sections/drawings.tsx";
import { KeyEdge } from "#app/sections/key-edge.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { ResistanceLevels } from "#app/sections/resistance-levels.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Warranties } from "#app/sections/warranties.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { armouredDoorPage as page } from "#content/pages/armoured-door.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.armouredDoor);

export default function ArmouredDoor() {
	return (
		<>
			<ServiceHero picture={pictures["porte-blindee"]} hero={page.hero} here="Porte blindée" />
			<Later>
				<SplitSection title={page.certifications.title} lead={page.certifications.lead}>
					<ResistanceLevels levels={page.certifications.levels} />
					<p className="measure mt-8">{page.certifications.norms}</p>
				</SplitSection>
				<KeyEdge above="paper" below="stone" />
				<Section {...page.solutions} ground="stone">
					<AnnotatedDoor items={page.solutions.items} />
				</Section>
				<KeyEdge above="stone" below="paper" />
				<SplitSection {...page.benefits}>
					<RuledList items={page.benefits.items} />
				</SplitSection>
				<KeyEdge above="paper" below="night" />
				<Section {...page.warranties} ground="night">
					<Warranties items={page.warranties.items} />
				</Section>
				<KeyEdge above="night" below="paper" />
				<Section {...page.steps}>
					<Steps items={page.steps.items} />
				</Section>
				<SplitSection {...page.reasons}>
					<RuledList items={page.reasons.items} />
				</SplitSection>
				<Section {...page.gallery}>
					<Gallery items={page.gallery.items} />
				</Section>
				<KeyEdge above="paper" below="stone" />
				<QuoteSection {...page.form}>
					<QuoteForm preselected="Installation porte blindée" />
				</QuoteSection>
				<KeyEdge above="stone" below="night" />
			</Later>
		</>
	);
}
