import { useEffect, useRef, useState } from "react";
import { keptList, LIST_ID, type List } from "#app/features/data/kept.ts";
import { CallButton } from "#app/sections/call-link.tsx";
import { EmergencyLines } from "#app/sections/phone-card.tsx";
import { Folded, HeadingText } from "#app/ui/section.tsx";
import { breakInList } from "#content/break-in-list.ts";
import type { BreakInPage } from "#content/pages/types.ts";
import { printAlone, unbroken, usePrintedAlone } from "./print-alone.ts";

type KeptField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Saves native fields as they change. They are uncontrolled, so that what was ticked before the script loaded stays
 * ticked, and is saved too.
 */
function useKeptFields() {
	const box = useRef<HTMLElement>(null);
	/** Undefined before script runs: nothing is saved yet, so no button is shown. */
	const [kept, setKept] = useState<List>();

	function keep() {
		const list = contentOf(box.current);
		keptList.keep(list);
		setKept(list);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list becomes alive
	useEffect(() => {
		const yesterday = keptList.read();
		for (const field of fieldsOf(box.current)) {
			const value = yesterday[field.name];
			if (isTick(field)) field.checked ||= value === true;
			else field.value ||= typeof value === "string" ? value : "";
		}
		keep();
	}, []);

	function erase() {
		for (const field of fieldsOf(box.current)) {
			if (isTick(field)) field.checked = false;
			else field.value = "";
		}
		keep();
	}
	return { box, kept, keep, erase };
}

const fieldsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<KeptField>("input, textarea") ?? [])];
const isTick = (field: KeptField): field is HTMLInputElement => field.type === "checkbox";

function contentOf(box: HTMLElement | null): List {
	const filled = fieldsOf(box).filter((field) => (isTick(field) ? field.checked : field.value !== ""));
	return Object.fromEntries(filled.map((field) => [field.name, isTick(field) || field.value]));
}

type RecordWords = BreakInPage["actions"]["record"];
type Name = Exclude<keyof RecordWords, "title" | "folds" | "lead" | "signature">;
type Field = { name: Name; label: string; kept: List | undefined };

const FIELD = "mt-1 block w-full rounded-sm border-2 border-soft bg-white p-2";
const PAIRS = "two-up mt-4 grid items-end gap-x-6 gap-y-4 sm:grid-cols-2";

/**
 * What the insurer asks, to fill in on screen or by hand. In print a field becomes its value as plain text, or ruled
 * lines: a text box cannot break across two pages. Without script the text boxes are printed. Shut on a phone until
 * something is written in it.
 */
function InsurerRecord({ words, kept }: { words: RecordWords; kept: List | undefined }) {
	const field = (name: Name): Field => ({ name, label: words[name], kept });
	return (
		<div
			className={`mt-12 sm:rounded-sm sm:border-2 sm:border-rule sm:p-10 print:border-0 print:p-0 in-data-alone:print:-order-1 ${sayOf(kept, "missing") ? "" : "print:break-inside-avoid"}`}
		>
			<h3 className="h2 print:text-h3">{words.title}</h3>
			<p className="no-print mt-2 max-sm:mb-4">{words.lead}</p>
			<Folded label={words.folds}>
				<div className="gap-x-10 lg:grid lg:grid-cols-2">
					<div>
						<div className={`${PAIRS} print:grid-cols-[3fr_2fr]`}>
							<Line {...field("name")} autoComplete="name" />
							<Line {...field("date")} type="date" />
							<div className="col-span-full">
								<Line {...field("address")} autoComplete="address-line1" />
							</div>
							<Line {...field("insurer")} />
							<Line {...field("complaint")} />
						</div>
					</div>
					<div className="lg:row-span-2">
						<Lines {...field("missing")} ruled={6} />
						<Lines {...field("marks")} ruled={3} />
					</div>
					<div className={`${PAIRS} content-start print:break-inside-avoid print:grid-cols-3 print:items-end`}>
						<Line {...field("estimate")} />
						<Line {...field("made")} />
						<p className="hidden items-end gap-2 print:flex">
							{words.signature} <span className="h-[12mm] grow border-b border-ink" />
						</p>
					</div>
				</div>
			</Folded>
		</div>
	);
}

function Line({ name, label, kept, ...input }: Field & { type?: "date"; autoComplete?: string }) {
	const said = sayOf(kept, name);
	return (
		<div className={kept ? "print:flex print:items-end print:gap-2" : ""}>
			<label className="block print:shrink-0">
				{label}
				<input name={name} {...input} className={`min-h-13 ${FIELD} ${kept ? "print:hidden" : ""}`} />
			</label>
			{kept ? (
				<p className="hidden grow items-end border-b border-ink print:flex print:min-h-[7mm]!">
					{input.type === "date" ? said.split("-").reverse().join("/") : said}
				</p>
			) : null}
		</div>
	);
}

/** Grows with what is written; on paper its label stays with its first line. */
function Lines({ name, label, kept, ruled }: Field & { ruled: number }) {
	const said = sayOf(kept, name);
	return (
		<div className={`mt-4 ${kept ? "" : "print:break-inside-avoid"}`}>
			<label className="block print:break-after-avoid">
				{label}
				<textarea
					name={name}
					rows={6}
					className={`field-sizing-content min-h-24 sm:min-h-40 print:min-h-20! ${FIELD} ${kept ? "print:hidden" : ""}`}
				/>
			</label>
			{kept ? (
				<div className="hidden print:block">
					{said ? <p className="whitespace-pre-wrap">{said}</p> : <RuledLines count={ruled} />}
				</div>
			) : null}
		</div>
	);
}

function RuledLines({ count }: { count: number }) {
	return Array.from({ length: count }, (_, line) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all the same
		<span key={line} className="block h-[6mm] border-b border-ink" />
	));
}

function sayOf(kept: List | undefined, name: Name): string {
	const value = kept?.[name];
	return typeof value === "string" ? unbroken(value) : "";
}

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
	const values = Object.values(kept ?? {});
	const isWritten = values.some((value) => value !== true);
	useEffect(() => {
		if (isWritten) box.current?.querySelector("details")?.setAttribute("open", "");
	}, [isWritten, box]);
	usePrintedAlone(box, values.length > 0);
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
						{words.items.map((gesture, index) => {
							const title = `${index + 1}. ${gesture.title}`;
							return (
								<li key={gesture.title} className="rule-top break-inside-avoid py-4">
									<h3 className="h3 in-data-alone:print:text-[9pt]!">
										{"steps" in gesture ? (
											<span className="tap">{title}</span>
										) : (
											<Tick name={gesture.title} label={title} />
										)}
									</h3>
									{"steps" in gesture ? (
										gesture.steps.map((step) => (
											<div key={step.title} className="mt-3">
												<b>
													<Tick name={step.title} label={step.title} />
												</b>
												<p>{step.text}</p>
											</div>
										))
									) : (
										<p>{gesture.text}</p>
									)}
									{"callsMe" in gesture ? <CallButton className="no-print mt-3 w-full sm:w-auto" /> : null}
									{"callsForHelp" in gesture ? <EmergencyLines lines={["police", "european"]} /> : null}
								</li>
							);
						})}
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
