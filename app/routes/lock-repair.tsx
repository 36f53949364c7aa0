import { Gallery } from "#app/features/gallery/gallery.tsx";
import { Steps } from "#app/sections/blocks.tsx";
import { CallButton } from "#app/sections/call-link.tsx";
import { CheckList, ColumnList, OfferList } from "#app/sections/cards.tsx";
import { ExplodedLock } from "#app/sections/drawings.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Band, Section, SplitSection } from "#app/ui/section.tsx";
import { lockRepairPage as page } from "#content/pages/lock-repair.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";
import { ServicePage } from "./service-page.tsx";

export const head = () => pageHead(page.seo, paths.lockRepair);

export default function LockRepair() {
	return (
		<ServicePage
			page={page}
			path={paths.lockRepair}
			picture="applique"
			callLabel={page.callLabels.hero}
			preselected="Réparation serrure"
		>
			<Section {...page.problems} list={ExplodedLock} />
			<SplitSection {...page.services} ground="stone" list={OfferList} folds={sectionWords.more.prices} />
			<Band ground="night">
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
			</Band>
			<Section {...page.reasons}>
				<ColumnList items={page.reasons.items} columns={3} />
			</Section>
			<Section {...page.steps} list={Steps} folds={sectionWords.more.steps} />
			{/* Its one example may be taken out: a title over nothing is not left behind. */}
			{page.gallery.items.length > 0 ? <SplitSection {...page.gallery} list={Gallery} /> : null}
		</ServicePage>
	);
}
