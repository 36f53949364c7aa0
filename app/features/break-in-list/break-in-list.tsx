import { useState } from "react";
import { EmergencyLines } from "#app/sections/emergency-lines.tsx";
import { HeadingText } from "#app/ui/heading-text.tsx";
import { breakInList } from "#content/break-in-list.ts";
import type { BreakInPage } from "#content/pages/schemas.ts";
import { useKeptFields } from "./use-kept-fields.ts";

type Words = BreakInPage["actions"];

/** On paper, when it is printed by its own button: this part of the page and no other. */
const ALONE = "[main:has(>&[data-alone])>:not(&)]:print:hidden";
const FIELD = "mt-1 block w-full rounded-sm border-2 border-soft bg-white p-2";

/**
 * What to do after a break-in, in order, to tick off, and what to write down for the insurer. Native fields: without script
 * they serve as well, on paper too, but are not kept.
 */
export function BreakInList({ words }: { words: Words }) {
	const { box, ready, keep, erase } = useKeptFields();
	const [erased, setErased] = useState(false);
	const { record } = words;
	return (
		<section
			ref={box}
			className={`band ${ALONE}`}
			onChange={() => {
				keep();
				setErased(false);
			}}
		>
			<div className="wrap">
				<h2 className="h2">
					<HeadingText>{words.title}</HeadingText>
				</h2>
				<p className="no-print measure mt-4 text-lead">{words.lead}</p>
				<ol className="mt-8 gap-x-10 sm:columns-2">
					{words.items.map((gesture, index) => (
						<li key={gesture.title} className="rule-top break-inside-avoid py-4">
							<h3 className="h3">
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
							{"callsForHelp" in gesture ? <EmergencyLines lines={["police", "european", "bySms"]} /> : null}
						</li>
					))}
				</ol>
				<p className="mt-4 text-small text-soft print:text-[9pt]">{words.sources}</p>
				<h3 className="h3 mt-8">{record.title}</h3>
				<p className="hidden print:block">{record.signature}</p>
				<div className="mt-4 grid gap-6 sm:grid-cols-2">
					<label className="sm:col-span-2">
						{record.date}
						<input type="date" name="date" className={`min-h-13 max-w-60 ${FIELD}`} />
					</label>
					<Lines name="missing" label={record.missing} />
					<Lines name="marks" label={record.marks} />
				</div>
				{ready ? (
					<p className="no-print mt-6 flex flex-wrap gap-3">
						<button type="button" className="btn btn-send" onClick={() => printAlone(box.current)}>
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
		<label className="tap gap-3">
			<input type="checkbox" name={name} className="size-6 shrink-0 accent-ink print:size-4" />
			{label}
		</label>
	);
}

/** Grows with what is written, so that paper shows all of it; left empty, it is room to write by hand. */
function Lines({ name, label }: { name: string; label: string }) {
	return (
		<label>
			{label}
			<textarea
				name={name}
				rows={6}
				className={`field-sizing-content min-h-40 print:min-h-20! in-data-alone:print:min-h-64! ${FIELD}`}
			/>
		</label>
	);
}

function printAlone(part: HTMLElement | null) {
	part?.setAttribute("data-alone", "");
	addEventListener("afterprint", () => part?.removeAttribute("data-alone"), { once: true });
	print();
}
