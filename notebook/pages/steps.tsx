import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { lastMissed, lastSeen, lastVisit, MISSED, VISIT_PLACE } from "#notebook/noted.ts";
import { type Act, addresses, fields, type ViewOf, withToken } from "#notebook/views.ts";
import { parisFields } from "#relay/paris-time.ts";
import type { StepKind } from "#relay/store/notebook.ts";
import { phoneOf } from "./call-link.tsx";
import { Form, Part } from "./form.tsx";
import { safeLine, safeText } from "./time.ts";
import { requestWords } from "./words-request.ts";

/** A number that cannot be dialled, in sight where the call would be; or that the person gave otherwise since, folded. */
export function CorrectNumber({ file, frame, kept }: ViewOf<"request">) {
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
		<details className="fold no-print mt-3">
			<summary className="btn btn-plain">{requestWords.correctNumber}</summary>
			{form}
		</details>
	);
}

const UNDER_WAY = ["called", "quote-sent"] as const satisfies StepKind[];
const ENDING = ["done", "dropped"] as const satisfies StepKind[];

/** Under the call, while somebody waits for it: how it went, by one touch. */
export function AfterCall({ file, frame }: ViewOf<"request">) {
	if (file.quarantined || file.standing !== "to-call") return null;
	const missed = lastMissed(file.events);
	return (
		<section aria-label={requestWords.firstCall} className="no-print mt-3">
			<div className="grid grid-cols-2 gap-3">
				<Button act="called" look="btn-strong" label={requestWords.step.called} />
				<Button act="missed" look="btn-plain" label={MISSED} />
			</div>
			{missed === undefined ? null : <p className="mt-2 font-bold">{requestWords.triedAt(missed.atMs, frame.nowMs)}</p>}
		</section>
	);
}

/** Every step, wherever its button stands, takes with it the note that is typed. */
const STEPS_FORM = "gestes-note";
const Button = ({ act, look, label }: { act: Act; look: string; label: string }) => (
	<button type="submit" form={STEPS_FORM} name={fields.act} value={act} className={`btn ${look}`}>
		{label}
	</button>
);

/** What the owner notes: one touch each, with a word beside it or without. */
export function Steps(view: ViewOf<"request">) {
	const { file, frame, kept } = view;
	const isAppointment = kept?.act === "appointment";
	const steps = UNDER_WAY.filter((step) => step !== "called" || file.standing !== "to-call");
	return (
		<Part id="gestes" title={requestWords.steps} isOnScreen>
			<Appointment {...view} />
			<Form id={STEPS_FORM} frame={frame} also={{ [fields.seen]: lastSeen(file.events) }} className="mt-3">
				<div className="grid gap-3">
					{steps.map((step) => (
						<Button key={step} act={step} look="btn-plain" label={requestWords.step[step]} />
					))}
				</div>
				<label htmlFor="note" className="mt-4 block font-bold">
					{requestWords.note}
				</label>
				<p id="note-aide" className="text-small text-soft">
					{requestWords.noteHint}
				</p>
				<textarea
					id="note"
					name={fields.note}
					rows={3}
					maxLength={1000}
					aria-describedby="note-aide"
					className="field mt-1 w-full"
					defaultValue={isAppointment ? "" : safeText(kept?.note ?? "")}
				/>
				<button type="submit" name={fields.act} value="note" className="btn btn-plain mt-3 w-full">
					{requestWords.noteOnly}
				</button>
				<h3 className="mt-8 mb-3 font-bold">{requestWords.ending}</h3>
				<div className="grid grid-cols-2 gap-6">
					{ENDING.map((step) => (
						<Button key={step} act={step} look="btn-plain" label={requestWords.step[step]} />
					))}
				</div>
			</Form>
		</Part>
	);
}

/** A form of its own: Enter in a field must not note anything else. */
function Appointment({ file, frame, kept, isAlone }: ViewOf<"request">) {
	const isKept = kept?.act === "appointment";
	const set = file.appointmentAtMs;
	const visit = lastVisit(file.events);
	const shown = set === undefined ? undefined : parisFields(set);
	const calendarFile = isAlone
		? withToken(addresses.appointmentFileByLink, frame.fields[fields.token] ?? "")
		: addresses.appointmentFile(file.id);
	return (
		<>
			{set === undefined ? null : (
				<a href={calendarFile} className="btn btn-plain mb-3 w-full">
					<Icon name="clock" /> {requestWords.calendarFile}
				</a>
			)}
			<details className="fold" open={isKept}>
				<summary className="btn btn-plain">
					{set === undefined ? requestWords.appointment : requestWords.appointmentMoved}
				</summary>
				<Form
					frame={frame}
					also={{ [fields.seen]: lastSeen(file.events), [fields.act]: "appointment" }}
					className="fold-in"
				>
					<div className="grid gap-3">
						<Field
							label={requestWords.day}
							id="jour"
							name={fields.day}
							type="date"
							required
							min={parisFields(frame.nowMs).day}
							defaultValue={safeText(kept?.day ?? shown?.day ?? "")}
						/>
						<Field
							label={requestWords.hour}
							id="heure"
							name={fields.hour}
							type="time"
							required
							defaultValue={safeText(kept?.hour ?? shown?.hour ?? "")}
						/>
					</div>
					{VISIT_PLACE.map((part) => (
						<Field
							key={part}
							label={requestWords[part]}
							id={fields[part]}
							name={fields[part]}
							maxLength={200}
							autoComplete="off"
							defaultValue={safeText(isKept ? (kept[part] ?? "") : visit[part])}
						/>
					))}
					<div>
						<label htmlFor="note-rendez-vous" className="block font-bold">
							{requestWords.appointmentNote}
						</label>
						<textarea
							id="note-rendez-vous"
							name={fields.note}
							rows={2}
							maxLength={1000}
							className="field mt-1 w-full"
							defaultValue={safeText(isKept ? kept.note : visit.note)}
						/>
					</div>
					<button type="submit" className="btn btn-strong">
						{requestWords.appointmentSave}
					</button>
				</Form>
			</details>
		</>
	);
}

const Field = ({ label, ...input }: ComponentProps<"input"> & { label: string }) => (
	<div>
		<label htmlFor={input.id} className="block font-bold">
			{label}
		</label>
		<input {...input} className="field w-full" />
	</div>
);
