import { Gallery } from "#app/features/gallery/gallery.tsx";
import { RuledList } from "#app/sections/cards.tsx";
import { AnnotatedDoor } from "#app/sections/drawings.tsx";
import { ResistanceLevels } from "#app/sections/resistance-levels.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Warranties } from "#app/sections/warranties.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { armouredDoorPage as page } from "#content/pages/armoured-door.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const meta = () => pageMeta(page.seo, paths.armouredDoor);

export default function ArmouredDoor() {
	return (
		<ServicePage
			page={page}
			path={paths.armouredDoor}
			picture={pictures["porte-blindee"]}
			preselected="Installation porte blindée"
		>
			<SplitSection title={page.certifications.title} lead={page.certifications.lead}>
				<ResistanceLevels levels={page.certifications.levels} />
				<p className="measure mt-8">{page.certifications.norms}</p>
			</SplitSection>
			<Section {...page.solutions} ground="stone">
				<AnnotatedDoor items={page.solutions.items} />
			</Section>
			<SplitSection {...page.benefits}>
				<RuledList items={page.benefits.items} />
			</SplitSection>
			<Section {...page.warranties} ground="night">
				<Warranties items={page.warranties.items} />
			</Section>
			<Section {...page.steps}>
				<Steps items={page.steps.items} />
			</Section>
			<SplitSection {...page.reasons}>
				<RuledList items={page.reasons.items} />
			</SplitSection>
			<Section {...page.gallery}>
				<Gallery items={page.gallery.items} />
			</Section>
		</ServicePage>
	);
}
