import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { HeadingText, SplitSection } from "#app/ui/section.tsx";
import { chrome } from "#content/chrome.ts";
import { sectionWords } from "#content/section-words.ts";
import type { Item, Prose } from "#content/shapes.ts";
import { paths } from "#content/site-map.ts";
import { CallButton, PhoneNumber } from "./call-link.tsx";

/** Questions that open in place; without script too, and found by the browser's own search. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
	return (
		<div className="border-b-2 border-rule">
			{items.map((item, index) => (
				<details key={item.question} open={index === 0} className="group rule-top">
					<summary className="flex min-h-14 items-center justify-between gap-4 py-3">
						<h3 className="font-sign h3 font-bold">{item.question}</h3>
						<Icon name="down" className="size-5 group-open:rotate-180" />
					</summary>
					<p className="measure pb-6">{item.answer}</p>
				</details>
			))}
		</div>
	);
}

/** A heading with what there is to read under it; what it explains is drawn beside, as large as it can be. */
export function ProseSection({ title, paragraphs, children }: Prose & { children: ReactNode }) {
	return (
		<SplitSection
			title={title}
			aside={
				<div className="measure mt-5 grid gap-4">
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			}
		>
			{children}
		</SplitSection>
	);
}

/** What happens, in order: large numbers on one line of travel; on a phone, and where a picture stands beside, before their words. */
export function Steps({ items, isBesidePicture = false }: { items: readonly Item[]; isBesidePicture?: boolean }) {
	return (
		<ol
			className={`grid gap-x-8 ${isBesidePicture ? "steps-down" : "gap-y-10 max-sm:steps-down sm:grid-cols-2 lg:grid-cols-4"}`}
		>
			{items.map((step, index) => (
				<li key={step.title}>
					<p aria-hidden="true" className="figure-large flex items-center gap-4">
						{index + 1}
						<span className="h-0.5 flex-1 bg-current opacity-40" />
					</p>
					<h3 className="h3 mt-3">{step.title}</h3>
					<p className="mt-2">{step.text}</p>
				</li>
			))}
		</ol>
	);
}

/** Where a page has nothing to show: the number, and the way home. A full load: the router may be what failed. */
export function WaysOut({ homeLink }: { homeLink: string }) {
	return (
		<div className="mt-8 flex flex-wrap gap-3">
			<CallButton className="w-full sm:w-auto" />
			<a href={paths.home} className="btn btn-plain w-full sm:w-auto">
				{homeLink}
			</a>
		</div>
	);
}

const words = sectionWords.quote;

type QuoteSectionProps = {
	title: string;
	lead: string;
	className?: string;
	aside?: ReactNode;
	children: ReactNode;
	isUnderNumber?: boolean;
};

/**
 * The foot of a page that ends in the form. The heading is where « Demander un devis » lands.
 * @param isUnderNumber the number stands large just above: on phones the form comes at once
 */
export function QuoteSection({
	title,
	lead,
	className = "",
	aside,
	children,
	isUnderNumber = false,
}: QuoteSectionProps) {
	return (
		<section className={`on-stone band ${className}`.trim()}>
			<div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="devis" tabIndex={-1} className="h2 max-w-[20ch]">
						<HeadingText>{title}</HeadingText>
					</h2>
					<p className="measure mt-4 text-lead">{lead}</p>
					<div className={isUnderNumber ? "max-lg:hidden" : undefined}>
						<p className="mt-8 font-semibold">{words.faster}</p>
						<PhoneNumber className="tap mt-1 h2" />
						<p className="mt-1 text-small">{words.open}</p>
					</div>
					<p className="mt-6 text-small">{words.answer}</p>
					{aside}
				</div>
				<div>{children}</div>
			</div>
		</section>
	);
}
QuoteSection.ground = "stone";

/** Beside what is the sample's, not the owner's own. */
export function SampleTag() {
	return <span className="inline-block border border-current px-2 text-small font-normal">{chrome.sample}</span>;
}
