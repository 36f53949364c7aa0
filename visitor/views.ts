/* What the relay gives the page of a request (« Suivre ma demande ») to show: data, no markup. */

import type { Block } from "#notebook/quote/document.ts";
import type { QuoteState } from "#notebook/quote/quote.ts";
import type { EventKind } from "#relay/store/notebook.ts";
import { followAddress } from "#shared/quote/follow.ts";

export const appointmentFileAddress = (token: string): string => `${followAddress(token)}/rendez-vous.ics`;
/** Where its photographs are sent, and where one of them is. @param name as relay/store/photos.ts gives it */
export const photosAddress = (token: string): string => `${followAddress(token)}/photos`;
export const photoAddress = (token: string, name: string): string => `${followAddress(token)}/photo/${name}`;
/** A written quote: to be read and answered, and as a file; the last one, where none is named. */
export const quoteAddress = (token: string, id?: string): string => `${followAddress(token)}/devis${named(id)}`;
export const quotePdfAddress = (token: string, id: string): string => `${followAddress(token)}/devis.pdf${named(id)}`;
const named = (id?: string): string => (id === undefined ? "" : `?${visitorFields.quote}=${encodeURIComponent(id)}`);
/** What a browser does besides: photographs one by one, a signature by the finger (page-script.ts). */
export const VISITOR_SCRIPT = "/suivi/page.js";

/** What the visitor is told of: « missed » is a note of the owner's that says so; of his others not a word. */
export type ToldKind =
	| "received"
	| "missed"
	| Exclude<EventKind, "note" | "undone" | "before" | "reminded" | "released" | "resent">;

export interface Told {
	kind: ToldKind;
	atMs: number;
	/** Of an appointment or of somebody on his way: when. */
	whenMs?: number;
	/** Of an appointment that took the place of another: when that was. */
	insteadMs?: number | undefined;
	/** What the visitor wrote. */
	text?: string;
	/** Of photographs that came one after the other. */
	count?: number;
}

/** What its buttons do. */
export type VisitorAct = "word" | "remove-photo" | "correct" | "unneeded" | "erase" | "accept" | "decline" | "withdraw";

/** Names of the fields that its forms send. */
export const visitorFields = {
	act: "geste",
	word: "mot",
	phone: "telephone",
	email: "courriel",
	photos: "photo",
	/** Of an answer to a quote: which, by whom, that it was read, with the option, before the fourteen days are over. */
	quote: "devis",
	signature: "nom",
	/** The same, drawn by a finger. */
	trace: "trace",
	read: "lu",
	option: "option",
	early: "tot",
	confirmed: "sur",
	/** What was just done, in the address. */
	said: "dit",
} as const;

export const WORD_AT_MOST = 1_000;

/** What was just done, at the top. */
export const SAID = [
	...(["sent", "word", "photos", "removed"] as const),
	...(["accepted", "declined", "withdrew", "corrected", "unneeded", "retracted"] as const),
] as const;
export type Said = (typeof SAID)[number];

/** A quote in few words. */
export interface QuoteLine {
	id: string;
	name: string;
	state: QuoteState;
	totalCents: number;
	/** Until then it may be accepted. */
	validUntilMs: number;
	/** It says on which day the work is. */
	isDated: boolean;
	/** It was accepted without asking that the work begin before that. */
	notBeforeMs?: number | undefined;
	mayWithdraw: boolean;
}

export interface FollowView {
	page: "follow";
	nowMs: number;
	token: string;
	said?: Said | undefined;
	service: string;
	city: string;
	message: string;
	/** Masked but for their ends: the link may be forwarded. */
	phone: string;
	/** « il manque un chiffre »: he would be called in vain. */
	phoneFault?: string | undefined;
	email: string;
	receivedAtMs: number;
	/** Until when he answers; nothing once he did, or nothing is to be done any more. */
	answersByMs?: number | undefined;
	/** Farther than the owner goes: where nobody has answered yet, a call tells. */
	isBeyond: boolean;
	/** What became of it, the last first. */
	told: Told[];
	/** Names of its photographs, in the order in which they came. */
	photos: readonly string[];
	/** The quote that he may read, where there is one. */
	quote?: QuoteLine | undefined;
	/** Accepted before that one. */
	signed: readonly QuoteLine[];
	/** Of the appointment that stands: said first, and put into a calendar. */
	appointmentAtMs?: number | undefined;
	/** Nobody waits for anything any more. */
	isOver: boolean;
	/** How it ended: the owner does not take it on, or has done it; or nobody need come. */
	ended?: "dropped" | "done" | "unneeded" | undefined;
	urgent: boolean;
	/** What was typed and could not be kept, with the reason beside its field. */
	typed?: Partial<Record<"word" | "phone" | "email", string>>;
	wrong?: Partial<Record<"word" | "phone" | "email" | "photos", string>>;
	/** Asks once more before all is erased. */
	confirmsErasing?: boolean;
}

/** A written quote, whole, with what may be answered. */
export interface QuoteView {
	page: "follow-quote";
	nowMs: number;
	token: string;
	id: string;
	state: QuoteState;
	blocks: readonly Block[];
	hasOption: boolean;
	totalCents: number;
	/** He may ask that the work begin within the fourteen days. */
	mayStartEarly: boolean;
	/** They asked for it when they signed. */
	startsEarly: boolean;
	/** The day of the work, where it is within them, and the first one after them: « 2026-12-03 ». */
	earlyDay?: { day: string; from: string } | undefined;
	/** He may give the contract up. */
	mayWithdraw: boolean;
	/** What was sent, by the fields' names, where it was refused. */
	typed?: Readonly<Record<string, string>>;
	/** Which of its forms that was. */
	refused?: "accept" | "decline" | "withdraw";
	wrong?: string;
}

export type VisitorView =
	| FollowView
	| QuoteView
	/** No such page, or no more: one sentence for all of them. */
	| { page: "follow-gone"; nowMs: number }
	| { page: "follow-erased"; nowMs: number }
	| { page: "follow-refused"; nowMs: number; status: number; text: string; typed?: string };
