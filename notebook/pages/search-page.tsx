import { addressAt, addresses, fields, type ViewOf } from "#notebook/views.ts";
import { Whole } from "./document.tsx";
import { Rows } from "./request-row.tsx";
import { safeLine } from "./safe-text.ts";
import { words } from "./words.ts";

/** Any request, by a word of it or the digits of its number. */
export function SearchPage({ words: typed, lines, isFurther, older, frame }: ViewOf<"search">) {
	const { label, button, none, noneYet, first, further, found } = words.search;
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
							defaultValue={safeLine(typed, 100)}
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
				<p className="mb-4 font-bold">
					{lines.length > 0 ? found(lines.length, isFurther) : (older ? noneYet : none)(safeLine(typed, 60))}
				</p>
			) : (
				<p>{first}</p>
			)}
			{lines.length > 0 ? <Rows lines={lines} nowMs={frame.nowMs} mixed label={words.pages.search} /> : null}
			{older ? (
				<a
					href={addressAt(addresses.search, older, { [fields.words]: typed })}
					className="btn btn-plain no-print mt-6 w-full"
				>
					{further}
				</a>
			) : null}
		</Whole>
	);
}
