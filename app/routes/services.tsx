import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { CallBanner } from "#app/sections/call-link.tsx";
import { GuaranteeTable } from "#app/sections/guarantees.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PriceEstimate, PriceSchedule } from "#app/sections/prices.tsx";
import { ServiceRows } from "#app/sections/service-rows.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Section } from "#app/ui/section.tsx";
import { isFilled, priceList } from "#content/own-facts.ts";
import { servicesPage as page } from "#content/pages/services.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";

export const head = () => pageHead(page.seo, paths.services);

export default function Services() {
	return (
		<>
			<PageHero picture={pictures.etabli} hero={page.hero} path={paths.services} />
			<BelowTheFold>
				<Section {...page.cards} list={ServiceRows} />
				<PriceEstimate prices={priceList} />
				{isFilled(priceList) ? <PriceSchedule prices={priceList} /> : null}
				<Section title={page.guarantees.title} lead={page.guarantees.lead} ground="stone">
					<GuaranteeTable caption={page.guarantees.title} lines={page.guarantees.items} />
				</Section>
				<CallBanner {...page.quote} />
			</BelowTheFold>
		</>
	);
}
