import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Later } from "#app/features/navigation/later.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { ColumnList, NumberedList } from "#app/sections/cards.tsx";
import { DoorSection } from "#app/sections/door-section.tsx";
import { KeyEdge } from "#app/sections/key-edge.tsx";
import { OptionsCompared } from "#app/sections/options-compared.tsx";
import { Figures } from "#app/sections/page-hero.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section } from "#app/ui/section.tsx";
import { doorCladdingPage as page } from "#content/pages/door-cladding.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.doorCladding);

export default function DoorCladding() {
	return (
		<>
			<ServiceHero picture={pictures.blindage} hero={page.hero} here="Blindage de porte existante" />
			<Later>
				<Section {...page.benefits}>
					<ColumnList items={page.benefits.items} columns={2} />
				</Section>
				<KeyEdge above="paper" below="stone" />
				<Section {...page.technique} ground="stone">
					<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-start">
						<DoorSection />
						<NumberedList items={page.technique.items} />
					</div>
				</Section>
				<KeyEdge above="stone" below="paper" />
				<Section {...page.options}>
					<OptionsCompared items={page.options.items} />
				</Section>
				<KeyEdge above="paper" below="night" />
				<Section {...page.delays} ground="night">
					<Figures items={page.delays.items} />
				</Section>
				<KeyEdge above="night" below="paper" />
				<Section {...page.steps}>
					<Steps items={page.steps.items} />
				</Section>
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
