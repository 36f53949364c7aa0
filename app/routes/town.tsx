import { useLoaderData } from "react-router";
import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { Faq } from "#app/sections/blocks.tsx";
import { CallBanner } from "#app/sections/call-link.tsx";
import { CheckList, ServiceCards } from "#app/sections/cards.tsx";
import { TownHero } from "#app/sections/town-hero.tsx";
import { TownAchievements, TownBoard, TownNotes, TownPlace } from "#app/sections/town-parts.tsx";
import { pageHead } from "#app/seo/head.ts";
import { fromTown, townSentences } from "#app/seo/town-values.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { townPath } from "#content/site-map.ts";
import type { TownPageFacts } from "./town-page-facts.ts";

export function head(facts: TownPageFacts) {
	return pageHead(townSentences(facts).seo, townPath(facts.slug));
}

export default function TownRoute() {
	const town = useLoaderData<TownPageFacts>();
	const words = townSentences(town);
	return (
		<>
			<TownHero words={words} town={town} map={town.map} />
			<BelowTheFold>
				<Section {...words.services} list={ServiceCards} />
				<TownPlace words={words.place} />
				<TownNotes title={words.notesTitle} alone={words.noteTitle} notes={town.notes} />
				<Section {...words.achievements} id="travaux" list={TownAchievements} />
				{town.nearest.length === 0 ? null : (
					<SplitSection {...words.nearby} id="voisines" ground="night">
						<TownBoard towns={town.nearest.map((near) => ({ ...near, note: fromTown(town, near) }))} />
					</SplitSection>
				)}
				<Section title={words.reasons.title}>
					<CheckList items={words.reasons.items} className="text-lead sm:grid-cols-2" />
				</Section>
				<SplitSection title={words.faq.title} ground="stone">
					<Faq items={words.faq.items} />
				</SplitSection>
				<CallBanner {...words.finalCall} offersQuote={false} />
			</BelowTheFold>
		</>
	);
}
