import { Gallery } from "#app/features/gallery/gallery.tsx";
import { ColumnList, NumberedList } from "#app/sections/cards.tsx";
import { DoorSection } from "#app/sections/door-section.tsx";
import { OptionsCompared } from "#app/sections/options-compared.tsx";
import { Figures } from "#app/sections/page-hero.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { pageMeta } from "#app/seo/meta.ts";
import { Section } from "#app/ui/section.tsx";
import { doorCladdingPage as page } from "#content/pages/door-cladding.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const meta = () => pageMeta(page.seo, paths.doorCladding);

export default function DoorCladding() {
	return (
		<ServicePage
			page={page}
			path={paths.doorCladding}
			picture={pictures["protege-cylindre"]}
			preselected="Installation porte blindée"
		>
			<Section {...page.benefits}>
				<ColumnList items={page.benefits.items} columns={2} />
			</Section>
			<Section {...page.technique} ground="stone">
				<DoorSection />
				<NumberedList items={page.technique.items} className="mt-6 gap-x-10 sm:grid sm:grid-cols-2 lg:grid-cols-3" />
			</Section>
			<Section {...page.options} list={OptionsCompared} />
			<Section {...page.delays} ground="night" list={Figures} />
			<Section {...page.steps} list={Steps} />
			<Section {...page.gallery} list={Gallery} />
		</ServicePage>
	);
}
