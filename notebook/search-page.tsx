import { addresses, fields, type View } from "#relay/notebook/views.ts";
import { Whole } from "./document.tsx";
import { plainLine } from "./plain.ts";
import { Rows } from "./request-row.tsx";
import { words } from "./words.ts";

/** Any request, by a word of it or the digits of its number. */
export function SearchPage({ words: typed, lines, hasMore, frame }: Extract<View, { page: "search" }>) {
	const { label, button, none, first, more, found } = words.search;
	const isAsked = typed.trim() !== "";
	return (
		<Whole title={words.pages.search} frame={frame} here={addresses.search}>
			<search>
				<form method="get" action={addresses.search} className="mb-6">
					<label htmlFor="mots" className="mb-1 block font-bold">
						{label}
					</label>
					<div className="flex flex-wrap gap-3">
						<input
							id="mots"
							name={fields.words}
							type="search"
							defaultValue={plainLine(typed, 100)}
							maxLength={100}
							autoComplete="off"
							enterKeyHint="search"
							className="field grow-1 basis-48"
						/>
						<button type="submit" className="btn btn-strong">
							{button}
						</button>
					</div>
				</form>
			</search>
			{isAsked ? (
				<p className="mb-4 font-bold">{lines.length === 0 ? none(plainLine(typed, 60)) : found(lines.length)}</p>
			) : (
				<p>{first}</p>
			)}
			{lines.length > 0 ? <Rows lines={lines} nowMs={frame.nowMs} mixed label={words.pages.search} /> : null}
			{hasMore ? <p className="mt-4">{more}</p> : null}
		</Whole>
	);
}
