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
	tallyServices,
	tallyTowns,
} from "./figures.ts";
import { Press } from "./form.tsx";
import { Bars, Columns, Plot, Tallies } from "./plots.tsx";
import { TownMap } from "./town-map.tsx";
import { words } from "./words.ts";
import { binName, figureWords, pageName } from "./words-figures.ts";

type FiguresView = ViewOf<"figures">;

/** Rows of a plot; the table has them all. */
const SHOWN = 8;

/** What rings, where it comes from, and what becomes of it. */
export function FiguresPage(view: FiguresView) {
	const { span, answers, frame } = view;
	const { towns, services, outcomes } = figureWords;
	const tallies = tallyTowns(answers);
	return (
		<Whole title={words.pages.figures} frame={frame} here={addresses.figures}>
			<Spans chosen={span} />
			<ByDay {...view} />
			<ByPage {...view} />
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
