import { BreakInList } from "#app/features/break-in-list/break-in-list.tsx";
import { BeforeAfter, hasBefore } from "#app/sections/before-after.tsx";
import { Steps } from "#app/sections/blocks.tsx";
import { CheckList, RuledList } from "#app/sections/cards.tsx";
import { InShort } from "#app/sections/page-hero.tsx";
import { EmergencyLines } from "#app/sections/phone-card.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { breakInPage as page } from "#content/pages/break-in.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const head = () => pageHead(page.seo, paths.breakIn);

export default function BreakIn() {
	return (
		<ServicePage
			page={page}
			path={paths.breakIn}
			picture="effraction"
			preselected="Dépannage d'urgence"
			first={
				<div className="mt-3 md:mt-5">
					<p className="measure font-semibold md:text-lead">{page.danger}</p>
					<EmergencyLines lines={["police", "european"]} />
				</div>
			}
			last={
				<>
					<ul className="mt-3 gap-x-8 font-semibold sm:grid sm:grid-cols-2">
						{page.advice.map((item) => (
							<li key={item} className="rule-top py-2">
								{item}
							</li>
						))}
					</ul>
					<InShort also={sectionWords.closingInShort} opens={false} />
				</>
			}
			helpFirst
		>
			<BreakInList words={page.actions} />
			<SplitSection {...page.emergency} ground="night" list={RuledList} />
			{hasBefore ? <BeforeAfter {...page.insurance.photos} /> : null}
			<SplitSection {...page.insurance} ground="stone" list={RuledList} />
			<Section {...page.solutions}>
				<ul className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
					{page.solutions.items.map((solution) => (
						<li key={solution.title} className="border-t-4 border-ink pt-5">
							<h3 className="h3">{solution.title}</h3>
							<p className="mt-3">{solution.text}</p>
							<CheckList items={solution.features} className="mt-4 in-line" />
						</li>
					))}
				</ul>
			</Section>
			<Section {...page.steps} list={Steps} folds={sectionWords.more.steps} />
		</ServicePage>
	);
}
