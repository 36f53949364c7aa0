import { everyTown } from "#content/every-town.ts";
import { facts } from "#content/facts.ts";
import { project } from "#content/projection.ts";
import { positionOf } from "#content/town-positions.ts";
import { addresses, fields, type Span, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import {
	binsOf,
	countsByPage,
	countsIn,
	firstAnswersOf,
	OUTCOMES,
	outcomesOf,
	replyEvidence,
	sumOf,
	type Tally,
	tallyServices,
	tallyTowns,
} from "./figures.ts";
import { Part, Press } from "./form.tsx";
import { Bars, Columns, Plot, Tallies } from "./plots.tsx";
import { Euros } from "./quotes-page.tsx";
import { words } from "./words.ts";
import { binName, figureWords, pageName } from "./words-figures.ts";
import { acceptedWords } from "./words-quote.ts";

type FiguresView = ViewOf<"figures">;

/** Rows of a plot; the table has them all. */
const SHOWN = 8;

/** What rings, where it comes from, and what becomes of it. */
export function FiguresPage(view: FiguresView) {
	const { span, answers, quotes, frame } = view;
	const { towns, services, outcomes } = figureWords;
	const tallies = tallyTowns(answers);
	const calls = answers.filter(({ isCall }) => isCall).length;
	return (
		<Whole title={words.pages.figures} frame={frame} here={addresses.figures}>
			<Spans chosen={span} />
			<ByDay {...view} />
			<ByPage {...view} />
			{calls === 0 ? null : <p className="mt-6 font-bold">{figureWords.calls(calls)}</p>}
			<Tallies
				title={towns.title}
				column={towns.column}
				tallies={tallies}
				atMost={SHOWN}
				ranked={<TownMap tallies={tallies} ranked={SHOWN} />}
			/>
			<Tallies title={services.title} column={services.column} tallies={tallyServices(answers)} />
			<Tallies title={outcomes.title} column={outcomes.column} tallies={outcomesIn(view)} />
			<Answers {...view} />
			<p className="no-print mt-8">
				<a href={`${addresses.figuresFile}?${fields.span}=${span}`} className="btn btn-plain w-full">
					{figureWords.file}
				</a>
			</p>
			{quotes.length === 0 ? null : (
				<Part id="euros" title={acceptedWords.title}>
					<Euros quotes={quotes} />
				</Part>
			)}
			<p className="no-print mt-3">
				<a href={addresses.quotes} className="btn btn-plain w-full">
					{acceptedWords.title}
				</a>
			</p>
		</Whole>
	);
}

function Spans({ chosen }: { chosen: Span }) {
	return (
		<nav aria-label={figureWords.spansLabel} className="spans no-print">
			<ul>
				{(Object.keys(figureWords.spans) as Span[]).map((span) => (
					<li key={span}>
						<a
							href={`${addresses.figures}?${fields.span}=${span}`}
							aria-current={span === chosen ? "page" : undefined}
							className={`btn w-full ${span === chosen ? "btn-strong" : "btn-plain"}`}
						>
							{figureWords.spans[span]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function ByDay({ span, counts, frame }: FiguresView) {
	const { title, sum, column } = figureWords.days;
	const bins = binsOf(span, frame.nowMs);
	const names = bins.map((bin) => binName(bin, span));
	const each = countsIn(bins, counts);
	const all = sumOf(counts);
	const rows = all.tap + all.request === 0 ? [] : each.map((one, index) => [names[index] ?? "", one.tap, one.request]);
	const label = `${title}, ${figureWords.by[span]}`;
	return (
		<Plot
			title={label}
			says={<p>{sum(all.tap, all.request)}</p>}
			columns={[column, figureWords.taps, figureWords.requests]}
			rows={rows}
		>
			<Columns counts={each} names={names} label={label} />
		</Plot>
	);
}

function ByPage({ counts }: FiguresView) {
	const { title, column } = figureWords.pages;
	const pages = countsByPage(counts).map(({ page, ...counted }) => ({ name: pageName(page), ...counted }));
	return (
		<Plot
			title={title}
			columns={[column, figureWords.taps, figureWords.requests]}
			rows={pages.map(({ name, tap, request }) => [name, tap, request])}
		>
			<Bars rows={pages.map(({ name, tap, request }) => ({ name, count: tap + request }))} atMost={SHOWN} />
		</Plot>
	);
}

function outcomesIn({ answers }: FiguresView) {
	const counts = outcomesOf(answers);
	const shown = answers.length === 0 ? [] : OUTCOMES.filter((one) => one !== "before" || counts.before > 0);
	return shown.map((outcome) => ({ name: figureWords.outcomes.names[outcome], count: counts[outcome] }));
}

function Answers({ answers, span, frame }: FiguresView) {
	const { title, column, within, kept, median } = figureWords.answers;
	const evidence = replyEvidence(answers, span, frame.nowMs);
	const first = firstAnswersOf(answers, frame.nowMs);
	const isKnown = first.decided > 0;
	return (
		<Tallies
			title={title}
			column={column}
			says={
				<>
					<p className="text-h3 font-bold">{isKnown ? kept(first.kept, first.decided) : null}</p>
					{first.medianMinutes === undefined ? null : <p>{median(first.medianMinutes)}</p>}
					{evidence === undefined ? null : <Evidence shownBy={evidence.shownBy} span={span} frame={frame} />}
				</>
			}
			tallies={isKnown ? within.map((name, index) => ({ name, count: first.within[index] ?? 0 })) : []}
		/>
	);
}

/** For the register of claims (content/claims). */
function Evidence({ shownBy, span, frame }: Pick<FiguresView, "span" | "frame"> & { shownBy: string }) {
	const { evidence, evidenceNote, evidenceKeep } = figureWords.answers;
	return (
		<details className="fold no-print mt-3">
			<summary className="btn btn-plain">{evidence}</summary>
			<p className="mt-2">{evidenceNote}</p>
			<p className="typed">{shownBy}</p>
			<Press
				frame={frame}
				action={addresses.figures}
				also={{ [fields.span]: span }}
				label={evidenceKeep}
				look="btn btn-strong mt-2 w-full"
			/>
		</details>
	);
}

/** Radius of the smallest and of the largest dot, as a part of the map's width; what a number needs. */
const DOT = { least: 0.025, most: 0.055 };
/** Never nearer than this: a map of one quarter says nothing. */
const LEAST_KM = 30;

/** Where requests come from: a dot a town, as large as they are many, with its rank in the list below. */
export function TownMap({
	tallies,
	ranked,
}: {
	tallies: readonly (Tally & { slug?: string | undefined })[];
	ranked: number;
}) {
	const placed = tallies.flatMap(({ slug, ...tally }, index) => {
		const town = everyTown().find((one) => one.slug === slug);
		return town === undefined ? [] : [{ ...tally, rank: index + 1, ...at(town.slug) }];
	});
	const [first] = placed;
	if (first === undefined) return null;
	// The workshop in the middle; the circle and the farthest of them within.
	const half = Math.max(LEAST_KM, facts.radiusKm, ...placed.map(({ x, y }) => Math.hypot(x, y))) * 1.12;
	const most = Math.max(...placed.map(({ count }) => count));
	const dots = placed.map(({ count, ...rest }) => ({
		...rest,
		radius: 2 * half * Math.max(DOT.least, DOT.most * Math.sqrt(count / most)),
	}));
	return (
		<figure className="mt-3">
			<svg
				role="img"
				aria-label={figureWords.towns.map(placed.length, first.name)}
				viewBox={[-half, -half, 2 * half, 2 * half].map(short).join(" ")}
				className="town-map"
			>
				<circle r={facts.radiusKm} className="map-radius" />
				{everyTown().map(({ slug }) => (
					<circle key={slug} cx={short(at(slug).x)} cy={short(at(slug).y)} r={short(half / 60)} className="map-town" />
				))}
				{dots.map(({ name, x, y, radius }) => (
					<circle key={name} cx={short(x)} cy={short(y)} r={short(radius)} className="map-dot" />
				))}
				{dots
					.filter((dot, index) => index < ranked && !isHidden(dot, dots))
					.map(({ name, rank, x, y }) => (
						<text
							key={name}
							transform={`translate(${short(x)} ${short(y)}) scale(${short(half * 0.085)})`}
							dy="0.36em"
							className="map-rank"
						>
							{rank}
						</text>
					))}
			</svg>
			<figcaption className="text-small text-soft">{figureWords.towns.radius(facts.radiusKm)}</figcaption>
		</figure>
	);
}

type Dot = Record<"rank" | "x" | "y" | "radius", number>;

/** Another dot lies over the middle of this one, or its number over the other's. */
const isHidden = (dot: Dot, dots: readonly Dot[]): boolean =>
	dots.some(
		(other) =>
			other.rank !== dot.rank &&
			Math.hypot(other.x - dot.x, other.y - dot.y) < (other.rank > dot.rank ? other.radius * 1.4 : dot.radius),
	);

const at = (slug: string) => project(positionOf(slug));
const short = (km: number) => Math.round(km * 10) / 10;
