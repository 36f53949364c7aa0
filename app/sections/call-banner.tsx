import { SectionTitle } from "#app/ui/section.tsx";
import { CallButton } from "./call-link.tsx";
import { QuoteLink } from "./quote-link.tsx";

type CallBannerProps = { title: string; text?: string; label?: string; offersQuote?: boolean };

/** Closing call to action, on a dark background. */
export function CallBanner({ title, text, label, offersQuote = true }: CallBannerProps) {
	return (
		<section className="on-night band border-b border-steel">
			<div className="wrap grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
				<div>
					<SectionTitle title={title} lead={text} width="max-w-[20ch]" leadColour="text-mist" />
				</div>
				<div className="grid gap-3 sm:w-fit lg:justify-self-end">
					<CallButton label={label} />
					{offersQuote ? <QuoteLink /> : null}
				</div>
			</div>
		</section>
	);
}
CallBanner.ground = "night";
