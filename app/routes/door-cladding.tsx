import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Steps } from "#app/sections/blocks.tsx";
import { ColumnList } from "#app/sections/cards.tsx";
import { OptionsCompared } from "#app/sections/door-figures.tsx";
import { CladDoor } from "#app/sections/drawings.tsx";
import { Figures } from "#app/sections/page-hero.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section } from "#app/ui/section.tsx";
import { doorCladdingPage as page } from "#content/pages/door-cladding.ts";
import { sectionWords } from "#content/section-words.ts";
import { ifOffered, paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const head = () => pageHead(page.seo, paths.doorCladding);

export default function DoorCladding() {
	return (
		<ServicePage
			page={page}
			path={paths.doorCladding}
			picture="protege-cylindre"
			preselected={ifOffered("armouredDoors", "Installation porte blindée", "Autre")}
		>
			<Section {...page.benefits}>
				<ColumnList items={page.benefits.items} columns={2} />
			</Section>
			<Section {...page.technique} ground="stone" list={CladDoor} />
			<Section {...page.options} list={OptionsCompared} />
			<Section {...page.delays} ground="night" list={Figures} />
			<Section {...page.steps} list={Steps} folds={sectionWords.more.steps} />
			<Section {...page.gallery} list={Gallery} />
		</ServicePage>
	);
}
