import type { Ask } from "#notebook/ask.ts";
import { fileAnswer, pdfAnswer } from "#notebook/load-pages.ts";
import { frameOf } from "#notebook/notices.ts";
import { tableOf } from "#notebook/other-pages.ts";
import type { Parts } from "#notebook/parts.ts";
import { type AcceptedQuote, fields, type View } from "#notebook/views.ts";
import { parisDay } from "#relay/clock.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { answerIn, pdfOf, quoteIn } from "./kept-pdf.ts";
import { totalsWith } from "./totals.ts";

/* Accepted quotes, with or without the request that they came from: what the law has him keep, in euros. */

async function accepted(store: Pick<RequestStore, "acceptedQuotes">): Promise<AcceptedQuote[]> {
	const kept = (await store.acceptedQuotes()).filter((stored) => answerIn(stored)?.withdrawn === undefined);
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

export async function list(ask: Ask, { store }: Parts): Promise<View> {
	return { page: "quotes", quotes: await accepted(store), frame: await frameOf(ask, store) };
}

/** One line each, for the accounts. */
export async function table(_ask: Ask, { store }: Parts): Promise<Response> {
	const rows = (await accepted(store)).map(({ number, customer, atMs, net, vat, gross }) => [
		...[parisDay(atMs), number, customer],
		...[net, vat, gross].map((cents) => (cents / 100).toFixed(2).replace(".", ",")),
	]);
	const head = ["accepté le", "devis", "client", "hors taxes", "TVA", "toutes taxes comprises"];
	return fileAnswer(tableOf([head, ...rows]), "text/csv", "devis-acceptes.csv");
}

/** The signed PDF of one. */
export async function pdf(ask: Ask, parts: Parts): Promise<Response | View> {
	const id = ask.url.searchParams.get(fields.words) ?? "";
	const stored = (await parts.store.acceptedQuotes()).find((one) => one.id === id);
	const bytes = stored && (await pdfOf(parts.store, stored, "signed"));
	if (bytes === undefined) return list(ask, parts);
	return pdfAnswer(bytes, id);
}
