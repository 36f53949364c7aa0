import { DAY_MS } from "#relay/clock.ts";
import type { Line } from "./totals.ts";

/** Who makes the quote, as the law names them: what stood in the owner's facts that day. */
export interface Firm {
	name: string;
	/** Each with its name: « SIREN », « 732 829 320 ». */
	facts: readonly (readonly [name: string, value: string])[];
	phone: string;
	email: string;
	/** No VAT is due: what says so. */
	withoutVat?: string;
	/** What an hour costs, and how far travel goes. */
	hourly: string;
	guarantees: string;
	mediator: string;
	insurance: string;
}

/** All that a quote says; once sent nothing of it changes. */
export interface Quote {
	/** « 2026-014 ». */
	number: string;
	/** From 1 on; the ones before are replaced. */
	version: number;
	madeAtMs: number;
	/** Until the end of that moment it may be accepted. */
	validUntilMs: number;
	firm: Firm;
	customer: { name: string; address: string; isFirm: boolean };
	/** Where the work is done. */
	place: string;
	nature: string;
	/** A repair that cannot wait, asked for at home: strictly what it takes (Code de la consommation, L221-28, 8°). */
	isUrgent: boolean;
	lines: readonly Line[];
	/** Beside the whole: not counted in it. */
	option?: Line;
	discountCents: number;
	/** « 2026-12-03 »; nothing: to be agreed. */
	workDay?: string;
	/** Asked before the work, never within seven days of a signature at home. */
	depositCents: number;
	/** How much waste, how it is sorted, where it goes and what that costs: of building work (Code de l’environnement, D541-45-1). */
	waste?: string;
	note: string;
}

/** What the customer answered. */
export interface QuoteAnswer {
	is: "accepted" | "declined";
	/** As typed; of a refusal nothing. */
	name: string;
	/** Drawn by a finger, beside it (trace.ts). */
	trace?: string;
	atMs: number;
	withOption: boolean;
	/** Asked that the work begin before the fourteen days are over (L221-25). */
	startsEarly: boolean;
	/** Why not. */
	word: string;
	/** SHA-256 of the PDF that was read, in hex. */
	digest: string;
	/** He gave the contract up since (Code de la consommation, L221-21). */
	withdrawn?: { name: string; atMs: number };
}

/** Where a quote stands for who reads it. */
export type QuoteState = "open" | "late" | "replaced" | "accepted" | "declined" | "withdrawn";

/** @param isLast no later version of it was sent */
export function stateOf(
	{ validUntilMs }: Pick<Quote, "validUntilMs">,
	answer: Pick<QuoteAnswer, "is" | "withdrawn"> | undefined,
	isLast: boolean,
	nowMs: number,
): QuoteState {
	if (answer !== undefined) return answer.withdrawn ? "withdrawn" : answer.is;
	if (!isLast) return "replaced";
	return nowMs > validUntilMs ? "late" : "open";
}

/** After delivery or the end of the work; as long as neither is noted, it has not begun to run out. */
const MAY_WITHDRAW_MS = 15 * DAY_MS;

/** Whether he may still give the contract up on his page. @param doneAtMs when the work was noted as done */
export const mayWithdraw = (
	{ isUrgent, customer }: Pick<Quote, "isUrgent" | "customer">,
	state: QuoteState,
	{ doneAtMs, nowMs }: { doneAtMs: number | undefined; nowMs: number },
): boolean =>
	state === "accepted" &&
	!isUrgent &&
	!customer.isFirm &&
	(doneAtMs === undefined || nowMs < doneAtMs + MAY_WITHDRAW_MS);

/** He may ask that the work begin within the fourteen days. */
export const mayStartEarly = ({ isUrgent, customer }: Pick<Quote, "isUrgent" | "customer">): boolean =>
	!isUrgent && !customer.isFirm;

/** The fourteen days of withdrawal, and the one on which they began. */
export const WAITS_MS = 15 * DAY_MS;

/** Until when the work waits, where he who accepted did not ask for it before the fourteen days are over. */
export const waitsUntil = (
	quote: Pick<Quote, "isUrgent" | "customer">,
	answer: Pick<QuoteAnswer, "atMs" | "startsEarly"> | undefined,
	state: QuoteState,
): number | undefined =>
	state === "accepted" && answer && mayStartEarly(quote) && !answer.startsEarly ? answer.atMs + WAITS_MS : undefined;

/** « 2026-014 », then « 2026-014, version 2 ». */
export const quoteName = ({ number, version }: Pick<Quote, "number" | "version">): string =>
	version === 1 ? number : `${number}, version ${version}`;
