import type { NotebookEvent } from "#relay/store/notebook.ts";
import { undoneIn } from "#relay/store/steps.ts";

/** What the owner notes by one touch when nobody answers: a note, so that the person still waits to be called. */
export const MISSED = "Pas de réponse";

const ADDRESS = "Adresse\u202f: ";

/** An appointment's note: where to go on its first line, when that was said. */
export const visitNote = (address: string, note: string): string =>
	[address === "" ? "" : `${ADDRESS}${address}`, note].filter((line) => line !== "").join("\n");

/** What `visitNote` wrote, taken apart again. */
function visitIn(text: string): { address: string; note: string } {
	if (!text.startsWith(ADDRESS)) return { address: "", note: text };
	const [first = "", ...others] = text.split("\n");
	return { address: first.slice(ADDRESS.length), note: others.join("\n") };
}

/** Events that were not taken back. */
export function keptEvents(events: readonly NotebookEvent[]): NotebookEvent[] {
	const undone = undoneIn(events);
	return events.filter(({ seq, kind }) => kind !== "undone" && !undone.has(seq));
}

/** Where the appointment that stands is, and what was noted with it. */
export const lastVisit = (events: readonly NotebookEvent[]): { address: string; note: string } =>
	visitIn(keptEvents(events).findLast(({ kind }) => kind === "appointment")?.text ?? "");

export const isMissed = ({ kind, text }: NotebookEvent): boolean => kind === "note" && text === MISSED;

/** When the owner last called in vain. */
export const lastMissed = (events: readonly NotebookEvent[]): NotebookEvent | undefined =>
	keptEvents(events).findLast(isMissed);

/** The last event that a page shows: what comes after it is not known to who presses. */
export const lastSeen = (events: readonly NotebookEvent[]): number =>
	events.reduce((last, { seq }) => Math.max(last, seq), 0);
