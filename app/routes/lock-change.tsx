import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Later } from "#app/features/navigation/later.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { CallButton } from "#app/sections/call-link.tsx";
import { ColumnList, OfferList, RuledList } from "#app/sections/cards.tsx";
import { CylinderSection } from "#app/sections/drawings.tsx";
import { KeyEdge } from "#app/sections/key-edge.tsx";
import { LockPoints } from "#app/sections/lock-points.tsx";
import { Figures } from "#app/sections/page-hero.tsx";
import { ProseSection } from "#app/sections/prose-section.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { lockChangePage as page } from "#content/pages/lock-change.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.lockChange);

export default function LockChange() {
	return (
		<>
			<ServiceHero picture={pictures.cylindre} hero={page.hero} here="Changement de serrure" />
			<Later>
				<ProseSection {...page.expertise} aside={<CylinderSection />} />
				<KeyEdge above="paper" below="stone" />
				<Section {...page.services} ground="stone">
					<ColumnList items={page.services.items} columns={3} />
				</Section>
				<KeyEdge above="stone" below="paper" />
				<SplitSection
					{...page.lockTypes}
					aside={
						<div className="mt-8">
							<LockPoints />
						</div>
					}
				>
					<OfferList items={page.lockTypes.items} />
				</SplitSection>
				<KeyEdge above="paper" below="night" />
				<Section title={page.express.title} lead={page.express.text} ground="night">
					<Figures items={page.express.lines} />
					<CallButton label="Appeler le" className="mt-12 w-full sm:w-auto" />
				</Section>
				<KeyEdge above="night" below="paper" />
				<SplitSection {...page.reasons}>
					<RuledList items={page.reasons.items} />
				</SplitSection>
				<Section {...page.gallery}>
					<Gallery items={page.gallery.items} />
				</Section>
				<KeyEdge above="paper" below="stone" />
				<QuoteSection {...page.form}>
					<QuoteForm preselected="Changement de serrure" />
				</QuoteSection>
				<KeyEdge above="stone" below="night" />
			</Later>
		</>
	);
}
