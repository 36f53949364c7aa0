import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { arrivalIn, lastMissed, MISSED, VISIT_PLACE } from "#notebook/noted.ts";
import { shownIn } from "#notebook/typed-over.ts";
import { addresses, type FieldFault, fields, type Typed, type ViewOf, withToken } from "#notebook/views.ts";
import { parisDay, parisFields } from "#relay/clock.ts";
import type { StepKind } from "#relay/store/notebook.ts";
import { phoneOf } from "./call-link.tsx";
import { described, Wrong } from "./field-fault.tsx";
import { filled, PAGE_FORM, PageButton, Part } from "./form.tsx";
import { minutesTo, streetOf, wayLink } from "./place.ts";
import { appointmentWords } from "./words.ts";
import { quoteWords } from "./words-quote.ts";
import { requestWords } from "./words-request.ts";

/** A number that cannot be dialled, in sight where the call would be; or that the person gave otherwise since, folded. */
export function CorrectNumber({ file, kept, wrong }: ViewOf<"request">) {
	const form = (
		<div className="fold-in">
			<label htmlFor="telephone" className="block font-bold">
				{requestWords.rightNumber(file.quote.phone !== "")}
			</label>
			<Wrong at="phone" wrong={wrong} />
			<input
				{...described("phone", wrong)}
				form={PAGE_FORM}
				type="tel"
				required
				maxLength={60}
				autoComplete="off"
				{...filled(shownIn(file).phone, kept?.phone)}
				className="field w-full"
			/>
			<PageButton value="number" look="btn btn-strong" label={requestWords.numberSave} />
		</div>
	);
	if (wrong?.at === "phone" || phoneOf(file.quote.phone).call === undefined)
		return <div className="no-print mt-3">{form}</div>;
	return (
		<details className="fold no-print mt-3" open={kept?.phone !== undefined}>
			<summary className="btn btn-plain">{requestWords.correctNumber}</summary>
			{form}
		</details>
	);
}

const UNDER_WAY = ["called", "quote-sent"] as const satisfies StepKind[];
/** What ends a request. */
export const ENDING = ["done", "dropped"] as const satisfies StepKind[];

/** Under the call, while somebody waits for it: how it went, by one touch. */
export function AfterCall({ file, frame }: ViewOf<"request">) {
	if (file.quarantined || file.standing !== "to-call") return null;
	const missed = lastMissed(file.events);
	return (
		<section aria-label={requestWords.firstCall} className="no-print mt-3">
			<div className="grid grid-cols-2 gap-3">
				<PageButton value="called" look="btn btn-strong" label={requestWords.step.called} />
				{phoneOf(file.quote.phone).call === undefined ? null : <PageButton value="missed" label={MISSED} />}
			</div>
			{missed === undefined ? null : <p className="mt-2 font-bold">{requestWords.triedAt(missed.atMs, frame.nowMs)}</p>}
		</section>
	);
}

/** While it is under way, or urgent: he leaves, and says when he arrives; the message that tells it comes next. */
export function OnTheRoad({ file, quotes, arrival, frame, kept, wrong }: ViewOf<"request">) {
	const { standing, quarantined, quote, events, appointmentAtMs, lastStep } = file;
	// A word after the end calls nobody back by itself.
	const isEnded = ENDING.some((kind) => kind === lastStep?.kind);
	const mayLeave = (standing === "under-way" && !isEnded) || (standing === "to-call" && quote.urgent);
	if (quarantined || (!mayLeave && kept?.eta === undefined)) return null;
	const minutes = minutesTo(quote.city, arrival);
	const street = streetOf({ file, quotes });
	const isOnTheRoad = arrivalIn(events, frame.nowMs) !== undefined;
	// Somebody expects him: a slip of the finger tells nobody else that he comes.
	const isExpected = appointmentAtMs !== undefined || quote.urgent;
	// Before the day that was agreed, an hour is typed: one touch would tell the customer that he comes now.
	const isEarly = appointmentAtMs !== undefined && parisDay(appointmentAtMs) > parisDay(frame.nowMs);
	return (
		<section aria-label={requestWords.road} className="no-print mt-3">
			<div className="grid grid-cols-2 gap-3">
				{isEarly && !isOnTheRoad ? null : (
					<PageButton
						value={isOnTheRoad ? "late" : "leaving"}
						look={standing === "under-way" && isExpected && !isOnTheRoad ? "btn btn-strong" : "btn btn-plain"}
						label={isOnTheRoad ? requestWords.late : requestWords.leave}
					/>
				)}
				<details className="fold" open={kept?.eta !== undefined || wrong?.at === "eta"}>
					<summary className="btn btn-plain">{isEarly ? requestWords.leave : requestWords.otherHour}</summary>
					<div className="fold-in">
						<Field label={requestWords.eta} at="eta" wrong={wrong} type="time" {...filled("", kept?.eta)} />
						<p className="text-small text-soft">{requestWords.etaHint}</p>
						<PageButton value="leaving" look="btn btn-strong" label={requestWords.etaSave} />
					</div>
				</details>
			</div>
			{isOnTheRoad ? (
				<div className="mt-3 grid grid-cols-2 gap-3">
					{quote.city === "" && street === "" ? null : (
						<a href={wayLink(quote.city, { street, known: arrival }, frame.isApple)} className="btn btn-strong">
							{appointmentWords.go}
						</a>
					)}
					<PageButton value="done" label={requestWords.step.done} />
				</div>
			) : null}
			{isOnTheRoad || isEarly || minutes === undefined ? null : (
				<p className="text-small text-soft">{requestWords.usualTrip(minutes)}</p>
			)}
		</section>
	);
}

/** What the owner notes: one touch each, with a word beside it or without. */
export function Steps(view: ViewOf<"request">) {
	const { file, kept, wrong } = view;
	// Of a quote that was written here its page says what became of it.
	const isSent = view.quotes.length > 0;
	const steps = UNDER_WAY.filter((step) => (step === "called" ? file.standing !== "to-call" : !isSent));
	const isOver = file.standing === "finished";
	const further = (
		<>
			<Appointment {...view} />
			<div className="mt-3 grid gap-3">
				{view.isAlone ? null : (
					<a href={addresses.quote(file.id)} className="btn btn-plain">
						{view.quotes.length > 0 ? quoteWords.again : quoteWords.make}
					</a>
				)}
				{steps.map((step) => (
					<PageButton key={step} value={step} label={requestWords.step[step]} />
				))}
			</div>
		</>
	);
	return (
		<Part id="gestes" title={requestWords.steps} isOnScreen>
			{isOver ? (
				<details className="fold" open={isTyped(kept)}>
					<summary className="btn btn-plain">{requestWords.again}</summary>
					<div className="fold-in">{further}</div>
				</details>
			) : (
				further
			)}
			<label htmlFor="note" className="mt-4 block font-bold">
				{requestWords.note}
			</label>
			<p id="note-aide" className="text-small text-soft">
				{requestWords.noteHint}
			</p>
			<Wrong at="note" wrong={wrong} />
			<textarea
				{...described("note", wrong, "note-aide")}
				form={PAGE_FORM}
				rows={3}
				maxLength={1000}
				className="field mt-1 w-full"
				{...filled("", kept?.note)}
			/>
			<PageButton value="note" look="btn btn-plain mt-3 w-full" label={requestWords.noteOnly} />
			<h3 className="mt-8 mb-3 font-bold">{isOver ? requestWords.rather : requestWords.ending}</h3>
			<div className="grid grid-cols-2 gap-6">
				{ENDING.filter((step) => !isOver || file.lastStep?.kind !== step).map((step) => (
					<PageButton key={step} value={step} label={requestWords.step[step]} />
				))}
			</div>
		</Part>
	);
}

/** Its fields keep what was noted last. */
function Appointment({ file, quotes, frame, kept = {}, wrong, isAlone }: ViewOf<"request">) {
	const shown = shownIn(file, quotes);
	const set = file.appointmentAtMs;
	// What was accepted has a price, and no day yet.
	const waitsForDay = set === undefined && quotes.at(-1)?.state === "accepted";
	const calendarFile = isAlone
		? withToken(addresses.appointmentFileByLink, frame.fields[fields.token] ?? "")
		: addresses.appointmentFile(file.id);
	return (
		<>
			{set === undefined || set < frame.nowMs ? null : (
				<a href={calendarFile} className="btn btn-plain mb-3 w-full">
					<Icon name="clock" /> {requestWords.calendarFile}
				</a>
			)}
			<details className="fold" open={isTyped(kept) || isOfVisit(wrong?.at)}>
				<summary className={`btn ${waitsForDay ? "btn-strong" : "btn-plain"}`}>
					{set === undefined ? requestWords.appointment : requestWords.appointmentMoved}
				</summary>
				<div className="fold-in">
					<div className="grid gap-3">
						<Field
							label={requestWords.day}
							at="day"
							wrong={wrong}
							type="date"
							required
							min={parisFields(frame.nowMs).day}
							{...filled(shown.day, kept.day)}
						/>
						<Field
							label={requestWords.hour}
							at="hour"
							wrong={wrong}
							type="time"
							required
							{...filled(shown.hour, kept.hour)}
						/>
					</div>
					{VISIT_PLACE.map((part) => (
						<Field
							key={part}
							label={requestWords[part]}
							at={part}
							wrong={wrong}
							maxLength={200}
							autoComplete="off"
							{...filled(shown[part], kept[part])}
						/>
					))}
					<div>
						<label htmlFor={fields.visitNote} className="block font-bold">
							{requestWords.appointmentNote}
						</label>
						<Wrong at="visitNote" wrong={wrong} />
						<textarea
							{...described("visitNote", wrong)}
							form={PAGE_FORM}
							rows={2}
							maxLength={1000}
							className="field mt-1 w-full"
							{...filled(shown.visitNote, kept.visitNote)}
						/>
					</div>
					<PageButton value="appointment" look="btn btn-strong" label={requestWords.appointmentSave} />
				</div>
			</details>
		</>
	);
}

const VISIT = ["day", "hour", ...VISIT_PLACE, "visitNote"] as const;
const isOfVisit = (at: FieldFault["at"] | undefined) => VISIT.some((name) => name === at);
/** Something of an appointment was typed, and nothing has noted it. */
const isTyped = (kept: Typed = {}) => VISIT.some((name) => kept[name] !== undefined);

type FieldProps = ComponentProps<"input"> & { label: string; at: keyof Typed; wrong: FieldFault | undefined };

const Field = ({ label, at, wrong, ...input }: FieldProps) => (
	<div>
		<label htmlFor={fields[at]} className="block font-bold">
			{label}
		</label>
		<Wrong at={at} wrong={wrong} />
		<input {...input} {...described(at, wrong)} form={PAGE_FORM} className="field w-full" />
	</div>
);
