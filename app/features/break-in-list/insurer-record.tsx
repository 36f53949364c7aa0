import type { BreakInPage } from "#content/pages/types.ts";
import type { Kept } from "./kept-list.ts";
import { unbroken } from "./unbroken.ts";

type Words = BreakInPage["actions"]["record"];
type Name = Exclude<keyof Words, "title" | "signature">;
type Field = { name: Name; label: string; kept: Kept | undefined };

const FIELD = "mt-1 block w-full rounded-sm border-2 border-soft bg-white p-2";
const PAIRS = "two-up mt-4 grid items-end gap-x-6 gap-y-4 sm:grid-cols-2";

/**
 * What the insurer asks, to fill in on screen or by hand. In print a field becomes its value as plain text, or ruled
 * lines: a text box cannot break across two pages. Without script the text boxes are printed.
 */
export function InsurerRecord({ words, kept }: { words: Words; kept: Kept | undefined }) {
	const field = (name: Name): Field => ({ name, label: words[name], kept });
	return (
		<div className={`in-data-alone:print:-order-1 ${sayOf(kept, "missing") ? "" : "print:break-inside-avoid"}`}>
			<h3 className="h3 mt-8">{words.title}</h3>
			<div className={`${PAIRS} print:grid-cols-[3fr_2fr]`}>
				<Line {...field("name")} autoComplete="name" />
				<Line {...field("date")} type="date" />
				<div className="col-span-full">
					<Line {...field("address")} autoComplete="address-line1" />
				</div>
				<Line {...field("insurer")} />
				<Line {...field("complaint")} />
			</div>
			<Lines {...field("missing")} ruled={6} />
			<Lines {...field("marks")} ruled={3} />
			<div className={`${PAIRS} print:break-inside-avoid print:grid-cols-3 print:items-end`}>
				<Line {...field("estimate")} />
				<Line {...field("made")} />
				<p className="hidden items-end gap-2 print:flex">
					{words.signature} <span className="h-[12mm] grow border-b border-ink" />
				</p>
			</div>
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

function sayOf(kept: Kept | undefined, name: Name): string {
	const value = kept?.[name];
	return typeof value === "string" ? unbroken(value) : "";
}
