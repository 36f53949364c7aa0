import { BY_VISITOR } from "./notebook.ts";
import { mailQuote } from "./receipt.ts";
import { ask, type Context, type Row, type Script, whenSet } from "./script.ts";
import { eventsOf, note, summarize, undoneIn } from "./steps.ts";
import { lockedRequest, queueNews } from "./visitor.ts";

/*
 * Written quotes. What one says is text that the store does not read (notebook/quote/quote.ts), but for when it ends. An accepted
 * quote outlives its request, as the law wants; of any other its number alone stays, which nobody has twice.
 */

/** « 2026-014/2 »: number, then version. */
export interface StoredQuote {
	id: string;
	atMs: number;
	/** JSON, with its number and version. */
	body: string;
	/** JSON of the customer's answer. */
	answer?: string;
}

export type QuoteTaken = "taken" | "already" | "replaced" | "late" | "gone";

const toQuote = (row: Row): StoredQuote => ({
	...{ id: String(row.id), atMs: Number(row.at), body: String(row.body) },
	...whenSet("answer", row.answer, String),
});

/** Of one request, the first one first. */
export function* quotesOf(requestId: string): Script<StoredQuote[]> {
	const rows = yield* ask("SELECT id, at, body, answer FROM quote WHERE request_id = :requestId ORDER BY at, id", {
		requestId,
	});
	return rows.map(toQuote);
}

/**
 * Numbers a quote and gives it to its request, in one transaction: numbers of a year follow each other without a hole, whoever else
 * makes one. Another one of the same request is its next version.
 *
 * @param year of its number @param bodyOf what it says, once its number is known
 */
export function* makeQuote(
	context: Context,
	requestId: string,
	{ year, bodyOf, device }: { year: string; bodyOf: (number: string, version: number) => string; device?: string },
	nowMs: number,
): Script<StoredQuote | undefined> {
	yield* context.dialect.lock("quote");
	yield* context.dialect.lock(`event ${requestId}`);
	const [request] = yield* ask("SELECT id FROM request WHERE id = :requestId", { requestId });
	if (request === undefined) return undefined;
	const last = (yield* quotesOf(requestId)).at(-1);
	// What was accepted is a contract: another quote is another one.
	const follows = last !== undefined && last.answer === undefined;
	const [number = "", version = 1] = follows
		? [last.id.split("/")[0], Number(last.id.split("/")[1]) + 1]
		: [yield* nextNumber(year)];
	const quote = { id: `${number}/${version}`, atMs: nowMs, body: bodyOf(number, version) };
	yield* ask("INSERT INTO quote (id, request_id, at, body) VALUES (:id, :requestId, :nowMs, :body)", {
		...{ id: quote.id, requestId, nowMs, body: quote.body },
	});
	yield* note(requestId, { kind: "quote-sent", text: quote.id, ...(device === undefined ? {} : { device }) }, nowMs);
	yield* summarize(requestId);
	return quote;
}

function* nextNumber(year: string): Script<string> {
	// No row ever leaves: each number has one first version.
	const [made] = yield* ask("SELECT count(*) AS n FROM quote WHERE id LIKE :first", { first: `${year}-%/1` });
	return `${year}-${String(Number(made?.n) + 1).padStart(3, "0")}`;
}

const COLUMN = { read: "pdf", signed: "signed" } as const;
/** « read » is what the customer reads; « signed » says besides that he accepted. */
export type PdfKind = keyof typeof COLUMN;

/** The PDF that was made of it; nothing yet where the relay stopped before it was. */
export function* quotePdf(id: string, kind: PdfKind): Script<Uint8Array | undefined> {
	const [row] = yield* ask(`SELECT ${COLUMN[kind]} AS pdf FROM quote WHERE id = :id`, { id });
	return (row?.pdf ?? undefined) as Uint8Array | undefined;
}

/** Keeps the first that is made: it is never made again. Resolves to the one that is kept. */
export function* keepQuotePdf(id: string, kind: PdfKind, pdf: Uint8Array): Script<Uint8Array | undefined> {
	const column = COLUMN[kind];
	yield* ask(`UPDATE quote SET ${column} = :pdf WHERE id = :id AND ${column} IS NULL AND body <> ''`, { id, pdf });
	return yield* quotePdf(id, kind);
}

/** The customer's answer, once: by the last version alone, before it ends. */
export function* answerQuote(
	context: Context,
	token: string,
	{ id, answer, isAccepted, word }: { id: string; answer: string; isAccepted: boolean; word: string },
	nowMs: number,
): Script<QuoteTaken> {
	const request = yield* lockedRequest(context, token);
	if (request === undefined) return "gone";
	const requestId = String(request.id);
	const quotes = yield* quotesOf(requestId);
	const quote = quotes.find((one) => one.id === id);
	if (quote === undefined) return "gone";
	if (quote.answer !== undefined) return "already";
	// A later one, or he took it back.
	const events = yield* eventsOf(requestId);
	const undone = undoneIn(events);
	const isSent = events.some(({ seq, kind, text }) => kind === "quote-sent" && text === id && !undone.has(seq));
	if (quotes.at(-1)?.id !== id || !isSent) return "replaced";
	if (nowMs > (JSON.parse(quote.body) as { validUntilMs: number }).validUntilMs) return "late";
	yield* ask("UPDATE quote SET answer = :answer WHERE id = :id", { id, answer });
	yield* note(requestId, { kind: isAccepted ? "accepted" : "declined", text: word, device: BY_VISITOR }, nowMs);
	yield* summarize(requestId);
	yield* queueNews(context, request, true, nowMs);
	return "taken";
}

/** The customer gives an accepted quote up: once, and the acceptance stays beside it. @param withdrawn of its answer, as JSON @param isMailed the receipt of it leaves by e-mail too @param word what the owner reads of it */
export function* withdrawQuote(
	context: Context,
	token: string,
	{ id, withdrawn, isMailed, word }: { id: string; withdrawn: string; isMailed: boolean; word: string },
	nowMs: number,
): Script<"taken" | "already" | "gone"> {
	const request = yield* lockedRequest(context, token);
	if (request === undefined) return "gone";
	const requestId = String(request.id);
	const { answer } = (yield* quotesOf(requestId)).find((one) => one.id === id) ?? {};
	if (answer === undefined) return "gone";
	const before = JSON.parse(answer) as { is: string; withdrawn?: unknown };
	if (before.is !== "accepted") return "gone";
	if (before.withdrawn !== undefined) return "already";
	yield* ask("UPDATE quote SET answer = :answer WHERE id = :id", {
		...{ id, answer: JSON.stringify({ ...before, withdrawn: JSON.parse(withdrawn) }) },
	});
	yield* note(requestId, { kind: "withdrew", text: word, device: BY_VISITOR }, nowMs);
	if (isMailed) yield* mailQuote(context, requestId, { id, about: "withdrawn", atMs: nowMs });
	yield* summarize(requestId);
	yield* queueNews(context, request, true, nowMs);
	return "taken";
}

/** The text of the last one that says something of waste: the next one goes the same way. */
export function* lastWithWaste(): Script<string | undefined> {
	const [row] = yield* ask(`SELECT body FROM quote WHERE body LIKE '%,"waste":"%' ORDER BY at DESC, id DESC LIMIT 1`);
	return row && String(row.body);
}

/** Accepted, the newest first, of whatever request, erased ones included. */
export function* acceptedQuotes(madeSinceMs = 0): Script<StoredQuote[]> {
	const rows = yield* ask(
		`SELECT id, at, body, answer FROM quote WHERE at >= :madeSinceMs AND answer LIKE '{"is":"accepted"%'
			ORDER BY at DESC, id DESC`,
		{ madeSinceMs },
	);
	return rows.map(toQuote);
}
