import { addresses, type CallTyped, fields, type ViewOf } from "#notebook/views.ts";
import { owner } from "#owner";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { Whole } from "./document.tsx";
import { described, Wrong } from "./field-fault.tsx";
import { filled, PAGE_FORM, PageForm } from "./form.tsx";
import { words as notebookWords } from "./words.ts";
import { callWords as words } from "./words-request.ts";

/** A call, noted while one still holds the telephone: the number first, one button at the end. */
export function CallPage({ typed, wrong, frame }: ViewOf<"call">) {
	const line = (at: keyof CallTyped, input: object) => (
		<div className="question">
			<label htmlFor={fields[at]} className="block font-bold">
				{words.labels[at]}
			</label>
			<Wrong at={at} wrong={wrong} />
			<input
				{...described(at, wrong)}
				{...filled("", typed[at])}
				{...input}
				autoComplete="off"
				className="field w-full"
			/>
		</div>
	);
	const tick = (at: "urgent" | "toCall") => (
		<label className="tick items-center">
			<input type="checkbox" id={fields[at]} name={fields[at]} value="oui" defaultChecked={typed[at] === "oui"} />
			<span className="min-w-0">{words.labels[at]}</span>
		</label>
	);
	return (
		<Whole title={notebookWords.pages.call} frame={frame} here={addresses.call}>
			<PageForm frame={frame}>
				{line("phone", { type: "tel", inputMode: "tel", autoFocus: wrong === undefined })}
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4">
					{line("name", {})}
					{line("city", {})}
				</div>
				<div className="question">
					<label htmlFor={fields.service} className="block font-bold">
						{words.labels.service}
					</label>
					<select
						{...described("service", wrong)}
						defaultValue={SERVICE_CHOICES.find((choice) => choice === typed.service) ?? ""}
						className="field w-full"
					>
						<option value="">{words.unknown}</option>
						{SERVICE_CHOICES.slice(0, -1)
							.filter((choice) => choice !== "Installation porte blindée" || owner.practice.armouredDoors !== false)
							.map((choice) => (
								<option key={choice}>{choice}</option>
							))}
					</select>
				</div>
				<div className="question">
					<label htmlFor={fields.note} className="block font-bold">
						{words.labels.note}
					</label>
					<Wrong at="note" wrong={wrong} />
					<textarea {...described("note", wrong)} {...filled("", typed.note)} rows={3} className="field w-full" />
				</div>
				<div className="question grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
					{tick("urgent")}
					{tick("toCall")}
				</div>
				<button type="submit" form={PAGE_FORM} className="btn btn-strong">
					{words.save}
				</button>
			</PageForm>
		</Whole>
	);
}
