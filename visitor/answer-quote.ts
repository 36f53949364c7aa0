import { documentOf } from "#notebook/quote/document.ts";
import { answerIn, digestOf, pdfOf, standingQuotes } from "#notebook/quote/kept-pdf.ts";
import { type QuoteAnswer, stateOf } from "#notebook/quote/quote.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { VisitorFile } from "#relay/store/visitor.ts";
import { tidyLine, tidyMessage } from "#shared/quote/tidy.ts";
import { visitorFields as fields, type QuoteView, WORD_AT_MOST } from "./views.ts";

type Store = Pick<RequestStore, "quotesOf" | "quotePdf" | "keepQuotePdf" | "answerQuote">;

const NAME_AT_MOST = 120;

/** The quote that somebody who holds the address may read: the last one that the owner did not take back. */
export async function lastQuote(store: Pick<Store, "quotesOf">, file: VisitorFile, nowMs: number) {
	return standingQuotes(await store.quotesOf(file.id), file.events, nowMs).at(-1);
}

type Standing = NonNullable<Awaited<ReturnType<typeof lastQuote>>>;

/** As its page shows it. */
export function quoteView({ stored, quote, answer, state }: Standing, token: string, nowMs: number): QuoteView {
	return {
		...{ page: "follow-quote", nowMs, token, id: stored.id, state },
		blocks: documentOf(quote, answer),
		hasOption: quote.option !== undefined,
		mayStartEarly: !quote.isUrgent && !quote.customer.isFirm,
	};
}

/** The last quote as a file: with the acceptance, once there is one. */
export const lastPdf = (store: Store, { stored, answer }: Standing): Promise<Uint8Array | undefined> =>
	pdfOf(store, stored, answer?.is === "accepted" ? "signed" : "read");

/** Keeps what was answered, or says why not. Once kept, nothing changes it. */
export async function answerQuote(
	store: Store,
	standing: Standing,
	form: URLSearchParams,
	{ token, requestId, nowMs }: { token: string; requestId: string; nowMs: number },
): Promise<"accepted" | "declined" | "gone" | { wrong: string; status: 409 | 422 }> {
	const { stored, quote } = standing;
	const id = form.get(fields.quote) ?? "";
	const isAccepted = form.get(fields.act) === "accept";
	// Read before another one was made.
	if (id !== stored.id) return { wrong: WHY_NOT.replaced, status: 409 };
	const name = tidyLine(form.get(fields.signature) ?? "").trim();
	const word = tidyMessage(form.get(fields.word) ?? "").trim();
	if (isAccepted && name === "")
		return { wrong: "Écrivez votre prénom et votre nom\u202f: c’est votre signature.", status: 422 };
	if ([...name].length > NAME_AT_MOST) return { wrong: `${NAME_AT_MOST} caractères au plus pour le nom.`, status: 422 };
	if ([...word].length > WORD_AT_MOST) return { wrong: "1\u202f000 caractères au plus pour le mot.", status: 422 };
	if (isAccepted && form.get(fields.read) !== "oui")
		return {
			wrong: "Cochez la case\u202f: elle dit que vous avez reçu et lu ce devis avant les travaux.",
			status: 422,
		};
	const pdf = await pdfOf(store, stored, "read");
	if (pdf === undefined) return "gone";
	const answer: QuoteAnswer = {
		// First: the store looks for it (relay/store/parted-quotes.ts).
		is: isAccepted ? "accepted" : "declined",
		...{ name: isAccepted ? name : "", atMs: nowMs, word },
		withOption: quote.option !== undefined && form.get(fields.option) === "oui",
		startsEarly: !quote.isUrgent && !quote.customer.isFirm && form.get(fields.early) === "oui",
		digest: digestOf(pdf),
	};
	const taken = await store.answerQuote(token, { id, answer: JSON.stringify(answer), isAccepted, word }, nowMs);
	if (taken === "taken") {
		if (isAccepted) await pdfOf(store, { ...stored, answer: JSON.stringify(answer) }, "signed");
		return answer.is;
	}
	if (taken === "gone") return "gone";
	if (taken !== "already") return { wrong: WHY_NOT[taken], status: 409 };
	// Two taps, or two devices: the first answer stands.
	const first = answerIn((await store.quotesOf(requestId)).find((one) => one.id === id) ?? stored);
	const state = stateOf(quote, first ?? answer, true, nowMs);
	return state === answer.is ? answer.is : { wrong: WHY_NOT.already, status: 409 };
}

const WHY_NOT = {
	already: "Ce devis a déjà sa réponse\u202f: elle reste.",
	late: "Ce devis n’est plus valable\u202f: appelez, je vous en fais un autre.",
	replaced: "Ce devis a été remplacé par un autre, ou repris\u202f: lisez celui qui est là maintenant.",
} as const;
