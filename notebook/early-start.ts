import { BY_VISITOR, type NotebookEvent, type NotebookLine } from "#relay/store/notebook.ts";
import { ANSWERS, EARLY, keptEvents } from "./noted.ts";
import { WAITS_MS } from "./quote/quote.ts";

/* Work that begins before the fourteen days of withdrawal are over, asked for after the quote was signed (Code de la consommation, L221-25). */

/** What the customer's page sends for whom that was signed without it. */
export const ASKS_EARLY = "Je demande que le travail commence avant la fin des quatorze jours de rétractation.";
const ASKED = ASKS_EARLY.split(" de rétractation")[0]?.toLowerCase() ?? "";

/** Whether the work may begin before the fourteen days are over, as was asked since that moment: in the site's own words. */
export const asksEarly = (events: readonly NotebookEvent[], sinceMs: number): boolean =>
	keptEvents(events).some(
		({ kind, device, text, atMs }) =>
			atMs >= sinceMs &&
			(kind === "note" ? text.startsWith(EARLY) : device === BY_VISITOR && text.toLowerCase().includes(ASKED)),
	);

/** Until when the work waits, of a list's line: of who signed last without asking for it sooner, and is expected before. */
export function waitsPast({ events = [], appointmentAtMs }: NotebookLine): number | undefined {
	const accepted = keptEvents(events).findLast(({ kind }) => ANSWERS.has(kind));
	if (accepted?.kind !== "accepted" || !accepted.text.includes("pas avant le ") || appointmentAtMs === undefined)
		return undefined;
	const fromMs = accepted.atMs + WAITS_MS;
	return appointmentAtMs < fromMs && !asksEarly(events, accepted.atMs) ? fromMs : undefined;
}
