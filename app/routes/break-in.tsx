import { BreakInList } from "#app/features/break-in-list/break-in-list.tsx";
import { Later } from "#app/features/navigation/later.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { BeforeAfter } from "#app/sections/before-after.tsx";
import { CheckList, RuledList } from "#app/sections/cards.tsx";
import { EmergencyLines } from "#app/sections/emergency-lines.tsx";
import { KeyEdge } from "#app/sections/key-edge.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { ServiceHero } from "#app/sections/service-hero.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { breakInPage as page } from "#content/pages/break-in.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const meta = () => pageMeta(page.seo, paths.breakIn);

export default function BreakIn() {
	return (
		<>
			<ServiceHero picture={pictures.effraction} hero={page.hero} here="Sécurisation après effraction">
				<div className="no-print">
					<EmergencyLines lines={["police", "european"]} />
				</div>
			</ServiceHero>
			<Later>
				<Section title={page.advice.title}>
					<ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
						{page.advice.items.map((item, index) => (
							<li key={item} className="rule-top py-3 font-semibold">{`${index + 1}. ${item}`}</li>
						))}
					</ol>
				</Section>
				<BreakInList words={page.actions} />
				<KeyEdge above="paper" below="night" />
				<SplitSection {...page.emergency} ground="night">
					<RuledList items={page.emergency.items} />
				</SplitSection>
				<KeyEdge above="night" below="stone" />
				<SplitSection {...page.insurance} ground="stone" aside={<BeforeAfter {...page.insurance.photos} />}>
					<RuledList items={page.insurance.items} />
				</SplitSection>
				<KeyEdge above="stone" below="paper" />
				<Section {...page.solutions}>
					<ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
						{page.solutions.items.map((solution) => (
							<li key={solution.title} className="border-t-4 border-ink pt-5">
								<h3 className="h3">{solution.title}</h3>
								<p className="mt-3">{solution.text}</p>
								<CheckList items={solution.features} className="mt-4" />
							</li>
						))}
					</ul>
				</Section>
				<Section {...page.steps}>
					<Steps items={page.steps.items} />
				</Section>
				<KeyEdge above="paper" below="stone" />
				{/* On paper there is no form, and three sheets are enough. */}
				<div className="no-print">
					<QuoteSection {...page.form}>
						<QuoteForm preselected="Dépannage d'urgence" />
					</QuoteSection>
				</div>
				<KeyEdge above="stone" below="night" />
			</Later>
		</>
	);
}
