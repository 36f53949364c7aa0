import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { fileAnswer, pdfAnswer } from "#notebook/load-pages.ts";
import { tableOf } from "#notebook/other-pages.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields, type View } from "#notebook/views.ts";
import { parisDay } from "#relay/clock.ts";
import { acceptedIn, pdfOf } from "./kept-pdf.ts";

/* Accepted quotes, with or without the request that they came from: what the law has him keep, in euros. */

export async function list(ask: Ask, { store }: Parts): Promise<View> {
	return { page: "quotes", quotes: await acceptedIn(store), frame: await frameOf(ask, store) };
}

/** One line each, for the accounts. */
export async function table(_ask: Ask, { store }: Parts): Promise<Response> {
	const rows = (await acceptedIn(store)).map(({ number, customer, atMs, net, vat, gross }) => [
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
