import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Steps } from "#app/sections/blocks.tsx";
import { RuledList } from "#app/sections/cards.tsx";
import { ResistanceLevels } from "#app/sections/door-figures.tsx";
import { AnnotatedDoor } from "#app/sections/drawings.tsx";
import { Warranties } from "#app/sections/guarantees.tsx";
import { NightPicture } from "#app/sections/night-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { armouredDoorPage as page } from "#content/pages/armoured-door.ts";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const head = () => pageHead(page.seo, paths.armouredDoor);

export default function ArmouredDoor() {
	return (
		<ServicePage page={page} path={paths.armouredDoor} picture="porte-blindee" preselected="Installation porte blindée">
			<Section title={page.certifications.title} lead={page.certifications.lead}>
				<ResistanceLevels levels={page.certifications.levels} />
				<p className="measure mt-10">{page.certifications.note}</p>
				<p className="measure mt-4">{page.certifications.norms}</p>
			</Section>
			<Section {...page.solutions} ground="stone" list={AnnotatedDoor} />
			{page.benefits.items.length > 0 ? <SplitSection {...page.benefits} list={RuledList} /> : null}
			{page.warranties.items.length > 0 ? (
				<Section {...page.warranties} ground="night" list={Warranties} folds={sectionWords.more.guarantees} />
			) : null}
			<Section {...page.steps} list={Steps} folds={sectionWords.more.steps} />
			<NightPicture title={page.reasons.title} picture={pictures["barre-seuil"]}>
				<RuledList items={page.reasons.items} />
			</NightPicture>
			<Section {...page.gallery} list={Gallery} />
		</ServicePage>
	);
}
