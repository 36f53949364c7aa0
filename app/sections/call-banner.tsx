import type { ReactNode } from "react";
import { SectionTitle } from "#app/ui/section.tsx";
import { CallButton } from "./call-link.tsx";
import { QuoteLink } from "./quote-link.tsx";

type CallBannerProps = { title: string; text?: string; label?: string; offersQuote?: boolean; children?: ReactNode };

/** Closing call to action: the door stands open at its edge. `children` come under the words, from one side to the other. */
export function CallBanner({ title, text, label, offersQuote = true, children }: CallBannerProps) {
	return (
		<section className="on-night open-door band border-b border-steel">
			<div className="wrap">
				<SectionTitle title={title} lead={text} width="max-w-[20ch]" leadColour="text-mist" />
				<div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
					<CallButton label={label} />
					{offersQuote ? <QuoteLink /> : null}
				</div>
			</div>
			{children}
		</section>
	);
}
CallBanner.ground = "night";
