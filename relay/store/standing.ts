import type { NotebookEvent, Standing, StepKind } from "./notebook.ts";

const STANDING_AFTER: Partial<Record<NotebookEvent["kind"], Standing>> = {
	called: "under-way",
	"quote-sent": "under-way",
	appointment: "under-way",
	done: "finished",
	dropped: "finished",
	before: "before",
};

/** What a request's events amount to. The only place that says so. */
export interface Summary {
	standing: Standing;
	/** The last step that stands, and gave the standing. */
	lastStep?: { kind: StepKind; atMs: number };
	appointmentAtMs?: number;
	/** When the owner first answered: « sans suite » is no answer. */
	answeredAtMs?: number;
}

/** Numbers of the events that « Annuler » took back. */
export const undoneIn = (events: readonly NotebookEvent[]): ReadonlySet<number> =>
	new Set(events.flatMap(({ kind, undoes }) => (kind === "undone" && undoes !== undefined ? [undoes] : [])));

/** @param events of one request, in the order they came */
export function summaryOf(events: readonly NotebookEvent[]): Summary {
	const undone = undoneIn(events);
	const steps = events.filter(({ seq, kind }) => STANDING_AFTER[kind] !== undefined && !undone.has(seq));
	const last = steps.at(-1);
	if (last === undefined) return { standing: "to-call" };
	const standing = STANDING_AFTER[last.kind] ?? "to-call";
	if (last.kind === "before") return { standing };
	const appointment = steps.findLast(({ kind }) => kind === "appointment");
	const answer = steps.find(({ kind }) => kind !== "dropped" && kind !== "before");
	return {
		standing,
		lastStep: { kind: last.kind as StepKind, atMs: last.atMs },
		...(appointment?.appointmentAtMs === undefined ? {} : { appointmentAtMs: appointment.appointmentAtMs }),
		...(answer === undefined ? {} : { answeredAtMs: answer.atMs }),
	};
}
