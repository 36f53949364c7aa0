import { addresses, fields, type Span, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import {
	binsOf,
	countsByPage,
	countsIn,
	firstAnswersOf,
	OUTCOMES,
	outcomesOf,
	sumOf,
	tallyServices,
	tallyTowns,
} from "./figures.ts";
import { Bars, Columns, Plot } from "./plots.tsx";
import { replyEvidence } from "./reply-evidence.ts";
import { TownMap } from "./town-map.tsx";
import { words } from "./words.ts";
import { binName, figureWords, pageName } from "./words-figures.ts";

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
