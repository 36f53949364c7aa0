import type { ReactNode } from "react";
import { HeadingText } from "#app/ui/heading-text.tsx";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { hours } from "#content/wording.ts";
import { PhoneNumber } from "./call-link.tsx";

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
					<p className="mt-8 font-semibold">Plus vite : appelez.</p>
					<PhoneNumber className="tap mt-1 text-[2rem]" />
					<p className="mt-1 text-small">
						{facts.hours} et {facts.days} · {business.baseTown}
					</p>
					<p className="mt-6 text-small">
						Réponse sous {hours(facts.replyHours)} en journée, devis détaillé sous {hours(facts.quoteHours)}.
					</p>
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
QuoteSection.ground = "stone";
