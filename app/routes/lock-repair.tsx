import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Later } from "#app/features/navigation/later.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { CallButton } from "#app/sections/call-link.tsx";
import { CheckList, ColumnList, OfferList } from "#app/sections/cards.tsx";
import { ExplodedLock } from "#app/sections/drawings.tsx";
import { KeyEdge } from "#app/sections/key-edge.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { lockRepairPage as page } from "#content/pages/lock-repair.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.lockRepair);

export default function LockRepair() {
	return (
		<>
			<ServiceHero
				picture={pictures["serrure-ouverte"]}
				hero={page.hero}
				here="Réparation de serrure"
				callLabel={page.callLabels.hero}
			/>
			<Later>
				<Section {...page.problems}>
					<ExplodedLock items={page.problems.items} />
				</Section>
				<KeyEdge above="paper" below="stone" />
				<SplitSection {...page.services} ground="stone">
					<OfferList items={page.services.items} />
				</SplitSection>
				<KeyEdge above="stone" below="night" />
				<section className="on-night band">
					<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
						<div>
							<h2 className="h2">{page.price.title}</h2>
							<p className="figure-large mt-4">{page.price.value}</p>
						</div>
						<div>
							<p className="measure text-lead">{page.price.text}</p>
							<CheckList items={page.price.lines} className="mt-5" />
							<CallButton label={page.callLabels.price} className="mt-8 w-full sm:w-auto" />
						</div>
					</div>
				</section>
				<KeyEdge above="night" below="paper" />
				<Section {...page.reasons}>
					<ColumnList items={page.reasons.items} columns={3} />
				</Section>
				<Section {...page.steps}>
					<Steps items={page.steps.items} />
				</Section>
				<SplitSection {...page.gallery}>
					<Gallery items={page.gallery.items} />
				</SplitSection>
				<KeyEdge above="paper" below="stone" />
				<QuoteSection {...page.form}>
					<QuoteForm preselected="Réparation serrure" />
				</QuoteSection>
				<KeyEdge above="stone" below="night" />
			</Later>
		</>
	);
}
