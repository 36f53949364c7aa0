import type { RequestFile, StoredRequest } from "./records.ts";

/** What the owner notes of a request. « leaving »: he is on his way; « number » corrects its telephone, « undone » takes back one of the others. */
export type StepKind =
	| "called"
	| "quote-sent"
	| "appointment"
	| "leaving"
	| "done"
	| "dropped"
	| "note"
	| "number"
	| "undone";
/** What the visitor does on the page of the request; « number » too. */
type VisitorKind = "word" | "email" | "unneeded" | "photo" | "accepted" | "declined" | "withdrew";
/** What else becomes of it: « returned » is a receipt whose address no server takes; « noted » by hand from a call; a reminder, an order about its letter; « before » is one from before the notebook. */
export type EventKind = StepKind | VisitorKind | "noted" | "before" | "reminded" | "released" | "resent" | "returned";

/** What gives a request its standing. */
export type LastKind = StepKind | "unneeded";

/** What the owner notes of a customer's word or photographs that he has read; his own words may follow on their own line. */
export const SEEN = "Vu, ce que le client a ajouté";

export const isSeen = ({ kind, text }: Pick<NotebookEvent, "kind" | "text">): boolean =>
	kind === "note" && (text === SEEN || text.startsWith(`${SEEN}\n`));

/** In the history of a number or an e-mail that was corrected, before the one that it was. */
export const INSTEAD_OF = ", au lieu de ";
/** In the history, beside what the visitor did: the owner's own devices have names. */
export const BY_VISITOR = "sur sa page";

/** Where a request stands. « before » came in before there was a notebook. Quarantine is beside it: a request has both. */
export type Standing = "to-call" | "under-way" | "finished" | "before";

/** Nothing of it is ever changed. */
export interface NotebookEvent {
	/** Grows from one event to the next. */
	seq: number;
	atMs: number;
	kind: EventKind;
	/** At most 1,000 characters, and the sum before the word of who accepts a quote. */
	text: string;
	/** Of a « leaving », when he arrives. */
	appointmentAtMs?: number;
	/** The `seq` that an « undone » takes back. */
	undoes?: number;
	/** Name that the device had which noted it; none by the link of a letter. */
	device?: string;
}

/** A step as it is asked for, on a page that showed all events up to `seen`. */
export interface Step {
	kind: StepKind;
	text: string;
	appointmentAtMs?: number;
	undoes?: number;
	/** Of a « number »: what the request has from now on. */
	phone?: string;
	/** Name of the device that asks. */
	device?: string;
	seen: number;
}

export type TakeResult =
	/** « already »: two taps, a reload, or another device that took the same step first. */
	| { result: "taken" | "already" }
	/** Another device took other steps since the page was made: nothing is noted, the owner sees them first. */
	| { result: "changed"; since: NotebookEvent[] }
	| { result: "gone" };

/** A line of a list. */
export interface NotebookLine extends StoredRequest {
	standing: Standing;
	/** The last step that stands. */
	lastStep?: { kind: LastKind; atMs: number };
	/** Of the last appointment that stands. */
	appointmentAtMs?: number;
	/** All that became of it: only in lists where the owner acts on the line itself. */
	events?: NotebookEvent[];
}

/** A request with all that became of it. */
export interface NotebookFile extends RequestFile, NotebookLine {
	events: NotebookEvent[];
	/** Other requests that name the same number or e-mail, the newest first, among the newest `LOOKED_THROUGH`. */
	samePerson: NotebookLine[];
}

/** Lists of the notebook. « robots » are those in quarantine. */
export type ListName = "to-call" | "under-way" | "finished" | "robots";
/** Those in which somebody waits for the owner. */
export type WaitingList = Extract<ListName, "to-call" | "robots">;

export interface Page<Line> {
	lines: Line[];
	hasMore: boolean;
}

/** Where a page begins in what goes from the newest to the oldest: right after a request, or where it ends: right before one. */
export interface Place {
	side: "after" | "before";
	receivedAtMs: number;
	id: string;
}

/** What is counted of a request: when it came, when it was answered first, what became of it. */
export interface AnswerFacts {
	receivedAtMs: number;
	answeredAtMs?: number;
	urgent: boolean;
	city: string;
	service: string;
	/** A call that he noted by hand. */
	isCall?: true;
	standing: Standing;
	/** The step that gave it its standing. */
	lastKind?: LastKind;
	/** An appointment was set, whatever was noted since. */
	hasAppointment?: true;
}

/** What a link may be for. */
export type PassKind = "sign-in" | "request" | "calendar";

/** A link that lets somebody in. Only the hash of its token is kept. */
export interface Pass {
	kind: PassKind;
	requestId?: string;
}

/** A device that signed in. */
export interface Device {
	/** Public name of the session, for the list of devices. */
	id: string;
	/** Such as « Firefox sur Android ». */
	label: string;
	madeAtMs: number;
	seenAtMs: number;
}

/** Letters of a device's name. */
export const DEVICE_NAME_AT_MOST = 40;

/** Requests of each kind are late when they came at that moment or before. */
export interface Late {
	urgentUntilMs: number;
	/** Nothing: not told of now. */
	othersUntilMs: number | undefined;
}

export const NOTEBOOK_PAGE = 50;
/** Requests that one search looks through, the newest first: a year of a busy workshop, however many are kept. */
export const LOOKED_THROUGH = 2_000;
