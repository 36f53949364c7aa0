import { fields, type ViewOf } from "#notebook/views.ts";
import { Form } from "./form.tsx";
import { phoneOf } from "./phone.ts";
import { safeLine } from "./safe-text.ts";
import { requestWords } from "./words-request.ts";

/** A number that cannot be dialled, in sight where the call would be; or that the person gave otherwise since, folded. */
export function CorrectNumber({ view: { file, frame, kept } }: { view: ViewOf<"request"> }) {
	const { phone } = file.quote;
	const typed = kept?.act === "number" ? kept.phone : undefined;
	const form = (
		<Form frame={frame} also={{ [fields.act]: "number" }} className="fold-in">
			<label htmlFor="telephone" className="block font-bold">
				{requestWords.rightNumber}
			</label>
			<input
				id="telephone"
				name={fields.phone}
				type="tel"
				required
				maxLength={60}
				autoComplete="off"
				defaultValue={safeLine(typed ?? phone, 60)}
				className="field w-full"
			/>
			<button type="submit" className="btn btn-strong">
				{requestWords.numberSave}
			</button>
		</Form>
	);
	if (typed !== undefined || phoneOf(phone).call === undefined) return <div className="no-print mt-3">{form}</div>;
	return (
		<details className="fold no-print">
			<summary className="btn btn-plain">{requestWords.correctNumber}</summary>
			{form}
		</details>
	);
}
