import { type Block, TO_PAY } from "#notebook/quote/document.ts";
import { TRACE_BOX } from "#notebook/quote/trace.ts";
import { safeText } from "./time.ts";
import { quoteWords } from "./words-quote.ts";

/** A written quote as a page shows it: the blocks that its PDF draws. @param under the level of what stands over it */
export const QuoteDocument = ({ blocks }: { blocks: readonly Block[] }) => (
	<article className="quote">
		{blocks.map((block) => (
			<BlockShown key={block.is === "part" ? block.title : block.is} block={block} />
		))}
	</article>
);

/** A signature. @param by whose; nobody's yet */
export const Drawn = ({ trace, by }: { trace: string; by?: string }) => (
	<svg
		viewBox={`0 0 ${TRACE_BOX.width} ${TRACE_BOX.height}`}
		className="drawn"
		role="img"
		aria-label={quoteWords.signature(by)}
	>
		<path d={trace} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
	</svg>
);

const Paragraphs = ({ block }: { block: Extract<Block, { is: "part" }> }) => (
	<>
		{block.paragraphs.map((paragraph) => (
			<p key={paragraph} className="mb-2 wrap-anywhere">
				{safeText(paragraph)}
			</p>
		))}
		{block.signature === undefined ? null : <Drawn {...block.signature} />}
	</>
);

function BlockShown({ block }: { block: Block }) {
	switch (block.is) {
		case "title":
			return (
				<>
					<h2 className="text-h3 font-bold">{block.text}</h2>
					<p className="mb-3">{block.lead}</p>
				</>
			);
		case "parties":
			return (
				<div className="quote-parties">
					{block.columns.map(({ title, lines }) => (
						<div key={title} className="min-w-0">
							<h3 className="font-bold">{safeText(title)}</h3>
							{lines.filter(Boolean).map((line) => (
								<p key={line} className="wrap-anywhere">
									{safeText(line)}
								</p>
							))}
						</div>
					))}
				</div>
			);
		case "part":
			return block.isAnnex ? (
				<details className="fold mt-4">
					<summary className="btn btn-plain">
						<h3>{block.title}</h3>
					</summary>
					<div className={block.isFramed ? "border p-3" : ""}>
						<Paragraphs block={block} />
					</div>
				</details>
			) : (
				<div className="mt-4">
					<h3 className="font-bold">{block.title}</h3>
					<Paragraphs block={block} />
				</div>
			);
		case "lines":
			return (
				<table>
					<thead>
						<tr>
							{block.head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{/* Two lines may say the same: by their place. */}
						{Array.from(block.rows.entries(), ([at, row]) => (
							<tr key={at}>
								{row.map((cell, column) => (
									<td key={block.head[column]} data-head={block.head[column]}>
										{safeText(cell)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			);
		case "totals":
			return (
				<dl className="quote-totals">
					{block.rows.map(([what, sum]) => (
						<div key={what}>
							<dt className={what === TO_PAY ? "text-h3 font-bold" : ""}>{safeText(what)}</dt>
							<dd className={what === TO_PAY ? "text-h3" : ""}>{sum}</dd>
						</div>
					))}
				</dl>
			);
	}
}
