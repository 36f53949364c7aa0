import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { BelowTheFold } from "#app/features/navigation/below-the-fold.tsx";
import { CallBanner } from "#app/sections/call-banner.tsx";
import { CheckList, ServiceCards } from "#app/sections/cards.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { TownAchievements } from "#app/sections/town-achievements.tsx";
import { TownHero } from "#app/sections/town-hero.tsx";
import { TownBoard } from "#app/sections/town-links.tsx";
import { layOut, mapToSend, type TownMap } from "#app/sections/town-map-layout.ts";
import { TownNotes } from "#app/sections/town-notes.tsx";
import { TownPlace } from "#app/sections/town-place.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { type TownFacts, townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-sentences.ts";
import { fromTown } from "#app/seo/town-values.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { townPath } from "#content/site-map.ts";
import { windowOf } from "#content/town-windows.ts";
import { townBySlug, towns } from "#content/towns.ts";

/** Runs when the site is built, once for each town: an unknown one stops the build. */
export function loader({ request }: LoaderFunctionArgs) {
	const slug = new URL(request.url).pathname.replace(/^\/serrurier-|(\.data|\/)$/g, "");
	const town = townBySlug(slug);
	if (!town) throw new Error(`La ville «\u202f${slug}\u202f» n’est pas dans content/town-rows.ts`);
	const facts = townFacts(town);
	return { ...facts, map: townMapOf(facts) };
}

/** Laid out when the site is built: a page downloads neither the table of all towns nor the code that places names. */
function townMapOf(facts: TownFacts): TownMap {
	return mapToSend(layOut(facts, towns.map(windowOf)));
}

/**
 * Client navigation: the town's data file, fetched with the specification's retries. The retry code is loaded at the
 * first sign that a link will be followed (features/navigation).
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
	const { townQuery } = await import("#app/features/data/town-query.ts");
	return townQuery(new URL(request.url).pathname, () => serverLoader<typeof loader>());
}

export function meta({ loaderData }: { loaderData?: TownFacts }) {
	return loaderData ? pageMeta(townSentences(loaderData).seo, townPath(loaderData.slug)) : [];
}

export default function TownRoute() {
	const town = useLoaderData<typeof loader>();
	const words = townSentences(town);
	return (
		<>
			<TownHero words={words} town={town} map={town.map} />
			<BelowTheFold>
				<TownPlace words={words.place} />
				<Section {...words.services} ground="stone" list={ServiceCards} />
				<TownNotes title={words.notesTitle} notes={town.notes} />
				<Section {...words.achievements} list={TownAchievements} />
				{town.nearest.length === 0 ? null : (
					<SplitSection {...words.nearby} ground="night">
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
