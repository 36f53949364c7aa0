import type { ReactNode } from "react";
import { HeadingText } from "#app/ui/heading-text.tsx";
import { sectionWords } from "#content/section-words.ts";
import { PhoneNumber } from "./call-link.tsx";

const words = sectionWords.quote;

type QuoteSectionProps = { title: string; lead: string; className?: string; children: ReactNode };

/** The foot of a page that ends in the form. The heading is where « Demander un devis » lands. */
export function QuoteSection({ title, lead, className = "", children }: QuoteSectionProps) {
	return (
		<section className={`on-stone band ${className}`.trim()}>
			<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="devis" tabIndex={-1} className="h2 max-w-[16ch]">
						<HeadingText>{title}</HeadingText>
					</h2>
					<p className="measure mt-4 text-lead">{lead}</p>
					<p className="mt-8 font-semibold">{words.faster}</p>
					<PhoneNumber className="tap mt-1 text-h2" />
					<p className="mt-1 text-small">{words.open}</p>
					<p className="mt-6 text-small">{words.answer}</p>
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
QuoteSection.ground = "stone";
