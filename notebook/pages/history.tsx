import { lower } from "#content/wording.ts";
import {
	isAnswered,
	isAnsweredAtOnce,
	isCall,
	isMadeHere,
	isMissed,
	keptEvents,
	MISSED,
	STEPS,
	visitorNews,
} from "#notebook/noted.ts";
import { ownWords } from "#notebook/own-notes.ts";
import { addresses, fields, type ViewOf } from "#notebook/views.ts";
import { MINUTE_MS } from "#relay/clock.ts";
import {
	DEVICE_NAME_AT_MOST,
	type EventKind,
	INSTEAD_OF,
	isSeen,
	type NotebookEvent,
	SEEN,
} from "#relay/store/notebook.ts";
import { undoneIn } from "#relay/store/steps.ts";
import { PageButton, Part } from "./form.tsx";
import { moment, safeLine, safeText } from "./time.ts";
import { words } from "./words.ts";
import { eventWords, parcelWords, requestWords, sentRows } from "./words-request.ts";

/** What the owner may take back. A number is corrected again. */
const mayBeUndone = (kind: EventKind): boolean => STEPS.has(kind) && kind !== "number" && kind !== "undone";
/** Older steps stand. */
const UNDONE_AT_MOST = 3;

/** Steps that « Annuler » takes back: the last that stand, at most three. */
function undoable(events: readonly NotebookEvent[]): number[] {
	const undone = undoneIn(events);
	return events
		.filter(
			(event) => mayBeUndone(event.kind) && !undone.has(event.seq) && !isAnswered(event, events) && !isSeen(event),
		)
		.slice(-UNDONE_AT_MOST)
		.map(({ seq }) => seq);
}

/** The step that a page's notice speaks of, where « Annuler » takes it back. */
export function justNoted({ events }: Pick<ViewOf<"request">["file"], "events">, nowMs: number): number | undefined {
	const last = events.at(-1);
	return last !== undefined && nowMs - last.atMs < MINUTE_MS && undoable(events).includes(last.seq)
		? last.seq
		: undefined;
}

/** A quote that stands on the customer's page leaves it. */
export function undoWords(events: readonly NotebookEvent[], seq: number): string {
	const event = events.find((one) => one.seq === seq);
	return event && isMadeHere(event) ? requestWords.takeBack : words.undo;
}

/** « : devis envoyé ». */
function nameOf(events: readonly NotebookEvent[], undone: number | undefined): string | null {
	const event = events.find(({ seq }) => seq === undone);
	return event === undefined ? null : `\u202f: ${lower(nameOfEvent(event, events))}`;
}

/** All that became of a request, the last first. */
export function History({ file, frame }: ViewOf<"request">) {
	const { events, receivedAtMs } = file;
	const undone = undoneIn(events);
	const mayUndo = undoable(events);
	/** Read above, whole. */
	const news = new Set(visitorNews(events).map(({ seq }) => seq));
	return (
		<Part id="histoire" title={requestWords.history}>
			{events.length === 0 ? <p className="mb-2">{requestWords.noHistory}</p> : null}
			<ol className="history">
				{events.toReversed().map((event) => (
					<li key={event.seq}>
						<div className="min-w-0 grow">
							<p className={undone.has(event.seq) ? "line-through" : "font-bold"}>
								{nameOfEvent(event, events)}
								{event.kind === "undone" ? nameOf(events, event.undoes) : null}
								{event.appointmentAtMs === undefined ? null : `\u202f: ${moment(event.appointmentAtMs, frame.nowMs)}`}
							</p>
							<p className="text-small text-soft">
								{moment(event.atMs, frame.nowMs)}
								{event.device === undefined ? null : (
									<>
										{" · "}
										<bdi>{safeLine(event.device, DEVICE_NAME_AT_MOST)}</bdi>
									</>
								)}
								{undone.has(event.seq) ? ` · ${requestWords.undone}` : null}
							</p>
							{wordsOf(event) === "" || news.has(event.seq) ? null : (
								<p className="typed">{safeText(wordsOf(event))}</p>
							)}
						</div>
						{mayUndo.includes(event.seq) ? (
							// Two presses: what a glove takes back by mistake nothing brings again.
							<details className="fold no-print">
								<summary className="btn btn-plain">
									{requestWords.undoes} <span className="sr-only">{nameOfEvent(event, events)}</span>
								</summary>
								<div className="fold-in">
									<PageButton
										name={fields.undoes}
										value={event.seq}
										label={undoWords(events, event.seq)}
										about={nameOfEvent(event, events)}
									/>
								</div>
							</details>
						) : null}
					</li>
				))}
				{isCall(events) ? null : (
					<li>
						<div>
							<p className="font-bold">{requestWords.arrived}</p>
							<p className="text-small text-soft">{moment(receivedAtMs, frame.nowMs)}</p>
						</div>
					</li>
				)}
			</ol>
		</Part>
	);
}

function nameOfEvent(event: NotebookEvent, events: readonly NotebookEvent[]): string {
	if (isMissed(event)) return MISSED;
	if (isSeen(event)) return SEEN;
	if (isMadeHere(event)) return requestWords.quoteMade;
	const isMoved =
		event.kind === "appointment" &&
		keptEvents(events).some(({ kind, seq }) => kind === "appointment" && seq < event.seq);
	if (isMoved) return requestWords.moved;
	return isAnsweredAtOnce(event, events) ? requestWords.answered : eventWords[event.kind];
}

export const SENT_ID = "envoye";
/** Letters of a message that stand above what the owner does with it. */
export const MESSAGE_SHOWN = 600;
export const isLong = (message: string): boolean => message.length > MESSAGE_SHOWN * 1.2;

/** Every word that the visitor sent, as text: a link in it leads nowhere. The message is here too when only its beginning stands above. */
export function Sent({ file, frame, isAlone }: ViewOf<"request">) {
	const { quote, linkedTo } = file;
	const { labels } = requestWords;
	const rows = sentRows(file, frame.nowMs);
	if (isLong(quote.message)) rows.push([labels.message, quote.message]);
	return (
		<Part id={SENT_ID} title={isCall(file.events) ? requestWords.notedByHand : requestWords.sent}>
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
			{isAlone ? null : (
				<a href={addresses.contactCard(file.id)} className="link tap no-print">
					{requestWords.contactCard}
				</a>
			)}
		</Part>
	);
}

/** What became of the letter and the alert, and the orders that are not for every day. */
export function LetterAndErasing({ file, frame }: ViewOf<"request">) {
	const { parcels, quarantined } = file;
	const wasNoted = isCall(file.events);
	return (
		<Part id="lettre" title={wasNoted ? requestWords.erasing : requestWords.letter} isOnScreen>
			{parcels.length === 0 && !wasNoted ? <p>{requestWords.noParcel}</p> : null}
			<ul className="mb-4">
				{parcels.map((parcel) => (
					<li key={parcel.channel}>
						<b>{requestWords.channel[parcel.channel]}</b>
						{"\u202f: "}
						{parcelWords(parcel, frame.nowMs)}
					</li>
				))}
			</ul>
			<div className="grid gap-3">
				{quarantined || wasNoted ? null : (
					<PageButton value="resend" label={requestWords.resend} look="btn btn-plain w-full" />
				)}
				<PageButton value="erase" label={requestWords.erase} look="link tap" />
			</div>
			<p className="mt-3 text-small text-soft">{requestWords.kept}</p>
		</Part>
	);
}

/** A first number stands instead of none. */
const wordsOf = (event: NotebookEvent): string =>
	event.kind === "note"
		? ownWords(event.text)
		: event.kind === "number" && event.text.endsWith(INSTEAD_OF)
			? event.text.slice(0, -INSTEAD_OF.length)
			: event.text;
