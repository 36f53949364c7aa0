import { addresses, type Frame, fields, type ViewOf, withToken } from "#notebook/views.ts";
import { stateWords } from "#relay/owner/words.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { CallLink } from "./call-link.tsx";
import { Form, Part, Press } from "./form.tsx";
import { Town } from "./request-row.tsx";
import { moment, safeLine } from "./time.ts";
import { receivedWords, words } from "./words.ts";
import { requestWords, robotWords } from "./words-request.ts";

/** Several are ticked, then released or erased at once. To erase takes two presses: it is for good. */
export function RobotRows({ lines, frame }: { lines: readonly NotebookLine[]; frame: Frame }) {
	return (
		<>
			<p className="mb-4">{robotWords.lead}</p>
			<Form frame={frame}>
				<fieldset>
					<legend className="sr-only">{robotWords.legend}</legend>
					<ul className="rows">
						{lines.map((line) => (
							<Row key={line.id} line={line} nowMs={frame.nowMs} />
						))}
					</ul>
				</fieldset>
				<div className="mt-6 grid gap-3">
					<button type="submit" name={fields.act} value="release" className="btn btn-strong">
						{robotWords.release}
					</button>
					<details className="fold">
						<summary className="btn btn-plain">{robotWords.erase}</summary>
						<div className="mt-3">
							<p className="mb-3">{robotWords.eraseSure}</p>
							<button type="submit" name={fields.act} value="erase" className="btn btn-danger w-full">
								{robotWords.eraseNow}
							</button>
						</div>
					</details>
				</div>
			</Form>
		</>
	);
}

function Row({ line: { id, quote, receivedAtMs, suspicions }, nowMs }: { line: NotebookLine; nowMs: number }) {
	const name = safeLine(quote.name, 80);
	return (
		<li className="row">
			<div className="min-w-0 grow">
				<label className="tick">
					<input type="checkbox" name={fields.ticked} value={id} />
					<span className="min-w-0">
						{quote.urgent ? <span className="tag-urgent">{words.urgent}</span> : null}
						<b className="row-name">
							<bdi>{name}</bdi>
						</b>
						<span className="block font-bold">
							<Town typed={quote.city} />
						</span>
					</span>
				</label>
				<p className="mt-2">
					<bdi>{safeLine(quote.message, 160)}</bdi>
				</p>
				<p className="mt-2 text-small text-soft">
					{receivedWords(receivedAtMs, nowMs)}
					{suspicions.length > 0 ? ` · ${robotWords.why} ${suspicions.map(describeSuspicion).join(", ")}` : null}
				</p>
				<a href={addresses.request(id)} className="link tap">
					{words.open} <span className="sr-only">{name}</span>
				</a>
			</div>
			<div className="row-call">
				<CallLink typed={quote.phone} look="btn-plain" />
			</div>
		</li>
	);
}

/** Asked once more: nothing brings it back. */
export function EraseSurely({ view: { file, frame, isAlone } }: { view: ViewOf<"request"> }) {
	const { text, yes, no } = requestWords.eraseSure;
	const back = isAlone ? withToken(addresses.byLink, frame.fields[fields.token] ?? "") : addresses.request(file.id);
	return (
		<>
			<p className="mb-3 font-bold">
				<bdi>{safeLine(file.quote.name, 80)}</bdi> · <Town typed={file.quote.city} />
			</p>
			<p className="mb-6">{text}</p>
			<div className="grid gap-4">
				<a href={back} className="btn btn-strong">
					{no}
				</a>
				<Press
					frame={frame}
					act="erase"
					also={{ [fields.confirmed]: "oui" }}
					label={yes}
					look="btn btn-danger w-full"
				/>
			</div>
		</>
	);
}

/** What became of the letter and the alert, and the orders that are not for every day. */
export function LetterAndErasing({ view: { file, frame } }: { view: ViewOf<"request"> }) {
	const { parcels, quarantined } = file;
	return (
		<Part id="lettre" title={requestWords.letter} isOnScreen>
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
		</Part>
	);
}
