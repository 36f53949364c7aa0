import { DAY_MS, HOUR_MS, MINUTE_MS, parisDay, parisFields, parisTime } from "#relay/clock.ts";
import { phoneFault, phoneLink, phonePairs } from "#relay/letter/phone.ts";
import {
	BY_VISITOR,
	type EventKind,
	INSTEAD_OF,
	type NotebookEvent,
	SEEN,
	type Step,
	type StepKind,
} from "#relay/store/notebook.ts";
import { photosInOne } from "#relay/store/photos.ts";
import { undoneIn } from "#relay/store/steps.ts";
import { inItsFields } from "#shared/quote/door-place.ts";
import { MAX_LENGTH } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { tidyPhone } from "#shared/quote/tidy.ts";
import type { Said } from "./notices.ts";
import { safeLine } from "./pages/time.ts";
import { type Act, fields, type Typed } from "./views.ts";

/** What the owner notes by one touch when nobody answers: a note, so that the person still waits to be called. */
export const MISSED = "Pas de réponse";

/** What he notes where a customer asked for it on paper, by SMS or by e-mail. */
export const EARLY = "Le client a demandé par écrit que le travail commence avant la fin des quatorze jours";
/** Where an appointment is. A map is told the address alone: a code leaves for nobody. */
export const VISIT_PLACE = ["address", "floor", "doorCode"] as const;
export type Visit = Record<(typeof VISIT_PLACE)[number] | "note", string>;
const LINES: Record<(typeof VISIT_PLACE)[number], string> = {
	// Not « Adresse » : that was floor and code too, in one field, and stays a note which no map is told.
	address: "Lieu\u202f: ",
	floor: "Étage, porte\u202f: ",
	doorCode: "Code\u202f: ",
};

/** An appointment's note: each part of its place on a line of its own, when it was said. */
const visitNote = (visit: Visit): string =>
	[...VISIT_PLACE.map((part) => (visit[part] === "" ? "" : LINES[part] + visit[part])), visit.note]
		.filter((line) => line !== "")
		.join("\n");

/** What `visitNote` wrote, taken apart again. */
function visitIn(text: string): Visit {
	const visit: Visit = { address: "", floor: "", doorCode: "", note: "" };
	const lines = text.split("\n");
	for (const part of VISIT_PLACE) {
		if (!lines[0]?.startsWith(LINES[part])) continue;
		visit[part] = (lines.shift() ?? "").slice(LINES[part].length);
	}
	return { ...visit, note: lines.join("\n") };
}

/** Events that were not taken back. */
export function keptEvents(events: readonly NotebookEvent[]): NotebookEvent[] {
	const undone = undoneIn(events);
	return events.filter(({ seq, kind }) => kind !== "undone" && !undone.has(seq));
}

/** Where the appointment that stands is, and what was noted with it. */
export const lastVisit = (events: readonly NotebookEvent[]): Visit =>
	visitIn(keptEvents(events).findLast(({ kind }) => kind === "appointment")?.text ?? "");

export const isMissed = ({ kind, text }: NotebookEvent): boolean =>
	kind === "note" && (text === MISSED || text.startsWith(`${MISSED}\n`));

/** What the visitor did on the page of the request since the owner noted something last, and that their e-mail is wrong. */
export function visitorNews(events: readonly NotebookEvent[]): (NotebookEvent & { count?: number })[] {
	// To take a step back is to read nothing.
	const kept = keptEvents(events);
	const seen = kept.findLastIndex(({ kind, device }) => STEPS.has(kind) && device !== BY_VISITOR);
	const news = kept.slice(seen + 1).filter(({ kind, device }) => device === BY_VISITOR || kind === "returned");
	// Six photographs are one piece of news.
	return photosInOne(news);
}

/** When the owner last called in vain. */
export const lastMissed = (events: readonly NotebookEvent[]): NotebookEvent | undefined =>
	keptEvents(events).findLast(isMissed);

/** A quote that was written here, which stands on the customer's page under its number: « 2026-014/1 ». */
export const isMadeHere = ({ kind, text }: NotebookEvent): boolean =>
	kind === "quote-sent" && /^\d{4}-\d+\/\d+$/.test(text);

/** What a customer may answer to a quote. */
export const ANSWERS: ReadonlySet<EventKind> = new Set(["accepted", "declined", "withdrew"]);

/** A quote that the customer answered is theirs too: nobody takes it back alone. */
export const isAnswered = (event: NotebookEvent, events: readonly NotebookEvent[]): boolean =>
	isMadeHere(event) && events.some(({ kind, seq }) => ANSWERS.has(kind) && seq > event.seq);

/** After so long without an answer a quote may be recalled. */
const QUOTE_WAITS_MS = 7 * DAY_MS;

/** Whether the last quote that was made here waits for its answer, and since long; « none » where none was made here. */
export function quoteWaits(events: readonly NotebookEvent[], nowMs: number): "none" | "no" | "yes" | "long" {
	const last = keptEvents(events).findLast(
		(event) => isMadeHere(event) || event.kind === "accepted" || event.kind === "declined",
	);
	if (last === undefined) return "none";
	if (last.kind !== "quote-sent") return "no";
	return nowMs - last.atMs > QUOTE_WAITS_MS ? "long" : "yes";
}

/** The last quote was accepted since the appointment that stands was set: what is left to say is that it holds. */
export function isAgreed(events: readonly NotebookEvent[]): boolean {
	const kept = keptEvents(events).filter(({ kind }) => kind === "appointment" || ANSWERS.has(kind));
	return kept.at(-1)?.kind === "accepted" && kept.at(-2)?.kind === "appointment";
}

/** The customer gave the contract up, and nothing was noted since. */
export const isWithdrawnNow = (events: readonly NotebookEvent[]): boolean =>
	visitorNews(events).some(({ kind }) => kind === "withdrew");

/** The customer said no: whatever the owner notes then refuses nobody. */
export const isRefusedByVisitor = (events: readonly NotebookEvent[]): boolean =>
	keptEvents(events).some(({ kind }) => kind === "unneeded" || kind === "declined" || kind === "withdrew");

/** A call that he noted by hand. */
export const isCall = (events: readonly NotebookEvent[]): boolean => events.some(({ kind }) => kind === "noted");

/** Who rang was answered there and then: nobody called him back. */
export const isAnsweredAtOnce = (
	{ kind, atMs }: Pick<NotebookEvent, "kind" | "atMs">,
	events: readonly NotebookEvent[],
): boolean => kind === "called" && events.some((one) => one.kind === "noted" && one.atMs === atMs);

/** Later than this after the hour that he said he is no longer on his way, though he noted nothing. */
const ARRIVED_MS = 6 * HOUR_MS;

/** The hours of arrival that he said of this trip, the last one last: nothing came after them but notes. None once he is there. */
function arrivalsIn(events: readonly NotebookEvent[], nowMs: number): number[] {
	const steps = keptEvents(events).filter(({ kind }) => STEPS.has(kind) && kind !== "note" && kind !== "number");
	const trip = steps.slice(steps.findLastIndex(({ kind }) => kind !== "leaving") + 1);
	return trip.flatMap(({ appointmentAtMs = 0 }) => (appointmentAtMs > nowMs - ARRIVED_MS ? [appointmentAtMs] : []));
}

/** When he arrives, where he is on his way. */
export const arrivalIn = (events: readonly NotebookEvent[], nowMs: number): number | undefined =>
	arrivalsIn(events, nowMs).at(-1);

/** When the appointment that stands was to be before it was moved. A second visit, noted after the first took place, moves none. */
export function movedFrom(events: readonly NotebookEvent[]): number | undefined {
	const kept = keptEvents(events);
	const visits = kept
		.slice(kept.findLastIndex(({ kind }) => kind === "withdrew") + 1)
		.filter(({ kind }) => kind === "appointment");
	const last = visits.at(-1);
	const before = visits.findLast(({ appointmentAtMs }) => appointmentAtMs !== last?.appointmentAtMs)?.appointmentAtMs;
	return last !== undefined && before !== undefined && before > last.atMs ? before : undefined;
}

/** The hour that he had said before this one, if he had. */
export const putOffFrom = (events: readonly NotebookEvent[], nowMs: number): number | undefined =>
	arrivalsIn(events, nowMs).at(-2);

/** Under whose name a request stands: a call may have come without. */
export const personIn = ({ name, phone }: Quote): string =>
	safeLine(name.trim() || phonePairs(phone.trim()) || "Sans nom", 80);

/** The last event that a page shows: what comes after it is not known to who presses. */
export const lastSeen = (events: readonly NotebookEvent[]): number => events.at(-1)?.seq ?? 0;

/** What he notes himself. */
export const STEPS: ReadonlySet<string> = new Set<StepKind>([
	"called",
	"quote-sent",
	"appointment",
	"leaving",
	"done",
	"dropped",
	"note",
	"number",
	"undone",
]);

/** Noted as a note of these words. */
const AS_NOTES: Readonly<Record<string, string>> = { missed: MISSED, seen: SEEN, early: EARLY } satisfies Partial<
	Record<Act, string>
>;
type ByButton = "missed" | "seen" | "early";
type Order = Exclude<Act, StepKind | "missed" | "late" | "seen" | "early">;
const ORDERS: ReadonlySet<string> = new Set<Order>(["release", "resend", "mail-quote", "erase"]);

/** Of a town that is not known. */
const USUAL_MINUTES = 30;
const LATE_MS = 10 * MINUTE_MS;
const FIVE_MS = 5 * MINUTE_MS;

/** What a request's page knows of it, for the hour at which he arrives. */
export interface Known {
	phone: string;
	events: readonly NotebookEvent[];
	minutes: number | undefined;
	appointmentAtMs: number | undefined;
}

/** Now and the minutes of the town, to the next five; what he typed instead; or ten minutes later than he had said. */
function arrivalAsked(act: string, typed: string, { events, minutes }: Known, nowMs: number): number | undefined {
	if (act === "late") return (arrivalIn(events, nowMs) ?? nowMs) + LATE_MS;
	if (typed === "") return Math.ceil((nowMs + (minutes ?? USUAL_MINUTES) * MINUTE_MS) / FIVE_MS) * FIVE_MS;
	const atMs = parisTime(parisFields(nowMs).day, typed);
	// « 00:20 », said before midnight.
	return atMs !== undefined && atMs < nowMs - DAY_MS / 2 ? parisTime(parisFields(nowMs + DAY_MS).day, typed) : atMs;
}

const NOTE_AT_MOST = 1_000;

/** What a request's form asks for, or why it cannot be done, in French, for the person who typed it. */
export type Asked = { step: Step; said: Said } | { order: Order } | { fault: string; at?: keyof Typed };

/**
 * Reads what was pressed and typed on a request's page.
 *
 * @param act of the button; nothing where none was pressed, and what was typed does not tell
 * @param known of the request as it stands
 */
export function stepAsked(act: string | undefined, form: URLSearchParams, nowMs: number, known: Known): Asked {
	if (act === undefined) return { fault: "Rien n’est noté\u202f: touchez le bouton de ce que vous voulez noter." };
	if (ORDERS.has(act)) return { order: act as Order };
	const noted = AS_NOTES[act];
	if (noted === undefined && act !== "late" && !STEPS.has(act))
		return { fault: "Ce geste n’existe pas dans le carnet." };
	if (act === "number") return numberAsked(form.get(fields.phone) ?? "", known.phone);
	const seen = Number(form.get(fields.seen));
	if (!Number.isSafeInteger(seen) || seen < 0) return { fault: "La page était incomplète\u202f: recommencez." };
	const kind: StepKind = noted !== undefined ? "note" : act === "late" ? "leaving" : (act as StepKind);
	const written = (name: string) => (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
	// « Gardé avec le bouton touché »: with an appointment too.
	const notes = act === "appointment" ? [written(fields.visitNote), written(fields.note)] : [written(fields.note)];
	const typed = notes.filter(Boolean).join("\n");
	const placed = (part: (typeof VISIT_PLACE)[number]) => (form.get(fields[part]) ?? "").replace(/\s+/g, " ").trim();
	const [address, floor, doorCode] = VISIT_PLACE.map(placed) as [string, string, string];
	const visit = inItsFields({ address, floor, doorCode, note: typed });
	const text =
		noted !== undefined ? [noted, typed].filter(Boolean).join("\n") : kind === "appointment" ? visitNote(visit) : typed;
	if ([...text].length > NOTE_AT_MOST) {
		const fault = `Une note a 1\u202f000 caractères au plus\u202f: celle-ci en a ${[...text].length}.`;
		return { fault, at: act === "appointment" ? "visitNote" : "note" };
	}
	if (kind === "note" && text === "") return { fault: "La note est vide\u202f: écrivez-la d’abord.", at: "note" };
	if (kind === "undone") {
		const undoes = Number(form.get(fields.undoes));
		if (!Number.isSafeInteger(undoes) || undoes < 1) return { fault: "Rien n’est à annuler." };
		const taken = known.events.find(({ seq }) => seq === undoes);
		if (taken && isAnswered(taken, known.events))
			return { fault: "Rien n’est annulé\u202f: le client a répondu à ce devis, il reste." };
		const visits = keptEvents(known.events).filter((event) => event.kind === "appointment");
		const isOfVisit = visits.length > 1 && visits.at(-1)?.seq === undoes;
		return { step: { kind, text: "", undoes, seen }, said: isOfVisit ? "undone-appointment" : kind };
	}
	if (kind === "leaving") {
		// As the page showed it: two taps are ten minutes, not twenty.
		const shown = { ...known, events: known.events.filter(({ seq }) => seq <= seen) };
		const appointmentAtMs = arrivalAsked(act, (form.get(fields.eta) ?? "").trim(), shown, nowMs);
		if (appointmentAtMs === undefined)
			return { fault: "Cette heure ne se lit pas\u202f: écrivez «\u202f14:20\u202f».", at: "eta" };
		const isOtherDay = parisDay(known.appointmentAtMs ?? nowMs) > parisDay(nowMs);
		const said = arrivalIn(shown.events, nowMs) !== undefined ? "late" : isOtherDay ? "leaving-early" : kind;
		return { step: { kind, text, appointmentAtMs, seen }, said };
	}
	// The customer reads on his page that it is done: before the day that was agreed, a slip of the finger.
	const isEarly = kind === "done" && parisDay(known.appointmentAtMs ?? 0) > parisDay(nowMs);
	if (kind !== "appointment")
		return {
			step: { kind, text, seen },
			said:
				noted === undefined
					? isEarly
						? "done-early"
						: kind
					: act === "seen" && typed
						? "seen-noted"
						: (act as ByButton),
		};
	const [day, hour] = [form.get(fields.day) ?? "", form.get(fields.hour) ?? ""];
	if (parisTime(day, "12:00") === undefined) return { fault: "Il manque le jour du rendez-vous.", at: "day" };
	const appointmentAtMs = parisTime(day, hour);
	if (appointmentAtMs === undefined) return { fault: "Il manque l’heure du rendez-vous.", at: "hour" };
	if (appointmentAtMs < nowMs - DAY_MS)
		return { fault: "Ce rendez-vous est déjà passé\u202f: vérifiez le jour.", at: "day" };
	// Noted afterwards, or a slip of the wheel: he sees which.
	const isMoved = known.appointmentAtMs !== undefined && known.appointmentAtMs !== appointmentAtMs;
	const said = appointmentAtMs < nowMs ? "appointment-past" : isMoved ? "appointment-moved" : kind;
	return { step: { kind, text, appointmentAtMs, seen }, said };
}

/** It contradicts nothing that another device noted meanwhile. */
export function numberAsked(typed: string, before: string): Asked {
	const phone = tidyPhone(typed.slice(0, 4 * MAX_LENGTH.phone))
		.replace(/[\0\r\n\u0085]/g, "")
		.trim();
	if (phone.length > MAX_LENGTH.phone) return { fault: "Ce numéro est trop long\u202f: écrivez-le seul.", at: "phone" };
	if (phoneLink(phone) === undefined) {
		return { fault: `Ce numéro ne se compose pas\u202f: ${phoneFault(phone) ?? "vérifiez-le"}.`, at: "phone" };
	}
	const text = `${phone}${INSTEAD_OF}${before}`;
	const said = before === "" ? "number-first" : "number";
	return { step: { kind: "number", text, phone, seen: Number.MAX_SAFE_INTEGER }, said };
}
