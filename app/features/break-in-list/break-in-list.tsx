import { useState } from "react";
import { EmergencyLines } from "#app/sections/emergency-lines.tsx";
import { HeadingText } from "#app/ui/heading-text.tsx";
import { breakInList } from "#content/break-in-list.ts";
import type { BreakInPage } from "#content/pages/types.ts";
import { InsurerRecord } from "./insurer-record.tsx";
import { LIST_ID } from "./kept-list.ts";
import { printAlone, usePrintedAlone } from "./print-alone.ts";
import { useKeptFields } from "./use-kept-fields.ts";

type Words = BreakInPage["actions"];

/** Printed alone (print-alone.ts): every other part of the page is hidden. */
const ALONE = "[main:has(>&[data-alone])>:not(&)]:print:hidden";

/**
 * What to do after a break-in, in order, to tick off, and what to write down for the insurer. Native fields: without script
 * they serve as well, on paper too, but are not kept.
 */
export function BreakInList({ words }: { words: Words }) {
	const { box, kept, keep, erase } = useKeptFields();
	const [erased, setErased] = useState(false);
	usePrintedAlone(box, kept !== undefined && Object.keys(kept).length > 0);
	return (
		<section
			ref={box}
			id={LIST_ID}
			className={`band ${ALONE}`}
			onChange={() => {
				keep();
				setErased(false);
			}}
		>
			{/* On its own sheet the insurer's part comes first. */}
			<div className="wrap in-data-alone:print:flex in-data-alone:print:flex-col">
				<div>
					<h2 className="h2">
						<HeadingText>{words.title}</HeadingText>
					</h2>
					<p className="no-print measure mt-4 text-lead">
						{words.lead}
						{kept ? ` ${breakInList.kept}` : null}
					</p>
					<ol className="mt-8 gap-x-10 sm:columns-2 in-data-alone:print:text-[8pt]">
						{words.items.map((gesture, index) => (
							<li key={gesture.title} className="rule-top break-inside-avoid py-4">
								<h3 className="h3 in-data-alone:print:text-[9pt]!">
									{"steps" in gesture ? (
										<span className="tap">{`${index + 1}. ${gesture.title}`}</span>
									) : (
										<Tick name={gesture.title} label={`${index + 1}. ${gesture.title}`} />
									)}
								</h3>
								{"steps" in gesture ? (
									gesture.steps.map((step) => (
										<div key={step.title}>
											<b>
												<Tick name={step.title} label={step.title} />
											</b>
											<p>{step.text}</p>
										</div>
									))
								) : (
									<p>{gesture.text}</p>
								)}
								{"callsForHelp" in gesture ? <EmergencyLines lines={["police", "european"]} /> : null}
							</li>
						))}
					</ol>
					<p className="mt-4 text-small text-soft print:text-[8pt]">{words.sources}</p>
				</div>
				<InsurerRecord words={words.record} kept={kept} />
				{kept ? (
					<p className="no-print mt-6 flex flex-wrap gap-3">
						<button type="button" className="btn btn-send" onClick={() => printAlone(box)}>
							{breakInList.print}
						</button>
						<button
							type="button"
							className="btn btn-plain"
							onClick={() => {
								if (!confirm(breakInList.eraseQuestion)) return;
								erase();
								setErased(true);
							}}
						>
							{breakInList.erase}
						</button>
						<span role="status" className="tap">
							{erased ? breakInList.erased : ""}
						</span>
					</p>
				) : null}
			</div>
		</section>
	);
}

function Tick({ name, label }: { name: string; label: string }) {
	return (
		<label className="tap gap-3 print:my-0! print:py-0!">
			<input type="checkbox" name={name} className="size-6 shrink-0 accent-ink print:my-0! print:size-4" />
			{label}
		</label>
	);
}
