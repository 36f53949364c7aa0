import { type Clock, DAY_MS, SECOND_MS } from "#relay/clock.ts";
import { createVisitorLimit, type LimitParts, visitorKey } from "#relay/http/client-address.ts";
import { type Handler, methodNotAllowed, redirect, tooMany } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { type MakePage, madePage } from "#relay/site/made-pages.ts";
import type { Arrival, Kept } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { TypedValues } from "#shared/made-page.ts";
import { NOTICE_FRAGMENT, QUOTE_FIELDS } from "#shared/quote/fields.ts";
import { BY_HEADER, FAR_HEADER, FOLLOW_HEADER, followAddress, followAfterSending } from "#shared/quote/follow.ts";
import { parseQuote, type Quote, type QuoteErrors } from "#shared/quote/schema.ts";
import { fromWire } from "#shared/quote/wire.ts";
import { contentHashOf, hashOf } from "./content-hash.ts";
import { comesFromThisSite, contentTypeFault, isNavigation, pageOfForm, readForm } from "./form.ts";
import type { RateLimit } from "./rate-limit.ts";
import { isQuarantined, suspicionsOf, TELLING_MESSAGE_LENGTH } from "./suspicion.ts";

const SENTENCES = {
	400: "La demande est mal formée.",
	403: "La demande ne vient pas de ce site.",
	413: "La demande est trop volumineuse.",
	415: "La demande doit être envoyée par le formulaire (multipart/form-data).",
	422: "Le formulaire contient des erreurs.",
	429: "Trop de demandes en peu de temps. Veuillez réessayer un peu plus tard, ou nous appeler.",
	503: "La demande n’a pas pu être enregistrée. Veuillez réessayer, ou nous appeler.",
} as const;

interface Refusal {
	status: keyof typeof SENTENCES;
	errors?: QuoteErrors;
	values?: TypedValues;
	retryAfterSeconds?: number;
}

/** The request is kept: JSON for a script, with the address of its page and by when he answers in headers; for a person without, that page, which begins with the notice. */
function accepted(request: Request, { id, token }: Kept, isFar: boolean, by: string | undefined): Response {
	const far = isFar ? { [FAR_HEADER]: "1" } : {};
	const answered = by === undefined ? {} : { [BY_HEADER]: encodeURIComponent(by) };
	if (!isNavigation(request.headers))
		return json(200, { id }, { [FOLLOW_HEADER]: followAddress(token), ...far, ...answered });
	return redirect(303, followAfterSending(token));
}

/** The request is refused: JSON for a script; for a person without, the page they came from with all they typed. */
async function refused(request: Request, refusal: Refusal, makePage: MakePage): Promise<Response> {
	const { status, errors = {}, values = {}, retryAfterSeconds } = refusal;
	const retryAfter = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
	if (!isNavigation(request.headers)) {
		return json(status, status === 422 ? { errors } : { error: SENTENCES[status] }, retryAfter);
	}
	const page = pageOfForm(request);
	try {
		// The page is remembered: the next Referer will be the relay itself.
		const action = `/api/devis?page=${encodeURIComponent(page)}`;
		return madePage(
			await makePage(page, {
				form: { action, values, errors, waitSeconds: status === 429 ? retryAfterSeconds : undefined },
			}),
			status,
			retryAfter,
		);
	} catch {
		return redirect(303, `${page}#${NOTICE_FRAGMENT.failure}`);
	}
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
	return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

/** How long a browser should wait before it tries a store that could not keep the request. */
const STORE_RETRY_SECONDS = 30;
/** The visitor waits no longer for the store: an early « Erreur » is better than an endless one. */
const KEPT_WITHIN_MS = 10 * SECOND_MS;
/** How long the same message from other people counts as a mass mailing. */
const SAME_MESSAGE_WINDOW_MS = 7 * DAY_MS;
/** More than the mistakes that a person may make: from then on a machine tries, and no page is made for it. */
const REFUSALS_PER_WINDOW = 30;

interface Parts {
	store: Pick<RequestStore, "keep" | "countOthersWith">;
	rateLimit: RateLimit;
	makePage: MakePage;
	siteOrigin: string;
	clock: Clock;
	log: Log;
	randomBytes: LimitParts["randomBytes"];
	/** Whether the sender of a request is told by e-mail that it came. */
	sendsReceipts: () => boolean;
	/** Whether a town lies beyond the owner's radius: said with the answer, so that nobody waits there for nothing. */
	isFar: (town: string) => Promise<boolean>;
	/** By when the owner answers what comes now, as its page says: « demain à 10 h »; undefined where he promises no hour. */
	answersBy: (nowMs: number, urgent: boolean) => string | undefined;
	/** Called once a new request is on the disk, before the answer leaves, with the page whose form was sent. */
	onKept: (kept: { page: string; quarantined: boolean }) => void;
	/** Called when a visitor had to be told « Erreur » because nothing could be kept; `code` is never personal data. */
	onStoreFailed: (code: string) => void;
}

/** POST /api/devis: cheap checks, bounded reading, validation, one transaction, and only then « ok ». */
export function createReception({ store, rateLimit, makePage, siteOrigin, clock, log, ...told }: Parts): Handler {
	const refusalRoom = createVisitorLimit(REFUSALS_PER_WINDOW, {
		nowMs: clock.monotonicMs,
		randomBytes: told.randomBytes,
	});
	return async (request, { clientAddress }) => {
		if (request.method !== "POST") return answerOtherMethod(request);
		const visitor = visitorKey(clientAddress);
		const refuse = async (refusal: Refusal, values?: () => Promise<TypedValues>) => {
			const wait = refusalRoom(visitor);
			log("quote_refused", { status: wait ? 429 : refusal.status });
			if (wait) return tooMany("Trop d’envois en peu de temps.", wait);
			return refused(request, values ? { ...refusal, values: await values() } : refusal, makePage);
		};

		if (!comesFromThisSite(request.headers, siteOrigin)) return refuse({ status: 403 });
		const typeFault = contentTypeFault(request.headers.get("content-type"));
		if (typeFault !== undefined) return refuse({ status: typeFault });

		const idempotencyKey = request.headers.get("idempotency-key") || null;
		const wait = rateLimit.admit(visitor, idempotencyKey);
		if (wait) return refuse({ status: 429, retryAfterSeconds: wait }, () => valuesForPage(request));

		const reading = await readForm(request);
		if (!reading.ok) return refuse({ status: reading.fault, values: reading.form ? typedValues(reading.form) : {} });
		const values = typedValues(reading.form);
		const result = parseQuote(fromWire(reading.form));
		if (!result.ok) {
			// Only what is kept counts: five slips without script must not shut a person out.
			rateLimit.forgive(visitor);
			return refuse({ status: 422, values, errors: result.errors });
		}

		const contentHash = contentHashOf(result.quote);
		const longer = rateLimit.admitContent(visitor, contentHash);
		if (longer) return refuse({ status: 429, values, retryAfterSeconds: longer });
		const hashes = { contentHash, keyHash: idempotencyKey && hashOf([idempotencyKey]) };
		const kept = await keep(result.quote, reading.form, hashes, pageOfForm(request));
		if (kept === undefined) {
			rateLimit.forgive(visitor);
			return refuse({ status: 503, values, retryAfterSeconds: STORE_RETRY_SECONDS });
		}
		const by = told.answersBy(clock.nowMs(), result.quote.urgent);
		return accepted(request, kept, await told.isFar(result.quote.city).catch(() => false), by);
	};

	/** Undefined when the store is broken. Quarantined or not, the visitor reads the same: a robot must learn nothing. */
	async function keep(
		quote: Quote,
		form: FormData,
		hashes: Pick<Arrival, "contentHash" | "keyHash">,
		page: string,
	): Promise<Kept | undefined> {
		const receivedAtMs = clock.nowMs();
		const messageHash = quote.message.length < TELLING_MESSAGE_LENGTH ? null : hashOf([quote.message.toLowerCase()]);
		let forgetDeadline = () => {};
		// One for a whole post, whatever the store is waiting for. What it keeps later still counts: a resend finds it.
		const tooLate = new Promise<never>((_, reject) => {
			const give = () => reject(Object.assign(new Error("too late"), { code: "DEADLINE" }));
			forgetDeadline = clock.after(KEPT_WITHIN_MS, give);
		});
		try {
			const kept = keeping();
			// Its failure after the deadline is nobody’s any more.
			kept.catch(() => {});
			return await Promise.race([kept, tooLate]);
		} catch (error) {
			const code = errorCode(error);
			log("store_failed", { code });
			told.onStoreFailed(code);
			return undefined;
		} finally {
			forgetDeadline();
		}

		async function keeping(): Promise<Kept> {
			const since = receivedAtMs - SAME_MESSAGE_WINDOW_MS;
			const others = messageHash === null ? 0 : await store.countOthersWith(messageHash, quote.email, since);
			const suspicions = suspicionsOf(quote, form, others);
			const quarantined = isQuarantined(suspicions);
			const sendsReceipt = told.sendsReceipts();
			const kept = await store.keep({
				...{ quote, ...hashes, messageHash, receivedAtMs, suspicions, quarantined, sendsReceipt },
			});
			log(kept.replay ? "quote_replayed" : quarantined ? "quote_quarantined" : "quote_kept", { id: kept.id });
			if (!kept.replay) told.onKept({ page, quarantined });
			return kept;
		}
	}
}

/** Somebody who reloads or types the address of the form is brought to the form. */
function answerOtherMethod(request: Request): Response {
	return request.method === "GET" && isNavigation(request.headers)
		? redirect(303, "/contact#devis")
		: methodNotAllowed("POST");
}

/** Over the limit the body is read for one purpose only: a person without script gets back what they typed. */
async function valuesForPage(request: Request): Promise<TypedValues> {
	if (!isNavigation(request.headers)) return {};
	const { form } = await readForm(request);
	return form ? typedValues(form) : {};
}

function typedValues(form: FormData): TypedValues {
	const values: TypedValues = {};
	for (const field of QUOTE_FIELDS) {
		const value = form.get(field);
		if (typeof value === "string") values[field] = value;
	}
	return values;
}
