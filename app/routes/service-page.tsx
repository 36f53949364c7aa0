import type { ReactNode } from "react";
import { BelowTheFold } from "#app/features/navigation/route-change.tsx";
import { QuoteForm } from "#app/features/quote-form/quote-form.tsx";
import { QuoteSection } from "#app/sections/blocks.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pictures } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import type { Hero, PictureName } from "#content/shapes.ts";
import type { ServiceChoice } from "#shared/quote/fields.ts";

type ServicePageProps = {
	page: { hero: Hero; form: { title: string; lead: string } };
	path: string;
	picture: PictureName;
	callLabel?: string | undefined;
	/** In the hero, above the two buttons. */
	first?: ReactNode;
	/** In the hero, under them. */
	last?: ReactNode;
	/** The service that the form at its foot proposes. */
	preselected: ServiceChoice;
	/** Who reads it wants help now: no way to the form in the head, and none on paper. */
	helpFirst?: boolean;
	children: ReactNode;
};

/** What the pages under /services have alike: the hero, then each its own parts, then the form. */
export function ServicePage(props: ServicePageProps) {
	const { page, path, picture, callLabel, first, last, preselected, helpFirst = false, children } = props;
	return (
		<>
			<PageHero hero={page.hero} path={path} callLabel={callLabel} picture={pictures[picture]} first={first}>
				{/* The button beside the call leads to the contact page; the form of this one has its service chosen. */}
				{helpFirst ? null : (
					<a href="#devis" className="link tap no-print mt-3">
						{sectionWords.formBelow}
					</a>
				)}
				{last}
			</PageHero>
			<BelowTheFold>
				{children}
				<QuoteSection {...page.form} className={helpFirst ? "no-print" : ""}>
					<QuoteForm preselected={preselected} />
				</QuoteSection>
			</BelowTheFold>
		</>
	);
}
