import { lower } from "#content/wording.ts";
import { isMissed, lastSeen, MISSED } from "#notebook/noted.ts";
import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import type { EventKind, NotebookEvent } from "#relay/store/notebook.ts";
import { undoneIn } from "#relay/store/steps.ts";
import { Part, Press } from "./form.tsx";
import { moment, safeLine, safeText } from "./time.ts";
import { words } from "./words.ts";
import { eventWords, requestWords } from "./words-request.ts";

/** What the owner did himself: he may take it back. */
const HIS: ReadonlySet<EventKind> = new Set(["called", "quote-sent", "appointment", "done", "dropped", "note"]);
/** Older steps stand. */
const UNDONE_AT_MOST = 3;

/** Steps that « Annuler » takes back: the last that stand, at most three. */
export function undoable(events: readonly NotebookEvent[]): number[] {
	const undone = undoneIn(events);
	return events
		.filter(({ seq, kind }) => HIS.has(kind) && !undone.has(seq))
		.slice(-UNDONE_AT_MOST)
		.map(({ seq }) => seq);
}

/** « : devis envoyé ». */
function nameOf(events: readonly NotebookEvent[], undone: number | undefined): string | null {
	const kind = events.find(({ seq }) => seq === undone)?.kind;
	return kind === undefined ? null : `\u202f: ${lower(eventWords[kind])}`;
}

/** All that became of a request, the last first. */
export function History({ view: { file, frame } }: { view: ViewOf<"request"> }) {
	const { events, receivedAtMs } = file;
	const undone = undoneIn(events);
	const mayUndo = undoable(events);
	return (
		<Part id="histoire" title={requestWords.history}>
			{events.length === 0 ? <p className="mb-2">{requestWords.noHistory}</p> : null}
			<ol className="history">
				{events.toReversed().map((event) => (
					<li key={event.seq}>
						<div className="min-w-0 grow">
							<p className={undone.has(event.seq) ? "line-through" : "font-bold"}>
								{isMissed(event) ? MISSED : eventWords[event.kind]}
								{event.kind === "undone" ? nameOf(events, event.undoes) : null}
								{event.appointmentAtMs === undefined ? null : `\u202f: ${moment(event.appointmentAtMs, frame.nowMs)}`}
							</p>
							<p className="text-small text-soft">
								{moment(event.atMs, frame.nowMs)}
								{undone.has(event.seq) ? ` · ${requestWords.undone}` : null}
							</p>
							{event.text === "" || isMissed(event) ? null : <p className="typed">{safeText(event.text)}</p>}
						</div>
						{mayUndo.includes(event.seq) ? (
							<Press
								frame={frame}
								act="undone"
								also={{ [fields.seen]: lastSeen(file.events), [fields.undoes]: event.seq }}
								className="no-print"
								label={words.undo}
								about={eventWords[event.kind]}
							/>
						) : null}
					</li>
				))}
				<li>
					<div>
						<p className="font-bold">{requestWords.arrived}</p>
						<p className="text-small text-soft">{moment(receivedAtMs, frame.nowMs)}</p>
					</div>
				</li>
			</ol>
		</Part>
	);
}

export const SENT_ID = "envoye";
/** Letters of a message that stand above what the owner does with it. */
export const MESSAGE_SHOWN = 600;
export const isLong = (message: string): boolean => message.length > MESSAGE_SHOWN * 1.2;

/** Every word that the visitor sent, as text: a link in it leads nowhere. The message is here too when only its beginning stands above. */
export function Sent({ view: { file, frame, isAlone } }: { view: ViewOf<"request"> }) {
	const { quote, id, receivedAtMs, linkedTo } = file;
	const { labels, yes, no } = requestWords;
	const rows = [
		[labels.name, quote.name],
		[labels.phone, quote.phone],
		[labels.email, quote.email],
		[labels.city, quote.city],
		[labels.service, quote.service],
		[labels.urgent, quote.urgent ? yes : no],
		[labels.received, moment(receivedAtMs, frame.nowMs)],
		[labels.id, id],
		...(isLong(quote.message) ? [[labels.message, quote.message] as const] : []),
	] as const;
	return (
		<Part id={SENT_ID} title={requestWords.sent}>
			<dl className="facts">
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="typed" dir="auto">
							{safeText(value)}
						</dd>
					</div>
				))}
				{linkedTo === undefined || isAlone ? null : (
					<div>
						<dt>{labels.linkedTo}</dt>
						<dd>
							<a href={addresses.request(linkedTo)} className="link tap">
								{safeLine(linkedTo)}
							</a>
						</dd>
					</div>
				)}
			</dl>
		</Part>
	);
}
