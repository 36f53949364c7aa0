import type { ReactNode } from "react";
import type { Counted, Tally } from "./figures.ts";
import { Part } from "./form.tsx";
import { figureWords } from "./words-figures.ts";

interface PlotProps {
	title: string;
	/** What the plot says, in a sentence. */
	says?: ReactNode;
	/** Names of the table's columns, and its rows. */
	columns: readonly string[];
	rows: readonly (readonly (string | number)[])[];
	children: ReactNode;
}

/** A plot, with its table for who wants the figures. */
export function Plot({ title, says, columns, rows, children }: PlotProps) {
	return (
		<Part title={title}>
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
		</Part>
	);
}

interface TalliesProps {
	title: string;
	/** Name of what is counted. */
	column: string;
	says?: ReactNode;
	tallies: readonly Tally[];
	/** Bars shown; the others are in the table. */
	atMost?: number;
	/** Above bars whose rank stands before their name: what shows the same ranks. */
	ranked?: ReactNode;
}

/** How many requests have something in common: one bar each, its name above and its figure beside. */
export const Tallies = ({ title, column, says, tallies, atMost, ranked }: TalliesProps) => (
	<Plot
		title={title}
		says={says}
		columns={[column, figureWords.requests]}
		rows={tallies.map(({ name, count }) => [name, count])}
	>
		{ranked}
		<Bars rows={tallies} atMost={atMost} numbered={ranked !== undefined} />
	</Plot>
);

interface BarsProps {
	rows: readonly Tally[];
	atMost?: number | undefined;
	numbered?: boolean;
}

export function Bars({ rows, atMost = rows.length, numbered = false }: BarsProps) {
	const most = Math.max(1, ...rows.map(({ count }) => count));
	const List = numbered ? "ol" : "ul";
	return (
		<>
			<List className="bars">
				{rows.slice(0, atMost).map(({ name, count }, index) => (
					<li key={name}>
						<p className="flex justify-between gap-3">
							<span className="min-w-0 break-words">
								{numbered ? <b className="text-ink">{index + 1}. </b> : null}
								<bdi>{name}</bdi>
							</span>
							<b className="shrink-0">{count}</b>
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
						<Bar look="bar-taps" x={1} part={tap / most} />
						<Bar look="bar-requests" x={BAR + 2} part={request / most} />
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

function Bar({ look, x, part }: { look: string; x: number; part: number }) {
	const height = part * HEIGHT;
	return part > 0 ? <rect className={look} x={x} y={HEIGHT - height} width={BAR} height={height} /> : null;
}

const Swatch = ({ className }: { className: string }) => (
	<svg viewBox="0 0 12 12" className="size-4" aria-hidden="true">
		<rect x={1} y={1} width={10} height={10} className={className} />
	</svg>
);
