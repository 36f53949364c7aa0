/*
 * What the relay gives the pages of the notebook (notebook/) to show: data, no markup. Every form on a page posts to the address of the page
 * it is on or to one named here, with the hidden fields of `Frame.fields`, and is answered by a redirect (303).
 */

import type { AtelierView } from "#atelier/views.ts";
import type { ReadyKind } from "#content/notebook.ts";
import type { KnownPlace } from "#relay/letter/request-letter.ts";
import type {
	AnswerFacts,
	Device,
	ListName,
	NotebookEvent,
	NotebookFile,
	NotebookLine,
	Place,
	StepKind,
	WaitingList,
} from "#relay/store/notebook.ts";
import type { DailyCount, StoreStatus } from "#relay/store/records.ts";
import type { NewVersion } from "#relay/upkeep/new-version.ts";
import type { Outside } from "#relay/upkeep/outside.ts";
import type { VisitorView } from "#visitor/views.ts";
import type { Block } from "./quote/document.ts";
import type { QuoteState } from "./quote/quote.ts";

/** Around every page of somebody who signed in, or who came by one request's link. */
export interface Frame {
	nowMs: number;
	/** Hidden fields of every form: the token bound to the session, or that of the request's link. */
	fields: Record<string, string>;
	/** A sentence about what was just done, or could not be. */
	notice?: Notice | undefined;
	/** Maps open by another address there. */
	isApple?: boolean;
	/** Nothing for who came by a request's link: no list, no menu. */
	counts?: Record<WaitingList, number>;
	/** Requests under way whose customer added something. */
	news?: number;
	/** Troubles that are open, for the menu. */
	troubles?: number;
}

export interface Notice {
	/** « Done » and « partly » tell the device that what was typed is kept (keep-typed.ts), or shown again. */
	tone: "done" | "partly" | "refused";
	text: string;
	/** What comes next by itself: the message that tells the person. */
	next?: ReadyKind;
	/** It speaks of no step: « Annuler » beside it would take back another. */
	isOrder?: true;
	/** In a list: of whom it speaks, and the step that « Annuler » takes back. */
	about?: { id: string; name: string; seen: number; undoes?: number | undefined; from: PressedIn };
}

/** Addresses of the notebook. All but the first two ask for a session; a request's page also opens by its own link. */
export const addresses = {
	enter: "/carnet/entrer",
	style: "/carnet/style.css",
	/** Keeps what is typed (keep-typed.ts). */
	script: "/carnet/saisie.js",
	toCall: "/carnet",
	underWay: "/carnet/en-cours",
	finished: "/carnet/terminees",
	robots: "/carnet/robots",
	search: "/carnet/recherche",
	/** A call noted by hand. */
	call: "/carnet/appel",
	request: (id: string) => `/carnet/demande/${id}`,
	/** A written quote of it. */
	quote: (id: string) => `/carnet/demande/${id}/devis`,
	/** A request by the link of its letter. */
	byLink: "/carnet/lettre",
	appointmentFileByLink: "/carnet/lettre/rendez-vous.ics",
	appointments: "/carnet/rendez-vous",
	/** One appointment as a file for the telephone's calendar. */
	contactCard: (id: string) => `/carnet/demande/${id}/contact.vcf`,
	appointmentFile: (id: string) => `/carnet/demande/${id}/rendez-vous.ics`,
	calendar: "/carnet/agenda.ics",
	figures: "/carnet/ce-qui-marche",
	figuresFile: "/carnet/ce-qui-marche.csv",
	/** Accepted quotes: a list, a table for the accounts, and each as it was signed. */
	quotes: "/carnet/devis",
	quotesFile: "/carnet/devis.csv",
	quotePdf: "/carnet/devis.pdf",
	health: "/carnet/tout-va-t-il-bien",
	devices: "/carnet/appareils",
	leave: "/carnet/sortir",
} as const;

/** Lists whose lines have buttons, by what `fields.from` says. */
export const PRESSED_IN = {
	liste: addresses.toCall,
	"en-cours": addresses.underWay,
	"rendez-vous": addresses.appointments,
} as const;
export type PressedIn = keyof typeof PRESSED_IN;

/** The address of a page that begins after a request, or ends before it. */
export const addressAt = (address: string, { side, receivedAtMs, id }: Place, also: Record<string, string>): string =>
	`${address}?${new URLSearchParams({ ...also, [fields[side]]: `${receivedAtMs}.${id}` })}`;

/** An address that lets the holder of a token in. */
export const withToken = (address: string, token: string): string => `${address}?${fields.token}=${token}`;

/** Values of the field `act` that a request's page posts to its own address. */
export type Act = StepKind | "missed" | "late" | "seen" | "early" | "release" | "resend" | "mail-quote" | "erase";

/** On the page of health: the version that was found is wanted. */
export const INSTALL = "install";

/** Names of the fields that forms send. */
export const fields = {
	/** Token of a sign-in link, or of a request's link. */
	token: "jeton",
	/** Token bound to the session. */
	csrf: "preuve",
	act: "geste",
	/** The last event that the page showed. */
	seen: "vu",
	note: "note",
	/** The one that goes with an appointment. */
	visitNote: "note-rendez-vous",
	/** Where an appointment is. */
	address: "adresse",
	floor: "etage",
	doorCode: "code",
	/** The number as the owner corrects it, or notes it. */
	phone: "telephone",
	/** Of a call noted by hand. */
	city: "commune",
	service: "service",
	urgent: "urgent",
	toCall: "a-rappeler",
	/** When he arrives, where he says it himself. */
	eta: "vers",
	/** « 2026-11-25 » and « 14:30 », in Paris. */
	day: "jour",
	hour: "heure",
	/** The event that « annuler » takes back. */
	undoes: "annule",
	/** Ids of the requests ticked in a list. */
	ticked: "demande",
	device: "appareil",
	/** Name that a device is given, and the one that the page showed: « nom.3f… », one for each device. */
	name: "nom",
	known: "nom-connu",
	/** What a device answers that makes a key or signs with one (device-key.ts); the key that is taken away. */
	passkey: "cle",
	lostPasskey: "cle-retiree",
	/** « oui » once the owner has confirmed that he erases. */
	confirmed: "confirme",
	words: "mots",
	/** Where a line was pressed, one of `PRESSED_IN`: the answer leads back there. */
	from: "depuis",
	/** The request that a list’s notice speaks of. */
	about: "a-propos",
	page: "page",
	/** Where a page begins, or ends: after or before a request, as « 1764000000000.261125-7K3FQ9XM ». */
	after: "apres",
	before: "avant",
	span: "duree",
} as const;

/** A quote in a list: « 2026-014 », and where it stands. */
export interface QuoteShown {
	id: string;
	name: string;
	state: QuoteState;
	totalCents: number;
	/** Where the work is. */
	address: string;
	/** Accepted without asking that the work begin sooner (L221-25): the first day after the fourteen. */
	notBeforeMs?: number | undefined;
}

/** In cents. @param id number and version */
export interface AcceptedQuote {
	id: string;
	number: string;
	customer: string;
	atMs: number;
	net: number;
	vat: number;
	gross: number;
}

/** What was typed over what a request's page showed, by the names of `fields`. */
export type Typed = Partial<
	Record<"note" | "phone" | "day" | "hour" | "address" | "floor" | "doorCode" | "visitNote" | "eta", string>
>;

/** What is typed of a call noted by hand, in the order of its page. */
export const CALL_FIELDS = ["phone", "name", "city", "service", "note", "urgent", "toCall"] as const;
export type CallTyped = Partial<Record<(typeof CALL_FIELDS)[number], string>>;

/** Why what was typed will not do, for its field. */
export interface FieldFault {
	at: keyof Typed | keyof CallTyped;
	text: string;
}

/** A form that was not taken, for the page that says so. */
export interface GivenBack {
	/** What a person wrote, to be read and copied. */
	words: string[];
	/** The whole of it, which one press of a device that is let in puts back in its page: nothing of it is kept here meanwhile. */
	again?: { action: string; sent: [string, string][] };
}

/** How « Ce qui marche » is cut. */
export type Span = "14-jours" | "3-mois" | "1-an";

/** Around a page of somebody who is not let in. */
type Bare = Pick<Frame, "nowMs">;

/** What the page « Tout va-t-il bien ? » says besides the store. */
export interface Surroundings {
	freeBytes?: number;
	/** Where no mail server is set, letters lie in a folder. */
	hasMailServer: boolean;
	hasWebhook: boolean;
	hasBackup: boolean;
	/** Somebody else is told, as long as all is well (HEARTBEAT_URL). */
	hasHeartbeat: boolean;
	newVersion: NewVersion;
	outside: Outside;
	/** « 24.21.0 »: the Node that serves. */
	node: string;
	version: string;
}

export type View =
	/** Asks for a link; says the same whether one left or not, or that this device's session was ended from another. */
	| {
			page: "enter";
			state: "ask" | "sent" | "unknown" | "ended" | "no-key";
			/** What a passkey is to sign, where one is known. */
			challenge?: string | undefined;
			frame: Bare;
	  }
	/** Opened by the link: one button, which uses it. */
	| { page: "press"; token: string; frame: Bare }
	| {
			page: "list";
			list: ListName;
			lines: NotebookLine[];
			/** What is known of their towns, by request. */
			places?: ReadonlyMap<string, KnownPlace | undefined>;
			/** From 0. */
			number: number;
			hasMore: boolean;
			/** The site that visitors see still has the sample's name, which the atelier changes. */
			showsSample?: boolean;
			/** Nobody ever sent anything. */
			isNew?: boolean;
			/** Of the first list: to how many of the two others their customer added something since. */
			/** Finished ones whose customer added something. */
			news?: number;
			/** Ticked, and nothing done with them yet. */
			ticked?: string[];
			frame: Frame;
	  }
	| { page: "search"; words: string; lines: NotebookLine[]; isFurther: boolean; older?: Place; frame: Frame }
	| {
			page: "request";
			file: NotebookFile;
			/** Minutes from the workshop, when the town is known. */
			arrival?: KnownPlace | undefined;
			/** What the owner typed and no press has noted yet: put back in its fields. */
			kept?: Typed | undefined;
			/** The field that will not do, and why. */
			wrong?: FieldFault | undefined;
			/** What another device noted meanwhile, which is why nothing was. */
			changedBy?: NotebookEvent[];
			/** « Effacer » was pressed: asks once more. */
			confirmsErasing?: boolean;
			/** By its own link. */
			isAlone: boolean;
			/** Address of the page that its sender sees, for the messages that he sends them. */
			follow: string;
			/** What its sender showed, by the token of that page. */
			photos: { token: string; photos: readonly string[] };
			/** Quotes that were made of it, the first one first. */
			quotes: readonly QuoteShown[];
			/** The last one may leave by e-mail, with its PDF. */
			mailsQuote?: boolean;
			/** When it was. */
			mailedAtMs?: number | undefined;
			/** Other appointments at less than an hour of this one. */
			near?: readonly NotebookLine[];
			frame: Frame;
	  }
	| { page: "quotes"; quotes: readonly AcceptedQuote[]; frame: Frame }
	| {
			page: "quote";
			/** Of the request. */
			id: string;
			/** Facts without which no quote may be made, and the page of the atelier that asks for each. */
			missing: readonly { name: string; group: "loi" | "prix" }[];
			hasVat: boolean;
			/** Lines of the form, the empty ones with them. */
			rows: number;
			/** What stands in its fields, by name. */
			typed: Readonly<Record<string, string>>;
			errors?: ReadonlyMap<string, string>;
			/** All of it, to be read before it is sent. */
			preview?: readonly Block[];
			/** Its address has a number in it. */
			hasStreet?: boolean;
			/** It counts a travel that the schedule calls free. */
			chargesFreeTravel?: boolean;
			chargesLabourTwice?: boolean;
			/** The line of a Sunday's rise, of a work on that day which does not count it. */
			forgets?: string | undefined;
			/** Of the request, a contract that another quote adds to. */
			accepted?: string | undefined;
			frame: Frame;
	  }
	/** The link's request was erased, or is too old, or never was. */
	| { page: "gone"; given?: GivenBack; frame: Bare | Frame }
	| { page: "call"; typed: CallTyped; wrong?: FieldFault | undefined; frame: Frame }
	| {
			page: "appointments";
			lines: NotebookLine[];
			/** By request, what its last quote says of the work: where it is, and until when it waits. */
			quoted?: ReadonlyMap<string, Pick<QuoteShown, "address" | "notBeforeMs">>;
			calendarUrl?: string | undefined;
			isShared: boolean;
			frame: Frame;
	  }
	| {
			page: "figures";
			span: Span;
			counts: DailyCount[];
			answers: AnswerFacts[];
			/** Accepted in the months that the span touches. */
			quotes: AcceptedQuote[];
			frame: Frame;
	  }
	| ({ page: "health"; status: StoreStatus; frame: Frame } & Surroundings)
	| {
			page: "devices";
			devices: Device[];
			current: string;
			/** Keys that let in without a link; and what a new one is made with. */
			passkeys: Device[];
			challenge: string;
			next?: string | undefined;
			/** Names that were typed and are not given yet, by device. */
			kept?: Record<string, string>;
			frame: Frame;
	  }
	/** The method or the address is none of the notebook's, or its csrf token is missing. */
	| {
			page: "refused";
			status: number;
			text: string;
			/** What was typed in the form that was not taken. */
			given?: GivenBack;
			/** The session was ended from another device: what is typed on this one goes. */
			isEnded?: boolean;
			/** Address of the request that was pressed on. */
			back?: string | undefined;
			frame: Bare;
	  }
	| (AtelierView & { frame: Frame });

/** What the built pages export (tools/bundle.ts). */
export interface NotebookPages {
	/** A whole HTML document, without inline script or style. */
	render(view: View): string;
	/** The same for the page of a request (« Suivre ma demande »). */
	renderVisitor(view: VisitorView): string;
	/** Content of `addresses.style`. */
	style: string;
	/** Content of `addresses.script`. */
	script: string;
	/** Of the page of a request, for its sender. */
	visitorScript: string;
}

/** What one page shows. */
export type ViewOf<Page extends View["page"]> = Extract<View, { page: Page }>;
