import { Icon } from "#app/ui/icon.tsx";
import { facts } from "#content/facts.ts";
import { keepsPage } from "#content/town.ts";
import { askedAfter } from "#notebook/call-back.ts";
import { waitsPast } from "#notebook/early-start.ts";
import {
	ANSWERS,
	arrivalIn,
	isAnsweredAtOnce,
	keptEvents,
	lastMissed,
	lastSeen,
	MISSED,
	personIn,
	visitorNews,
} from "#notebook/noted.ts";
import { addresses, type Frame, fields, type ViewOf } from "#notebook/views.ts";
import { distanceIn, type KnownPlace } from "#relay/letter/request-letter.ts";
import type { EventKind, NotebookEvent, NotebookLine } from "#relay/store/notebook.ts";
import { promiseStage } from "#relay/upkeep/answer-deadline.ts";
import { foldText } from "#shared/places/find-place.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { CallLink, phoneOf } from "./call-link.tsx";
import { Press } from "./form.tsx";
import { townNamed } from "./place.ts";
import { ENDING } from "./steps.tsx";
import { fullDay, moment, safeLine } from "./time.ts";
import { promiseWords, receivedWords, standingWords, words } from "./words.ts";
import { eventWords, requestWords } from "./words-request.ts";

const LOOK = {
	early: { chip: "chip-early", icon: "clock" },
	half: { chip: "chip-half", icon: "clock" },
	past: { chip: "chip-past", icon: "alert" },
} as const;

/** The age of a request that waits, against the promise: in words, with a sign; the colour repeats them. */
export function PromiseChip({ line, nowMs }: { line: NotebookLine; nowMs: number }) {
	const { receivedAtMs, quote } = line;
	const askedAtMs = askedAfter(line);
	const { deadlineMs, stage } = promiseStage({ receivedAtMs: askedAtMs ?? receivedAtMs, urgent: quote.urgent }, nowMs);
	if (askedAtMs !== undefined && askedAtMs > nowMs)
		return (
			<p className="chip chip-early">
				<Icon name="clock" className="size-5" />
				<span>{promiseWords.after(askedAtMs, nowMs)}</span>
			</p>
		);
	// Somebody before a shut door is never « in good time ».
	const { chip, icon } = LOOK[quote.urgent && stage === "early" ? "half" : stage];
	return (
		<p className={`chip ${chip}`}>
			<Icon name={icon} className="size-5" />
			<span>{promiseWords[stage](deadlineMs, nowMs)}</span>
		</p>
	);
}

interface ToMoveProps {
	visitAtMs: number;
	notBeforeMs: number | undefined;
	nowMs: number;
}

/** Under an appointment that comes before the work may begin. */
export const ToMove = ({ visitAtMs, notBeforeMs = 0, nowMs }: ToMoveProps) =>
	visitAtMs < notBeforeMs ? (
		<p className="font-bold text-red">{requestWords.toMove(fullDay(notBeforeMs, nowMs))}</p>
	) : null;

interface RowsProps {
	lines: readonly NotebookLine[];
	frame: Frame;
	/** What is known of their towns, by request. */
	places?: ViewOf<"list">["places"];
	/** Of lists that mix them: says where each stands. */
	mixed?: boolean;
	/** What is looked for: shown of each message. */
	wanted?: string;
	label: string;
	/** Level of the names, under the page's or a part's title. */
	heading?: "h2" | "h3";
}

/** Requests one under the other: touched anywhere a row opens, and its button calls. */
export const Rows = ({ lines, label, ...look }: RowsProps) => (
	<ul aria-label={label} className="rows">
		{lines.map((line) => (
			<Row key={line.id} line={line} {...look} />
		))}
	</ul>
);

type RowProps = Omit<RowsProps, "lines" | "label"> & { line: NotebookLine };

function Row({ line, frame, places, wanted, mixed = false, heading: Heading = "h2" }: RowProps) {
	const { nowMs } = frame;
	const { id, quote, standing, quarantined, events, lastStep } = line;
	const waits = standing === "to-call" && !quarantined;
	const missed = waits ? lastMissed(events ?? []) : undefined;
	// The last first; neither a word nor the answer to a quote is hidden by what follows it.
	const all = visitorNews(events ?? []);
	const lastOf = (isIt: (one: NotebookEvent) => boolean) => all.findLast(isIt);
	const news = new Set(
		[
			...[all.at(-1), lastOf(({ kind }) => kind === "photo"), lastOf(({ kind }) => kind === "word")],
			lastOf(({ kind }) => ANSWERS.has(kind)),
		].filter((one) => one !== undefined),
	);
	// In the two lists where something is still to be done.
	const isActive = standing === "to-call" || standing === "under-way";
	const calls = phoneOf(quote.phone).call === undefined ? (["called"] as const) : (["called", "missed"] as const);
	// Of one that was over, and that a word brought back.
	const ends = ENDING.some((kind) => kind === lastStep?.kind) ? (["seen"] as const) : ENDING;
	const acts = mixed || quarantined || !isActive ? [] : waits ? calls : ends;
	return (
		<li className={`row ${quote.urgent && waits ? "row-urgent" : ""}`}>
			<div className="min-w-0 grow">
				<Heading className="row-name">
					{quote.urgent && lastStep?.kind !== "done" ? <span className="tag-urgent">{words.urgent}</span> : null}
					<a href={addresses.request(id)} className="cover">
						<bdi>{personIn(quote)}</bdi>
					</a>
				</Heading>
				<p className="font-bold">
					<Town typed={quote.city} known={places?.get(id)} />
				</p>
				<p>{natureOf(quote, wanted, quote.urgent && waits ? URGENT_SHOWN : undefined)}</p>
				{waits ? null : <Became line={line} nowMs={nowMs} mixed={mixed} />}
				{[...news].map(({ seq, kind, atMs, text, count = 1 }) => (
					<p key={seq} className="chip chip-half">
						{count > 1 ? requestWords.photos(count) : eventWords[kind]}, {moment(atMs, nowMs)}
						{kind === "word" ? `\u202f: ${safeLine(text, WORD_SHOWN)}` : null}
					</p>
				))}
				{standing === "under-way" ? (
					<ToMove visitAtMs={line.appointmentAtMs ?? 0} notBeforeMs={waitsPast(line)} nowMs={nowMs} />
				) : null}
				{isToFix(line) ? <p className="font-bold">{requestWords.toFix}</p> : null}
				{missed === undefined ? null : <p>{requestWords.triedAt(missed.atMs, nowMs)}</p>}
				{waits ? <PromiseChip line={line} nowMs={nowMs} /> : null}
			</div>
			<div className="row-call grid gap-3">
				<CallLink typed={quote.phone} look={waits ? "btn-call" : "btn-plain"} />
				{events && acts.length > 0 ? (
					<div className="no-print grid grid-cols-2 gap-3">
						{acts.map((act) => (
							<Press
								key={act}
								frame={frame}
								action={addresses.request(id)}
								act={act}
								also={{ [fields.seen]: lastSeen(events), [fields.from]: waits ? "liste" : "en-cours" }}
								label={act === "missed" ? MISSED : act === "seen" ? requestWords.seen : requestWords.step[act]}
								about={personIn(quote)}
							/>
						))}
					</div>
				) : null}
			</div>
		</li>
	);
}

/** Letters of a word that came later. */
const WORD_SHOWN = 90;
/** Letters of a message in a list. */
const MESSAGE_SHOWN = 80;
/** Letters of an urgent message: a child inside is often its last word. */
const URGENT_SHOWN = 180;

/** Of a long message, from a little before the word that is looked for. */
function around(message: string, wanted: string): string {
	const at = wanted === "" ? 0 : foldText(message).indexOf(foldText(wanted).trim());
	return at > 60 ? `… ${message.slice(message.indexOf(" ", at - 30) + 1)}` : message;
}

/** « Autre » says nothing: its message does. @param wanted what is looked for */
export function natureOf({ service, message }: NotebookLine["quote"], wanted = "", shown = MESSAGE_SHOWN): string {
	const words = safeLine(around(message, wanted), shown);
	// The sign of urgency says the first as well.
	if (service === SERVICE_CHOICES.at(-1) || (shown === URGENT_SHOWN && service === SERVICE_CHOICES[0])) return words;
	return words === "" ? safeLine(service) : `${safeLine(service)}\u202f: ${words}`;
}

/** « Voiron, 25 min »; of a town that has no page of his what the letter says: « Lyon, 41 km, 35 min ». */
export function Town({ typed, known }: { typed: string; known?: KnownPlace | undefined }) {
	const town = townNamed(typed);
	// What is known of a place that has no page of his says that too.
	const isOwn = town !== undefined && keepsPage(town);
	const way = isOwn ? words.about(town.minutes) : known && distanceIn(known);
	return (
		<>
			<bdi>{safeLine(typed, 80)}</bdi>
			{way === undefined ? null : `, ${way}`}
			{isOwn && (known?.distanceKm ?? 0) > facts.radiusKm ? words.beyond : null}
		</>
	);
}

/** A quote was accepted, and no day is set. */
const isToFix = ({ standing, appointmentAtMs, events = [] }: NotebookLine): boolean =>
	standing === "under-way" &&
	appointmentAtMs === undefined &&
	keptEvents(events).findLast(({ kind }) => ANSWERS.has(kind))?.kind === "accepted";

function Became({ line, nowMs, mixed }: { line: NotebookLine; nowMs: number; mixed: boolean }) {
	const { lastStep, appointmentAtMs, receivedAtMs, standing, quarantined, events = [] } = line;
	const arrivesAtMs = standing === "finished" ? undefined : arrivalIn(events, nowMs);
	const where = quarantined ? words.lists.robots.title : standingWords[standing];
	// What the customer answered to a quote comes after it was sent.
	const latest = keptEvents(events).findLast(({ kind }) => ANSWERS.has(kind) || kind === lastStep?.kind);
	const answer = latest && ANSWERS.has(latest.kind) ? latest : undefined;
	// Neither a call nor an answer to a quote hides one that is to come.
	const isSet = lastStep?.kind === "appointment" || (standing === "under-way" && (appointmentAtMs ?? 0) > nowMs);
	const news = visitorNews(events);
	const answered = keptEvents(events).findLast(({ kind }) => ANSWERS.has(kind));
	const accepted = answered?.kind === "accepted" && isSet && !news.includes(answered) ? answered : undefined;
	const step =
		arrivesAtMs !== undefined
			? requestWords.arrivesAt(arrivesAtMs, nowMs)
			: lastStep?.kind === "leaving"
				? requestWords.leftAt(lastStep.atMs, nowMs)
				: isSet && appointmentAtMs !== undefined
					? requestWords.appointmentAt(appointmentAtMs, nowMs)
					: stepWords(answer ?? lastStep, events, nowMs);
	return (
		<p
			className={
				(isSet || arrivesAtMs !== undefined) && standing === "under-way" ? "font-bold" : "text-small text-soft"
			}
		>
			{mixed ? <b className="text-ink">{where} · </b> : null}
			{accepted && standing === "under-way" ? (
				<b className="text-ink">{`${eventWords.accepted}, ${accepted.text.split(", devis")[0]} · `}</b>
			) : null}
			{/* What is news was just said. */}
			{latest && news.includes(latest) && !isSet ? null : (step ?? receivedWords(receivedAtMs, nowMs))}
		</p>
	);
}

const stepWords = (
	step: { kind: EventKind; atMs: number } | undefined,
	events: readonly NotebookEvent[],
	nowMs: number,
): string | undefined =>
	step &&
	`${isAnsweredAtOnce(step, events) ? requestWords.answered : eventWords[step.kind]} ${moment(step.atMs, nowMs)}`;
