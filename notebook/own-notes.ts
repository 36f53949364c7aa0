import { type NotebookEvent, type NotebookFile, SEEN } from "#relay/store/notebook.ts";
import { type DoorPlace, doorPlaceIn } from "#shared/quote/door-place.ts";
import { EARLY, keptEvents, MISSED } from "./noted.ts";

/** Of a note, the words that he typed: behind « Pas de réponse » or « Vu… », which buttons wrote, nothing alone. */
export function ownWords(text: string): string {
	const byButton = [MISSED, SEEN].find((one) => text === one || text.startsWith(`${one}\n`));
	return byButton === undefined ? text : text.slice(byButton.length + 1);
}

/** What he keeps in mind of a request: « prévoir un cylindre 30 × 40 ». The customer's page never shows it. */
export const ownNotes = (events: readonly NotebookEvent[]): Pick<NotebookEvent, "seq" | "atMs" | "text">[] =>
	keptEvents(events)
		.filter(({ kind, text }) => kind === "note" && !text.startsWith(EARLY))
		.map(({ seq, atMs, text }) => ({ seq, atMs, text: ownWords(text) }))
		.filter(({ text }) => text !== "");

const PLACED: ReadonlySet<string> = new Set(["note", "called", "leaving"]);

/** Where the door is as he noted it last, on the telephone with them; else as they wrote it. Each part "" where nobody said it. */
export function toldPlace({ events, quote }: Pick<NotebookFile, "events" | "quote">): DoorPlace {
	const noted = keptEvents(events).filter(({ kind }) => PLACED.has(kind));
	const told = [...noted.toReversed().map(({ text }) => text), quote.message].map(doorPlaceIn);
	const first = (part: keyof DoorPlace) => told.find((place) => place[part] !== "")?.[part] ?? "";
	return { address: first("address"), floor: first("floor"), doorCode: first("doorCode") };
}
