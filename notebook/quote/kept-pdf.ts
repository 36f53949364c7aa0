import { createHash } from "node:crypto";
import { asksEarly } from "#notebook/early-start.ts";
import { keptEvents } from "#notebook/noted.ts";
import type { AcceptedQuote, QuoteShown } from "#notebook/views.ts";
import type { NotebookEvent } from "#relay/store/notebook.ts";
import type { PdfKind, StoredQuote } from "#relay/store/quotes.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { type Quote, type QuoteAnswer, quoteName, stateOf, waitsUntil } from "./quote.ts";
import { totalsWith } from "./totals.ts";

export const quoteIn = ({ body }: Pick<StoredQuote, "body">): Quote => JSON.parse(body) as Quote;
export const answerIn = ({ answer }: Pick<StoredQuote, "answer">): QuoteAnswer | undefined =>
	answer === undefined ? undefined : (JSON.parse(answer) as QuoteAnswer);

/** Those that the owner did not take back, with where each stands. */
export function standingQuotes(quotes: readonly StoredQuote[], events: readonly NotebookEvent[], nowMs: number) {
	const sent = new Set(keptEvents(events).flatMap(({ kind, text }) => (kind === "quote-sent" ? [text] : [])));
	const kept = quotes.filter(({ id, answer }) => sent.has(id) || answer !== undefined);
	return kept.map((stored, index) => {
		const quote = quoteIn(stored);
		const answer = answerIn(stored);
		const startsEarly = answer !== undefined && (answer.startsEarly || asksEarly(events, answer.atMs));
		return { stored, quote, answer, startsEarly, state: stateOf(quote, answer, index === kept.length - 1, nowMs) };
	});
}

export const shownQuotes = (...given: Parameters<typeof standingQuotes>): QuoteShown[] =>
	standingQuotes(...given).map(({ stored, quote, answer, startsEarly, state }) => ({
		...{ id: stored.id, name: quoteName(quote), state },
		totalCents: totalsWith(quote, answer?.withOption).gross,
		address: quote.place || quote.customer.address,
		notBeforeMs: waitsUntil(quote, answer && { ...answer, startsEarly }, state),
	}));

/** What was accepted and not given up, with or without its request. */
export async function acceptedIn(
	store: Pick<RequestStore, "acceptedQuotes">,
	madeSinceMs = 0,
): Promise<AcceptedQuote[]> {
	const kept = (await store.acceptedQuotes(madeSinceMs)).filter((stored) => answerIn(stored)?.withdrawn === undefined);
	return kept.map((stored) => {
		const quote = quoteIn(stored);
		const answer = answerIn(stored);
		const { net, vat, gross } = totalsWith(quote, answer?.withOption);
		return {
			id: stored.id,
			number: quote.number,
			customer: quote.customer.name,
			atMs: answer?.atMs ?? stored.atMs,
			net,
			vat,
			gross,
		};
	});
}

/** The PDF of a quote: the one that was kept, or else made now and kept, as a relay that stopped before it leaves it to do. */
export async function pdfOf(
	store: Pick<RequestStore, "quotePdf" | "keepQuotePdf">,
	quote: StoredQuote,
	kind: PdfKind,
): Promise<Uint8Array | undefined> {
	const kept = await store.quotePdf(quote.id, kind);
	if (kept !== undefined) return kept;
	return store.keepQuotePdf(quote.id, kind, await madeNow(kind === "signed" ? quote : { body: quote.body }));
}

/** With what was answered, where it was. */
export async function madeNow({ body, answer }: Pick<StoredQuote, "body" | "answer">): Promise<Uint8Array> {
	// Fonts and their drawing are read where a quote is made, and nowhere else.
	const { makePdf } = await import("./pdf.ts");
	return makePdf(quoteIn({ body }), answer === undefined ? undefined : answerIn({ answer }));
}

/** SHA-256 in hex: what was accepted is told by it. */
export const digestOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
