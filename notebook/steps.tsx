import { Icon } from "#app/ui/icon.tsx";
import { parisFields } from "#relay/notebook/paris-time.ts";
import { addresses, fields } from "#relay/notebook/views.ts";
import type { NotebookFile, StepKind } from "#relay/store/notebook.ts";
import { Form } from "./form.tsx";
import { plain } from "./plain.ts";
import type { RequestView } from "./request-page.tsx";
import { requestWords } from "./words-request.ts";

/** The last event that a page shows: what comes after it is not known to who presses. */
export const lastSeen = ({ events }: Pick<NotebookFile, "events">): number =>
	events.reduce((last, { seq }) => Math.max(last, seq), 0);

const STEPS = ["called", "quote-sent", "done", "dropped"] as const satisfies StepKind[];

/** What the owner notes: one touch each, with a word beside it or without. */
export function Steps({ view }: { view: RequestView }) {
	const { file, frame, kept } = view;
	const seen = { [fields.seen]: lastSeen(file) };
	const isAppointment = kept?.act === "appointment";
	return (
		<section className="block-part no-print" aria-labelledby="gestes">
			<h2 id="gestes" className="part-title">
				{requestWords.steps}
			</h2>
			<Form frame={frame} also={seen}>
				<div className="grid grid-cols-2 gap-3">
					{STEPS.map((step) => (
						<button
							key={step}
							type="submit"
							name={fields.act}
							value={step}
							className={`btn ${step === "called" && file.standing === "to-call" ? "btn-strong" : "btn-plain"}`}
						>
							{requestWords.step[step]}
						</button>
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
					defaultValue={isAppointment ? "" : plain(kept?.note ?? "")}
				/>
				<button type="submit" name={fields.act} value="note" className="btn btn-plain mt-3 w-full">
					{requestWords.noteOnly}
				</button>
			</Form>
			<Appointment view={view} seen={seen} />
		</section>
	);
}

const fileByLink = (frame: RequestView["frame"]): string =>
	`${addresses.appointmentFileByLink}?${fields.token}=${frame.fields[fields.token] ?? ""}`;

/** A form of its own: Enter in a field must not note anything else. */
function Appointment({ view, seen }: { view: RequestView; seen: Record<string, number> }) {
	const { file, frame, kept, isAlone } = view;
	const isKept = kept?.act === "appointment";
	const set = file.appointmentAtMs;
	const { day, hour } = set === undefined ? { day: "", hour: "" } : parisFields(set);
	return (
		<>
			{set === undefined ? null : (
				<a
					href={isAlone ? fileByLink(frame) : addresses.appointmentFile(file.id)}
					className="btn btn-plain mt-3 w-full"
				>
					<Icon name="clock" /> {requestWords.calendarFile}
				</a>
			)}
			<details className="fold mt-3" open={isKept}>
				<summary className="btn btn-plain">
					{set === undefined ? requestWords.appointment : requestWords.appointmentMoved}
				</summary>
				<Form frame={frame} also={{ ...seen, [fields.act]: "appointment" }} className="fold-in">
					<div className="grid grid-cols-2 gap-3">
						<div>
							<label htmlFor="jour" className="block font-bold">
								{requestWords.day}
							</label>
							<input
								id="jour"
								name={fields.day}
								type="date"
								required
								min={parisFields(frame.nowMs).day}
								defaultValue={plain(kept?.day ?? day)}
								className="field w-full"
							/>
						</div>
						<div>
							<label htmlFor="heure" className="block font-bold">
								{requestWords.hour}
							</label>
							<input
								id="heure"
								name={fields.hour}
								type="time"
								required
								defaultValue={plain(kept?.hour ?? hour)}
								className="field w-full"
							/>
						</div>
					</div>
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
							defaultValue={isKept ? plain(kept.note) : ""}
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
