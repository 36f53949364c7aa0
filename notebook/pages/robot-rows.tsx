import { addresses, type Frame, fields } from "#notebook/views.ts";
import { describeSuspicion } from "#relay/reception/suspicion.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { CallLink } from "./call-link.tsx";
import { Form } from "./form.tsx";
import { Town } from "./request-row.tsx";
import { safeLine } from "./time.ts";
import { receivedWords, words } from "./words.ts";
import { robotWords } from "./words-request.ts";

interface RobotRowsProps {
	lines: readonly NotebookLine[];
	frame: Frame;
	ticked?: readonly string[] | undefined;
}

/** Several are ticked, then released or erased at once. To erase takes two presses: it is for good. */
export function RobotRows({ lines, frame, ticked = [] }: RobotRowsProps) {
	return (
		<>
			<p className="mb-4">{robotWords.lead}</p>
			<Form frame={frame}>
				<fieldset>
					<legend className="sr-only">{robotWords.legend}</legend>
					<ul className="rows">
						{lines.map((line) => (
							<Row key={line.id} line={line} isTicked={ticked.includes(line.id)} nowMs={frame.nowMs} />
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

interface RowProps {
	line: NotebookLine;
	isTicked: boolean;
	nowMs: number;
}

function Row({ line: { id, quote, receivedAtMs, suspicions }, isTicked, nowMs }: RowProps) {
	const name = safeLine(quote.name, 80);
	return (
		<li className="row">
			<div className="min-w-0 grow">
				<label className="tick">
					<input type="checkbox" name={fields.ticked} value={id} defaultChecked={isTicked} />
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
