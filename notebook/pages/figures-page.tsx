import type { ReactNode } from "react";
import { addresses, fields, type Span, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import {
	binsOf,
	type Counted,
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
import { TownMap } from "./town-map.tsx";
import { words } from "./words.ts";
import { binName, figureWords, pageName } from "./words-figures.ts";

interface PlotProps {
	title: string;
	/** What the plot says, in a sentence. */
	says?: ReactNode;
	table: { columns: string[]; rows: (string | number)[][] };
	children: ReactNode;
}

/** A plot, with its table for who wants the figures. */
export function Plot({ title, says, table: { columns, rows }, children }: PlotProps) {
	return (
		<section className="block-part">
			<h2 className="part-title">{title}</h2>
			{rows.length === 0 ? (
				<p>{figureWords.none}</p>
			) : (
				<>
					{says}
					{children}
					<details className="fold no-print mt-3">
						<summary className="btn btn-plain">
							{figureWords.table} <span className="sr-only">{title}</span>
						</summary>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large letters the table scrolls sideways, which keys must do too (WCAG 2.1.1) */}
						<section className="overflow-x-auto" tabIndex={0} aria-label={title}>
							<table className="table">
								<caption className="sr-only">{title}</caption>
								<thead>
									<tr>
										{columns.map((column) => (
											<th key={column} scope="col">
												{column}
											</th>
										))}
									</tr>
								</thead>
								<tbody>
									{rows.map(([name = "", ...figures]) => (
										<tr key={name}>
											<th scope="row">{name}</th>
											{figures.map((figure, column) => (
												<td key={columns[column + 1]}>{figure}</td>
											))}
										</tr>
									))}
								</tbody>
							</table>
						</section>
					</details>
				</>
			)}
		</section>
	);
}

const HEIGHT = 100;
const COLUMN = 20;
/** Two bars side by side, and air. */
const BAR = 8;

interface ColumnsProps {
	counts: readonly Counted[];
	names: readonly string[];
	label: string;
}

/** Two bars a column: how often the number was touched (hollow), how many requests came (full). */
export function Columns({ counts, names, label }: ColumnsProps) {
	const most = Math.max(1, ...counts.flatMap(({ tap, request }) => [tap, request]));
	const height = (count: number) => (count / most) * HEIGHT;
	return (
		<figure className="mt-3">
			<ul className="legend">
				<li>
					<Swatch className="bar-taps" /> {figureWords.taps}
				</li>
				<li>
					<Swatch className="bar-requests" /> {figureWords.requests}
				</li>
			</ul>
			<p className="text-small text-soft" aria-hidden="true">
				{most}
			</p>
			<svg
				role="img"
				aria-label={label}
				viewBox={`0 0 ${counts.length * COLUMN} ${HEIGHT + 1}`}
				preserveAspectRatio="none"
				className="columns"
			>
				{counts.map(({ tap, request }, index) => (
					<g key={names[index]} transform={`translate(${index * COLUMN + 1})`}>
						{tap > 0 ? (
							<rect className="bar-taps" x={1} y={HEIGHT - height(tap)} width={BAR} height={height(tap)} />
						) : null}
						{request > 0 ? (
							<rect
								className="bar-requests"
								x={BAR + 2}
								y={HEIGHT - height(request)}
								width={BAR}
								height={height(request)}
							/>
						) : null}
					</g>
				))}
				<rect className="axis" y={HEIGHT} width={counts.length * COLUMN} height={1} />
			</svg>
			<p className="flex flex-wrap justify-between gap-x-4 text-small text-soft" aria-hidden="true">
				<span>{names[0]}</span>
				<span>{names.at(-1)}</span>
			</p>
		</figure>
	);
}

const Swatch = ({ className }: { className: string }) => (
	<svg viewBox="0 0 12 12" className="size-4" aria-hidden="true">
		<rect x={1} y={1} width={10} height={10} className={className} />
	</svg>
);

interface BarsProps {
	rows: readonly (Tally & { more?: string })[];
	/** Rows shown; the others are in the table. */
	atMost?: number;
	/** The rank stands before the name: it is the one on the map. */
	numbered?: boolean;
}

/** One bar a row, its name above and its figure beside. */
export function Bars({ rows, atMost = rows.length, numbered = false }: BarsProps) {
	const most = Math.max(1, ...rows.map(({ count }) => count));
	const List = numbered ? "ol" : "ul";
	return (
		<>
			<List className="bars">
				{rows.slice(0, atMost).map(({ name, count, more }, index) => (
					<li key={name}>
						<p className="flex justify-between gap-3">
							<span className="min-w-0 break-words">
								{numbered ? <b className="text-ink">{index + 1}. </b> : null}
								<bdi>{name}</bdi>
							</span>
							<b className="shrink-0">{more ?? count}</b>
						</p>
						<svg viewBox="0 0 100 8" preserveAspectRatio="none" className="bar-row" aria-hidden="true">
							<rect className="bar-track" width={100} height={8} />
							<rect className="bar-requests" width={(count / most) * 100} height={8} />
						</svg>
					</li>
				))}
			</List>
			{rows.length > atMost ? <p className="mt-2 text-small">{figureWords.others(rows.length - atMost)}</p> : null}
		</>
	);
}

type FiguresView = ViewOf<"figures">;

/** Rows of a plot; the table has them all. */
const SHOWN = 8;

/** What rings, where it comes from, and what becomes of it. */
export function FiguresPage(view: FiguresView) {
	const { span, frame } = view;
	return (
		<Whole title={words.pages.figures} frame={frame} here={addresses.figures}>
			<Spans chosen={span} />
			<ByDay {...view} />
			<ByPage {...view} />
			<ByTown {...view} />
			<ByService {...view} />
			<Outcomes {...view} />
			<Answers {...view} />
			<p className="no-print mt-8">
				<a href={`${addresses.figuresFile}?${fields.span}=${span}`} className="btn btn-plain w-full">
					{figureWords.file}
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
	return (
		<Plot
			title={`${title}, ${figureWords.by[span]}`}
			says={<p>{sum(all.tap, all.request)}</p>}
			table={{ columns: [column, figureWords.taps, figureWords.requests], rows }}
		>
			<Columns counts={each} names={names} label={`${title}, ${figureWords.by[span]}`} />
		</Plot>
	);
}

function ByPage({ counts }: FiguresView) {
	const { title, column } = figureWords.pages;
	const pages = countsByPage(counts);
	return (
		<Plot
			title={title}
			table={{
				columns: [column, figureWords.taps, figureWords.requests],
				rows: pages.map(({ page, tap, request }) => [pageName(page), tap, request]),
			}}
		>
			<Bars
				rows={pages.map(({ page, tap, request }) => ({ name: pageName(page), count: tap + request }))}
				atMost={SHOWN}
			/>
		</Plot>
	);
}

function ByTown({ answers }: FiguresView) {
	const { title, column } = figureWords.towns;
	const tallies = tallyTowns(answers);
	return (
		<Plot
			title={title}
			table={{ columns: [column, figureWords.requests], rows: tallies.map(({ name, count }) => [name, count]) }}
		>
			<TownMap tallies={tallies} ranked={SHOWN} />
			<Bars rows={tallies} atMost={SHOWN} numbered />
		</Plot>
	);
}

function ByService({ answers }: FiguresView) {
	const { title, column } = figureWords.services;
	const tallies = tallyServices(answers);
	return (
		<Plot
			title={title}
			table={{ columns: [column, figureWords.requests], rows: tallies.map(({ name, count }) => [name, count]) }}
		>
			<Bars rows={tallies} />
		</Plot>
	);
}

function Outcomes({ answers }: FiguresView) {
	const { title, column, names } = figureWords.outcomes;
	const counts = outcomesOf(answers);
	const shown = answers.length === 0 ? [] : OUTCOMES.filter((one) => one !== "before" || counts.before > 0);
	const rows = shown.map((outcome) => ({ name: names[outcome], count: counts[outcome] }));
	return (
		<Plot
			title={title}
			table={{ columns: [column, figureWords.requests], rows: rows.map(({ name, count }) => [name, count]) }}
		>
			<Bars rows={rows} />
		</Plot>
	);
}

function Answers({ answers, span, frame }: FiguresView) {
	const { title, column, within, kept, median } = figureWords.answers;
	const evidence = replyEvidence(answers, span, frame.nowMs);
	const first = firstAnswersOf(answers, frame.nowMs);
	const rows = first.decided === 0 ? [] : within.map((name, index) => ({ name, count: first.within[index] ?? 0 }));
	return (
		<Plot
			title={title}
			says={
				<>
					<p className="text-h3 font-bold">{first.decided === 0 ? null : kept(first.kept, first.decided)}</p>
					{first.medianMinutes === undefined ? null : <p>{median(first.medianMinutes)}</p>}
					{evidence === undefined ? null : <Evidence line={evidence} />}
				</>
			}
			table={{ columns: [column, figureWords.requests], rows: rows.map(({ name, count }) => [name, count]) }}
		>
			<Bars rows={rows} />
		</Plot>
	);
}

/** For the register of claims (content/claims). */
function Evidence({ line }: { line: string }) {
	const { evidence, evidenceNote } = figureWords.answers;
	return (
		<details className="fold no-print mt-3">
			<summary className="btn btn-plain">{evidence}</summary>
			<p className="mt-2">{evidenceNote}</p>
			<p className="mt-2 select-all break-words text-small">
				<code>{line}</code>
			</p>
		</details>
	);
}
