import { cut } from "#content/cut.ts";
import { dayInWords } from "#content/wording.ts";
import { keptEvents, lastVisit } from "#notebook/noted.ts";
import { documentOf, money, sumOf } from "#notebook/quote/document.ts";
import { answerIn, digestOf, madeNow, pdfOf, standingQuotes } from "#notebook/quote/kept-pdf.ts";
import {
	mayStartEarly,
	mayWithdraw,
	type Quote,
	type QuoteAnswer,
	quoteName,
	stateOf,
	WAITS_MS,
} from "#notebook/quote/quote.ts";
import { type Line, lineCents, totalsWith } from "#notebook/quote/totals.ts";
import { traceIn } from "#notebook/quote/trace.ts";
import { parisDay } from "#relay/clock.ts";
import { frenchDate } from "#relay/letter/request-letter.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { VisitorFile } from "#relay/store/visitor.ts";
import { tidyLine, tidyMessage } from "#shared/quote/tidy.ts";
import { visitorFields as fields, type QuoteView, type Said, WORD_AT_MOST } from "./views.ts";

type Store = Pick<
	RequestStore,
	"quotesOf" | "quotePdf" | "keepQuotePdf" | "answerQuote" | "withdrawQuote" | "mailQuote"
>;

const NAME_AT_MOST = 120;

/**
 * The quotes that somebody who holds the address may read: the last one that the owner did not take back, and before it what was
 * accepted, a contract that another quote does not replace.
 */
export async function quotesShown(store: Pick<Store, "quotesOf">, file: VisitorFile, nowMs: number) {
	const standing = standingQuotes(await store.quotesOf(file.id), file.events, nowMs);
	const doneAtMs = keptEvents(file.events).findLast(({ kind }) => kind === "done")?.atMs;
	return standing
		.filter(({ answer }, index) => index === standing.length - 1 || answer?.is === "accepted")
		.map((one) => ({ ...one, doneAtMs }));
}

/** The one of that name, else the last. */
export async function quoteShown(...[store, file, nowMs, id]: [...Parameters<typeof quotesShown>, id?: string | null]) {
	const shown = await quotesShown(store, file, nowMs);
	return shown.find(({ stored }) => stored.id === id) ?? shown.at(-1);
}

type Standing = NonNullable<Awaited<ReturnType<typeof quoteShown>>>;

/** A day of work that comes before the fourteen days after a signature at that moment are over: begun then, only if he asks for it (L221-25). */
function beforeTheFourteenDays(quote: Quote, nowMs: number): { day: string; from: string } | undefined {
	const from = parisDay(nowMs + WAITS_MS);
	const { workDay } = quote;
	return workDay !== undefined && mayStartEarly(quote) && workDay < from ? { day: workDay, from } : undefined;
}

/** As its page shows it. */
export function quoteView(
	{ stored, quote, answer, startsEarly, state, doneAtMs }: Standing,
	token: string,
	nowMs: number,
): QuoteView {
	return {
		...{ page: "follow-quote", nowMs, token, id: stored.id, state },
		blocks: documentOf(quote, answer),
		totalCents: totalsWith(quote, answer?.withOption).gross,
		hasOption: quote.option !== undefined,
		mayStartEarly: mayStartEarly(quote),
		startsEarly,
		earlyDay: beforeTheFourteenDays(quote, nowMs),
		mayWithdraw: mayWithdraw(quote, state, { doneAtMs, nowMs }),
	};
}

/** A quote as a file: with the acceptance, once there is one, and with what became of that. */
export const filed = (store: Store, { stored, answer }: Standing): Promise<Uint8Array | undefined> =>
	answer?.withdrawn ? madeNow(stored) : pdfOf(store, stored, answer?.is === "accepted" ? "signed" : "read");

/** Keeps that he gave the contract up, or says why not. */
async function withdrawQuote(
	store: Pick<Store, "withdrawQuote">,
	{ stored, quote, answer, state, doneAtMs }: Standing,
	form: URLSearchParams,
	{ token, file, nowMs, isMailed }: { token: string; file: VisitorFile; nowMs: number; isMailed: boolean },
): Promise<"withdrew" | "gone" | { wrong: string; status: 409 | 422 }> {
	const name = tidyLine(form.get(fields.signature) ?? "").trim();
	if (state === "withdrawn") return "withdrew";
	if (!mayWithdraw(quote, state, { doneAtMs, nowMs })) return { wrong: WHY_NOT.tooLate, status: 409 };
	if (name === "") return { wrong: "Écrivez votre prénom et votre nom.", status: 422 };
	if ([...name].length > NAME_AT_MOST) return { wrong: `${NAME_AT_MOST} caractères au plus pour le nom.`, status: 422 };
	const withdrawn = JSON.stringify({ name, atMs: nowMs });
	const visitAtMs = file.appointmentAtMs ?? 0;
	const word = [
		`${money(totalsWith(quote, answer?.withOption).gross)}, devis ${quoteName(quote)}, rétractation de ${name}`,
		...(visitAtMs > nowMs ? [`Le rendez-vous qui tombe\u202f: ${frenchDate(visitAtMs)}`] : []),
	].join("\n");
	const taken = await store.withdrawQuote(token, { id: stored.id, withdrawn, isMailed, word }, nowMs);
	return taken === "gone" ? "gone" : "withdrew";
}

/** Keeps what was answered, or says why not. Once kept, nothing changes it. */
async function answerQuote(
	store: Store,
	standing: Standing,
	form: URLSearchParams,
	{ token, file, nowMs, isMailed }: { token: string; file: VisitorFile; nowMs: number; isMailed: boolean },
): Promise<"accepted" | "declined" | "gone" | { wrong: string; status: 409 | 422 }> {
	const { stored, quote } = standing;
	const id = form.get(fields.quote) ?? "";
	const isAccepted = form.get(fields.act) === "accept";
	// Read before another one was made.
	if (id !== stored.id) return { wrong: WHY_NOT.replaced, status: 409 };
	const name = tidyLine(form.get(fields.signature) ?? "").trim();
	const word = tidyMessage(form.get(fields.word) ?? "").trim();
	const trace = traceIn(form.get(fields.trace) ?? "");
	const hasRead = form.get(fields.read) === "oui";
	if (isAccepted && name === "") {
		const also = hasRead ? "" : " Et cochez «\u202fJ’ai reçu et lu ce devis\u202f», juste au-dessus.";
		return { wrong: `Écrivez votre prénom et votre nom\u202f: c’est votre signature.${also}`, status: 422 };
	}
	if ([...name].length > NAME_AT_MOST) return { wrong: `${NAME_AT_MOST} caractères au plus pour le nom.`, status: 422 };
	if ([...word].length > WORD_AT_MOST) return { wrong: "1\u202f000 caractères au plus pour le mot.", status: 422 };
	if (isAccepted && !hasRead)
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
		...(isAccepted && trace !== undefined ? { trace } : {}),
		withOption: quote.option !== undefined && form.get(fields.option) === "oui",
		startsEarly: mayStartEarly(quote) && form.get(fields.early) === "oui",
		digest: digestOf(pdf),
	};
	const told = isAccepted ? toldOf(quote, answer, file) : word;
	const taken = await store.answerQuote(token, { id, answer: JSON.stringify(answer), isAccepted, word: told }, nowMs);
	if (taken === "taken") {
		if (isAccepted) await pdfOf(store, { ...stored, answer: JSON.stringify(answer) }, "signed");
		if (isAccepted && isMailed)
			await store.mailQuote(file.id, {
				id,
				about: "signed",
				atMs: nowMs,
				sum: sumOf(quote, answer.withOption),
				next: nextOf(quote, answer, file),
			});
		return answer.is;
	}
	if (taken === "gone") return "gone";
	if (taken !== "already") return { wrong: WHY_NOT[taken], status: 409 };
	// Two taps, or two devices: the first answer stands.
	const first = answerIn((await store.quotesOf(file.id)).find((one) => one.id === id) ?? stored);
	const state = stateOf(quote, first ?? answer, true, nowMs);
	return state === answer.is ? answer.is : { wrong: WHY_NOT.already, status: 409 };
}

/** Nothing asks that the work begin before the fourteen days are over, and nothing says that it begins after. */
const mustWait = (quote: Quote, { startsEarly, atMs }: Pick<QuoteAnswer, "startsEarly" | "atMs">): boolean =>
	mayStartEarly(quote) &&
	!startsEarly &&
	(quote.workDay === undefined || beforeTheFourteenDays(quote, atMs) !== undefined);

const dayOf = ({ workDay }: Quote, atMs: number, appointmentAtMs = 0): string =>
	appointmentAtMs > atMs
		? `Rendez-vous\u202f: ${frenchDate(appointmentAtMs)}`
		: workDay === undefined
			? "Jour du travail\u202f: à fixer ensemble"
			: `Jour du travail\u202f: ${dayInWords(workDay, "year")}`;

/** The same for who accepted it. */
const nextOf = (quote: Quote, answer: QuoteAnswer, { appointmentAtMs }: VisitorFile): string =>
	[
		`${dayOf(quote, answer.atMs, appointmentAtMs)}.`,
		...(mustWait(quote, answer)
			? [
					`Vous n’avez pas demandé que le travail commence avant la fin des quatorze jours\u202f: il attend le ${dayInWords(parisDay(answer.atMs + WAITS_MS), "month")}, sauf si vous le demandez sur la page de votre demande.`,
				]
			: []),
	].join("\n");

/** Letters of a line of the quote in a letter. */
const LINE_AT_MOST = 80;

/** What the owner reads of it, in the notebook and by letter: the sum, what he sold for it, on which day, and the customer's word. */
function toldOf(
	quote: Quote,
	{ withOption, word, name, startsEarly, atMs }: QuoteAnswer,
	{ appointmentAtMs = 0, events }: VisitorFile,
): string {
	const visit = lastVisit(events);
	const { lines, option, customer, place, discountCents, depositCents } = quote;
	const sold = [...lines, ...(withOption && option ? [option] : [])];
	const priceOf = (line: Line) => (lineCents(line) === 0 ? "gratuit" : money(lineCents(line)));
	const when = [
		dayOf(quote, atMs, appointmentAtMs),
		...(startsEarly ? ["Demandé\u202f: commencer avant la fin des quatorze jours de rétractation."] : []),
		...(mustWait(quote, { startsEarly, atMs })
			? [
					`Le client n’a pas demandé que le travail commence avant la fin des quatorze jours\u202f: pas avant le ${dayInWords(parisDay(atMs + WAITS_MS), "month")}, sauf s’il le demande par écrit.`,
				]
			: []),
	];
	const where = [
		`Adresse\u202f: ${place || customer.address}`,
		...(visit.floor === "" ? [] : [`Étage, porte\u202f: ${visit.floor}`]),
		...(visit.doorCode === "" ? [] : [`Code\u202f: ${visit.doorCode}`]),
	];
	const what = [
		...sold.map((line) => `${cut(line.what.replace(/[.\s]+$/, ""), LINE_AT_MOST)}\u202f: ${priceOf(line)}`),
		...(discountCents > 0 ? [`Remise\u202f: −\u00a0${money(discountCents)}`] : []),
		...(depositCents > 0 ? [`Acompte demandé\u202f: ${money(depositCents)}`] : []),
	];
	const first = `${sumOf(quote, withOption)}, devis ${quoteName(quote)}, signé par ${name}`;
	return [[first, ...when], where, what, word === "" ? [] : [word]]
		.filter((part) => part.length > 0)
		.map((part) => part.join("\n"))
		.join("\n\n");
}

/** A button of the quote's page: what was done, or the page again with why not. */
export async function pressOnQuote(
	store: Store,
	file: VisitorFile,
	{
		act,
		form,
		token,
		nowMs,
		isMailed,
	}: {
		act: "accept" | "decline" | "withdraw";
		form: URLSearchParams;
		token: string;
		nowMs: number;
		/** What comes of it goes to the customer by e-mail too. */
		isMailed: boolean;
	},
): Promise<"gone" | { said: Said } | { view: QuoteView; status: 409 | 422 }> {
	// An answer is to the last one alone; a contract may be given up whatever came after it.
	const standing = await quoteShown(store, file, nowMs, act === "withdraw" ? form.get(fields.quote) : undefined);
	if (standing === undefined) return "gone";
	const done =
		act === "withdraw"
			? await withdrawQuote(store, standing, form, { token, file, nowMs, isMailed })
			: await answerQuote(store, standing, form, { token, file, nowMs, isMailed });
	if (done === "gone") return "gone";
	if (typeof done === "string") return { said: done };
	const typed = Object.fromEntries(form);
	return {
		view: { ...quoteView(standing, token, nowMs), typed, refused: act, wrong: done.wrong },
		status: done.status,
	};
}

const WHY_NOT = {
	tooLate: "Ce contrat ne peut plus être rétracté ici\u202f: le délai est passé, ou il n’en a pas.",
	already: "Ce devis a déjà sa réponse\u202f: elle reste.",
	late: "Ce devis n’est plus valable\u202f: appelez, je vous en fais un autre.",
	replaced: "Ce devis a été remplacé par un autre, ou repris\u202f: lisez celui qui est là maintenant.",
} as const;
