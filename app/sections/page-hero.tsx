import type { ReactNode } from "react";
import { HeadingText } from "#app/ui/heading-text.tsx";
import { chrome } from "#content/chrome.ts";
import type { Picture } from "#content/pictures.ts";
import type { Figure, Hero } from "#content/shapes.ts";
import { CallButton } from "./call-link.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { KeyEdge } from "./key-edge.tsx";
import { PageTrail } from "./page-trail.tsx";
import { QuoteLink } from "./quote-link.tsx";

type PageHeroProps = {
	hero: Hero;
	/** Words before the number on the call button. */
	callLabel?: string | undefined;
	/** Path of the page, for its breadcrumb. */
	path?: string;
	picture: Picture;
	/** Under the title, before the call: whom to call first, if anybody. With it the lead waits until after the call. */
	first?: ReactNode;
	/** Content of the hero, below the two buttons. */
	children?: ReactNode;
};

/** Page header on dark: title, number to call, arrival time and picture, before anything else. */
export function PageHero({ hero, callLabel, path, picture, first, children }: PageHeroProps) {
	const callFirst = first !== undefined;
	const lead = <p className="measure mt-5 text-lead text-mist">{hero.lead}</p>;
	return (
		<>
			<div className="on-night relative grid grid-cols-1">
				<div className={`wrap words relative z-1 pb-12 ${path ? "pt-3" : "pt-8 md:pt-20"} md:pb-24`}>
					{path ? <PageTrail path={path} /> : null}
					<div className={`relative ${path ? "mt-3 md:mt-10" : ""}`}>
						<h1 className="h1">
							<HeadingText>{hero.title}</HeadingText>
						</h1>
						{first}
						<div className="no-print mt-3 flex flex-wrap gap-3 lg:mt-5">
							<PromisedTime text={hero.promise ?? chrome.banner.arrival} />
							<CallButton label={callLabel} className="w-full md:hidden" />
						</div>
						{callFirst ? null : lead}
						<div className={`${callFirst ? "mt-5 md:mt-6" : "mt-8"} flex flex-wrap gap-3 lg:-mr-12`}>
							<CallButton label={callLabel} className="hidden md:inline-flex lg:text-[1.375rem]" />
							<QuoteLink className="w-full sm:w-auto" />
						</div>
						{callFirst ? lead : null}
						{children}
					</div>
				</div>
				{hero.figures.length > 0 ? (
					<div className="border-t border-steel bg-night">
						<Figures items={hero.figures} className="wrap py-8 md:py-10" />
					</div>
				) : null}
				<HeroPicture picture={picture} />
			</div>
			<KeyEdge above="night" below="paper" />
		</>
	);
}

/** What is promised, its time set large: « Intervention en moins de » and « 30 min ». */
function PromisedTime({ text }: { text: string }) {
	const [, before = text, time, after] = /^(.*?)(\d+\s(?:min|h))(.*)$/.exec(text) ?? [];
	return (
		<p className="font-sign leading-none font-semibold text-lamp lg:text-h3">
			{before}
			{time ? <b className="text-[1.9em] font-extrabold text-orange">{time}</b> : null}
			{after}
		</p>
	);
}

/** Numbers as objects: large, on one line, as on the side of a van. */
export function Figures({ items, className = "" }: { items: readonly Figure[]; className?: string }) {
	return (
		<dl
			className={`two-up grid gap-x-6 gap-y-8 sm:grid-cols-2 ${items.length === 3 ? "md:grid-cols-3" : "lg:grid-cols-[repeat(4,auto)]"} ${className}`}
		>
			{items.map((item) => (
				<div key={item.label} className="flex flex-col gap-2">
					<dt className="text-small">{item.label}</dt>
					<dd className="figure-large -order-1 max-w-full max-sm:text-h2">{item.value}</dd>
				</div>
			))}
		</dl>
	);
}
