import { Fragment, type ReactNode } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { HeadingText } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { nightPrices, openingInShort, priceList } from "#content/own-facts.ts";
import type { Picture as PictureFacts } from "#content/pictures.ts";
import { sectionWords } from "#content/section-words.ts";
import type { Figure, Hero } from "#content/shapes.ts";
import { labelOf, paths } from "#content/site-map.ts";
import { isFilled } from "#content/sunday-prices.ts";
import { CallButton, QuoteLink } from "./call-link.tsx";
import { KeyEdge } from "./key.tsx";
import { UnlessClosed } from "./unless-closed.tsx";

/** On paper only, in place of the header: whose page this is, the number to dial and the address to come back to. */
export function PrintHead({ path }: { path: string }) {
	return (
		<p className="hidden print:block">
			<b>{business.name}</b>
			{` · ${business.phoneNational} · ${__SITE_URL__}${path}`}
		</p>
	);
}

/** What a narrow column beside the words must keep, then what a low band above them must. */
const CROPS: Record<PictureFacts["subject"], string> = {
	left: "object-[20%_50%]",
	centre: "",
	"right of centre": "object-[75%_60%]",
	"low right of centre": "object-[70%_78%]",
	right: "object-[82%_85%] to-the-door",
	"upper right": "object-[82%_30%] to-the-door",
	"lower right": "object-[82%_100%] low to-the-door",
};

/**
 * The hero picture (styles/screens.css): on wide screens the right half of the dark background, faded in towards the words;
 * above them on phones and upright tablets, its foot under the title, or below the figures where large letters need the room.
 * Lazy-loaded after layout, so that it does not compete with the text for bandwidth. It is cut by its height, and asks for
 * the pixels of a picture that high.
 */
export function HeroPicture({ picture: { subject, ...picture } }: { picture: PictureFacts }) {
	return (
		<div className="hero-picture">
			<Picture
				{...picture}
				sizes="(min-width: 1024px) 88rem, (min-width: 640px) 64rem, 145vw"
				className={`aspect-16/8 w-full object-cover ${CROPS[subject]}`}
			/>
			<p className="absolute right-3 bottom-1 max-w-4/5 text-right bg-night px-2 text-small text-mist italic">
				{picture.credit}
			</p>
		</div>
	);
}

type PageTrailProps = { path: string; here?: string };

/** Where a page stands: under the home page, and under the list that leads to it. `here` is a town's own name. */
export function PageTrail({ path, here = labelOf(path) }: PageTrailProps) {
	return (
		<Breadcrumb
			label={sectionWords.trail}
			trail={[paths.home, ...listAbove(path)].map((step) => ({ label: labelOf(step), path: step }))}
			here={here}
		/>
	);
}

function listAbove(path: string): string[] {
	if (path.startsWith(`${paths.services}/`)) return [paths.services];
	return path.startsWith("/serrurier-") ? [paths.serviceArea] : [];
}

type PageHeroProps = {
	hero: Hero;
	/** Words before the number on the call button. */
	callLabel?: string | undefined;
	/** Path of the page, for its breadcrumb. */
	path?: string;
	picture: PictureFacts;
	/** Under the title, before the call: whom to call first, if anybody. With it the lead waits until after the call. */
	first?: ReactNode;
	/** Across the screen under the title and the call, before the lead and all that follows. */
	sign?: ReactNode;
	/** Content of the hero, below the two buttons. */
	children?: ReactNode;
};

/** Page header on dark: title, number to call, arrival time and picture, before anything else. */
export function PageHero({ hero, callLabel, path, picture, first, sign, children }: PageHeroProps) {
	const callFirst = first !== undefined || sign !== undefined;
	const lead = <p className="measure mt-5 text-lead text-mist">{hero.lead}</p>;
	return (
		<>
			<div className="on-night relative grid grid-cols-1">
				<div
					className={`wrap words relative z-1 ${path ? "pt-3" : "pt-8"} ${sign ? "pb-6 md:pb-8" : "pb-12 md:pb-24"}`}
				>
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
							<QuoteLink className={sign ? "hidden md:inline-flex" : "w-full sm:w-auto"} />
						</div>
						{sign ? null : (
							<>
								{callFirst ? lead : null}
								{children}
							</>
						)}
					</div>
				</div>
				{sign ? (
					<>
						<div className="wrap">{sign}</div>
						<div className="wrap grid items-center gap-x-16 gap-y-10 pt-3 pb-8 md:pb-12 lg:grid-cols-2">
							<div>
								{lead}
								<QuoteLink className="mt-6 w-full md:hidden" />
								{children}
							</div>
							<Figures items={hero.figures} isBeside />
						</div>
					</>
				) : hero.figures.length > 0 ? (
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

/** What a visitor asks first: prices of the schedule, unless nothing is to be opened, and of the night; `also`: who comes, or what else has a price. */
export function InShort({ also = "", opens = true }: { also?: string; opens?: boolean }) {
	return (
		<div className="no-print measure mt-5 text-mist">
			<p>
				{opens ? <Amounts text={openingInShort(2)} /> : null} {nightPrices} {also}
			</p>
			{isFilled(priceList) ? (
				<a href={`${paths.services}#bareme`} className="link tap">
					{sectionWords.schedule}
				</a>
			) : null}
		</div>
	);
}

/** A sentence with its prices standing out of it: the second thing that who is locked out looks for. */
const Amounts = ({ text }: { text: string }) =>
	text.split(/(?<=€)/).map((piece) => {
		const [, before = piece, amount] = /^(.*?)(\d[\d\s,]*€)$/.exec(piece) ?? [];
		return (
			<Fragment key={piece}>
				{before}
				{amount ? <b className="text-white">{amount}</b> : null}
			</Fragment>
		);
	});

/** What is promised, its time set large: « Intervention en moins de » and « 30 min ». */
function PromisedTime({ text }: { text: string }) {
	const [, before = text, time, after] = /^(.*?)(\d+\s(?:min|h))(.*)$/.exec(text) ?? [];
	return (
		<p className="font-sign text-small [line-height:1] font-semibold text-lamp lg:h3 lg:[line-height:1]">
			<UnlessClosed>
				{before}
				{/* « en moyenne » stays with its time: alone on a narrow phone's second line it said nothing. */}
				<span className="inline-block">
					{time ? <b className="text-[1.8em] font-extrabold text-orange">{time}</b> : null}
					{after}
				</span>
			</UnlessClosed>
		</p>
	);
}

/** Numbers as objects: large, on one line, as on the side of a van. */
export function Figures({
	items,
	className = "",
	isBeside = false,
	look = "figure-large max-sm:h2",
}: {
	items: readonly Figure[];
	className?: string;
	/** Words stand beside them: two on a line. */
	isBeside?: boolean;
	/** Of the numbers. */
	look?: string;
}) {
	const wide = isBeside ? "" : items.length === 3 ? "md:grid-cols-3" : "justify-between xl:flex";
	return (
		<dl className={`grid gap-x-10 gap-y-5 sm:grid-cols-2 ${wide} ${className}`}>
			{items.map((item) => (
				// A time of arrival is none on a day that is closed.
				<div
					key={item.label}
					className={`grid grid-cols-[2fr_3fr] xl:min-w-auto content-start gap-2 sm:flex sm:flex-col ${item.value.startsWith("<") ? "while-open" : ""}`}
				>
					<dt className="text-small">{item.label}</dt>
					{/* « 7 h 30–23 h » is longer than its column. */}
					<dd className={`-order-1 ${look} ${item.value.length < 10 ? "min-w-auto whitespace-nowrap" : ""}`}>
						{item.value}
					</dd>
				</div>
			))}
		</dl>
	);
}
