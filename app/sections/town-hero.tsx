import { HeadingText } from "#app/ui/section.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { sectionWords } from "#content/section-words.ts";
import { townPath } from "#content/site-map.ts";
import { atTown, integer, km, minutes, ofTown } from "#content/wording.ts";
import { CallButton, QuoteLink, SmsLink } from "./call-link.tsx";
import { KeyEdge } from "./key.tsx";
import { RING, type TownMap } from "./map-layout.ts";
import { NightGround, Reach } from "./night-frame.tsx";
import { PageTrail } from "./page-hero.tsx";
import { UnlessClosed } from "./unless-closed.tsx";

const says = sectionWords.town;

/** From this length on a name takes the smaller title, so that the call stays on the first screen. */
const LONG_NAME = 20;

type TownHeroProps = {
	words: {
		hero: { title: string; lead: string };
		direction: string;
		estimate: string;
		beyondRadius: string | undefined;
	};
	town: Record<"slug" | "name" | "commune", string> &
		Record<"population" | "distanceKm" | "measuredKm" | "minutes", number>;
	map: TownMap;
};

/** The town's time beside the number to call, and its street plaque on the night map. */
export function TownHero({ words, town, map }: TownHeroProps) {
	return (
		<>
			<div className="on-night relative flow-root overflow-clip">
				<div className="wrap relative z-1 pt-3">
					<PageTrail path={townPath(town.slug)} here={`${says.serves} ${town.name}`} />
					<div className="mt-3 md:mt-10 lg:max-w-[36rem]">
						<h1 className={town.name.length > LONG_NAME ? "h2" : "h1"}>
							<HeadingText>{words.hero.title}</HeadingText>
						</h1>
						<p className="mt-3 text-body md:mt-4 md:text-lead">
							<UnlessClosed>
								<span className="figure-large mr-2 text-orange">{minutes(town.minutes)}</span>{" "}
								<span className="whitespace-nowrap">{words.beyondRadius ? says.arrivalBeyond : says.arrival}</span>
							</UnlessClosed>
						</p>
						<div className="mt-5 flex flex-wrap gap-3">
							<CallButton className="w-full sm:w-auto" />
							<SmsLink
								number={business.smsNumber}
								body={`${chrome.sms.hello} ${atTown(town.name)}. ${chrome.sms.door}\u00a0`}
								className="w-full sm:w-auto"
							/>
							<QuoteLink className="w-full sm:w-auto" />
						</div>
						{words.beyondRadius ? (
							<p className="measure mt-5 border-l-4 border-orange pl-4">{words.beyondRadius}</p>
						) : null}
						<p className="while-open measure mt-4">{words.estimate}</p>
					</div>
				</div>
				<TownNight map={map} />
				<p className="town-plaque">{town.name}</p>
				<div className="wrap relative z-1 pb-8 lg:pb-20">
					<div className="lg:mt-5 lg:max-w-[36rem]">
						<p className="measure text-lead text-mist">{words.hero.lead}</p>
						<dl className="mt-5 lg:mt-8">
							<HeroFact
								label={town.commune === town.name ? says.population : `${says.population} ${ofTown(town.commune)}`}
								value={integer(town.population)}
							/>
							<HeroFact
								label={town.distanceKm === town.measuredKm && town.distanceKm > 0 ? says.crowFlight : says.from}
								value={
									town.distanceKm === 0 ? `${km(0)}, ${says.onTheSpot}` : `${km(town.distanceKm)} ${words.direction}`
								}
							/>
						</dl>
					</div>
				</div>
			</div>
			<KeyEdge above="night" below="paper" />
		</>
	);
}

/** The way from the base to a town, at night, its neighbours named around it. The words beside it say the same. */
function TownNight({ map: { view, scale, x, y, labels } }: { map: TownMap }) {
	return (
		<div className="town-night">
			<svg aria-hidden="true" viewBox={view} fontSize={scale} strokeWidth={scale / 9} className="font-sign">
				<NightGround />
				<Reach />
				{x || y ? (
					<>
						<path d={`M0 0L${x} ${y}`} className="way" />
						<circle cx={x} cy={y} r={RING * scale} />
					</>
				) : null}
				{labels.map(({ name, lead, isTown, ...at }) => (
					<g key={name}>
						{lead ? <path d={lead} /> : null}
						<text x={at.x} y={at.y} textAnchor={at.anchor} className={isTown ? "named" : undefined}>
							{name}
						</text>
					</g>
				))}
			</svg>
		</div>
	);
}

function HeroFact({ label, value }: { label: string; value: string }) {
	return (
		<div className="rule-top flex flex-wrap items-baseline justify-between gap-x-6 py-3">
			<dt>{label}</dt>
			<dd className="font-sign h3 font-bold">{value}</dd>
		</div>
	);
}
