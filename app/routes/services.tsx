import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { CallBanner } from "#app/sections/call-link.tsx";
import { CheckList } from "#app/sections/cards.tsx";
import { GuaranteeTable } from "#app/sections/guarantees.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PriceEstimate, PriceSchedule } from "#app/sections/prices.tsx";
import { pageHead } from "#app/seo/head.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { priceList } from "#content/own-facts.ts";
import { servicesPage as page } from "#content/pages/services.ts";
import type { ServicesPage } from "#content/pages/types.ts";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import { paths } from "#content/site-map.ts";
import { isFilled } from "#content/sunday-prices.ts";

export const head = () => pageHead(page.seo, paths.services);

export default function Services() {
	return (
		<>
			<PageHero picture={pictures.etabli} hero={page.hero} path={paths.services} />
			<BelowTheFold>
				<Section {...page.cards} list={ServiceRows} />
				<PriceEstimate prices={priceList} />
				{isFilled(priceList) ? <PriceSchedule prices={priceList} /> : null}
				<Section
					title={page.guarantees.title}
					lead={page.guarantees.lead}
					ground="stone"
					folds={sectionWords.more.guarantees}
				>
					<GuaranteeTable caption={page.guarantees.title} lines={page.guarantees.items} />
				</Section>
				<CallBanner {...page.quote} />
			</BelowTheFold>
		</>
	);
}

/** The six services one under the other: each row leads to its page; the call stands beside. */
function ServiceRows({ items }: { items: ServicesPage["cards"]["items"] }) {
	return (
		<ul>
			{items.map((item) => {
				const picture = pictures[item.picture];
				return (
					<li
						key={item.title}
						className="relative grid grid-cols-[min(7rem,29vw)_minmax(0,1fr)] gap-x-4 gap-y-2 border-t-2 border-ink py-5 sm:grid-cols-[2fr_3fr] sm:gap-x-12 sm:py-8 lg:grid-cols-[5fr_7fr] lg:py-12 lg:even:grid-cols-[7fr_5fr] lg:even:*:first:order-1"
					>
						<div>
							<Picture
								{...picture}
								sizes="(min-width: 1024px) 44rem, (min-width: 640px) 38vw, 8rem"
								className="aspect-4/5 w-full rounded-sm object-cover lg:aspect-8/5"
							/>
							<p className="mt-1 text-small text-soft italic">{picture.credit}</p>
						</div>
						{/* On a phone the picture stands beside title and text alone. */}
						<div className="max-sm:contents">
							<div>
								<h3 className="h3 sm:h2">{item.title}</h3>
								<p className="measure mt-1 sm:mt-4">{item.text}</p>
							</div>
							{item.features.length === 0 ? null : (
								<details open className="folded relative z-1 max-sm:col-span-2 sm:mt-5">
									<summary className="tap no-print gap-3 text-small font-semibold sm:hidden">{page.includes}</summary>
									<CheckList items={item.features} className="gap-x-8 lg:grid-cols-2" />
								</details>
							)}
							<div className="max-sm:two-up grid grid-cols-2 gap-3 max-sm:col-span-2 sm:mt-6 sm:flex sm:flex-wrap">
								{/* The whole row, but for the call. */}
								<a
									href={item.page}
									className="no-print btn btn-plain after:absolute after:inset-0 max-sm:px-1 max-sm:text-small"
								>
									{item.link}
								</a>
								<a
									href={business.telHref}
									className="relative z-1 btn btn-plain flex-wrap max-sm:px-1 max-sm:text-small"
								>
									<Icon name="phone" className="size-5 max-sm:hidden" />
									{item.action.label} <span className="whitespace-nowrap max-sm:sr-only">{business.phoneNational}</span>
								</a>
							</div>
						</div>
					</li>
				);
			})}
		</ul>
	);
}
