import type { ViewOf } from "#notebook/views.ts";
import { stateWords } from "#relay/owner/words.ts";
import { Press } from "./form.tsx";
import { safeLine } from "./safe-text.ts";
import { moment } from "./time.ts";
import { requestWords } from "./words-request.ts";

/** What became of the letter and the alert, and the orders that are not for every day. */
export function LetterAndErasing({ view: { file, frame } }: { view: ViewOf<"request"> }) {
	const { parcels, quarantined } = file;
	return (
		<section className="block-part no-print" aria-labelledby="lettre">
			<h2 id="lettre" className="part-title">
				{requestWords.letter}
			</h2>
			{parcels.length === 0 ? <p>{requestWords.noParcel}</p> : null}
			<ul className="mb-4">
				{parcels.map((parcel) => (
					<li key={parcel.channel}>
						<b>{requestWords.channel[parcel.channel]}</b>
						{"\u202f: "}
						{stateWords(parcel, frame.nowMs)}
						{parcel.settledAtMs === undefined ? null : `, ${moment(parcel.settledAtMs, frame.nowMs)}`}
						{parcel.attempts > 1 ? `, ${requestWords.attempts(parcel.attempts)}` : null}
						{parcel.reason === undefined ? null : ` (${safeLine(parcel.reason)})`}
					</li>
				))}
			</ul>
			<div className="grid gap-3">
				{quarantined ? null : (
					<Press frame={frame} act="resend" label={requestWords.resend} look="btn btn-plain w-full" />
				)}
				<Press frame={frame} act="erase" label={requestWords.erase} look="btn btn-plain w-full" />
			</div>
			<p className="mt-3 text-small text-soft">{requestWords.kept}</p>
		</section>
	);
}
