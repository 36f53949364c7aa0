import type { ReactNode } from "react";
import { BelowTheFold } from "#app/features/navigation/below-the-fold.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { QuoteSection } from "#app/sections/quote-section.tsx";
import { chrome } from "#content/chrome.ts";
import type { Picture } from "#content/pictures.ts";
import type { Hero } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";
import type { ServiceChoice } from "#shared/quote/fields.ts";

const TRAIL = [
	{ label: chrome.home, path: paths.home },
	{ label: "Services", path: paths.services },
];

type ServicePageProps = {
	page: { hero: Hero; form: { title: string; lead: string } };
	/** Its name at the end of the trail. */
	here: string;
	picture: Picture;
	callLabel?: string;
	/** In the hero, under the two ways in. */
	underHero?: ReactNode;
	/** The service that the form at its foot proposes. */
	preselected: ServiceChoice;
	/** False: on paper there is no form. */
	printsForm?: boolean;
	children: ReactNode;
};

/** What the pages under /services have alike: the hero, then each its own parts, then the form. */
export function ServicePage(props: ServicePageProps) {
	const { page, here, picture, callLabel = "Appeler le", underHero, preselected, printsForm = true, children } = props;
	return (
		<>
			<PageHero hero={page.hero} trail={TRAIL} here={here} callLabel={callLabel} picture={picture}>
				{underHero}
			</PageHero>
			<BelowTheFold>
				{children}
				<QuoteSection {...page.form} className={printsForm ? "" : "no-print"}>
					<QuoteForm preselected={preselected} />
				</QuoteSection>
			</BelowTheFold>
		</>
	);
}
