import { Gallery } from "#app/features/gallery/gallery.tsx";
import { ProseSection } from "#app/sections/blocks.tsx";
import { CallButton } from "#app/sections/call-link.tsx";
import { ColumnList, OfferList, RuledList, Stairs } from "#app/sections/cards.tsx";
import { LockPoints } from "#app/sections/door-figures.tsx";
import { CylinderSection } from "#app/sections/drawings.tsx";
import { NightPicture } from "#app/sections/night-frame.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section, SplitSection } from "#app/ui/section.tsx";
import { lockChangePage as page } from "#content/pages/lock-change.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const head = () => pageHead(page.seo, paths.lockChange);

export default function LockChange() {
	return (
		<ServicePage page={page} path={paths.lockChange} picture="crochet" preselected="Changement de serrure">
			<ProseSection {...page.expertise}>
				<CylinderSection />
			</ProseSection>
			<Section {...page.services} ground="stone" list={Stairs} />
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
			<NightPicture title={page.express.title} lead={page.express.text} picture={pictures["protege-cylindre"]}>
				<RuledList items={page.express.lines.map(({ value, label }) => ({ title: value, text: label }))} />
				<CallButton className="mt-8 w-full sm:w-auto" />
			</NightPicture>
			<SplitSection {...page.reasons} list={RuledList} />
			<Section {...page.whoPays} ground="stone">
				<ColumnList items={page.whoPays.items} columns={3} />
			</Section>
			<Section {...page.gallery} list={Gallery} />
		</ServicePage>
	);
}
