import { createHash } from "node:crypto";
import { QUOTE_FIELDS } from "#quote/fields.ts";
import { parseQuote, type Quote } from "#quote/schema.ts";
import { fromWire } from "#quote/wire.ts";
import type { Clock } from "#relay/clock.ts";
import { visitorKey } from "#relay/http/client-address.ts";
import { type Handler, methodNotAllowed, redirect } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Kept, RequestStore } from "#relay/store/store.ts";
import { accepted, type ReadPage, type Refusal, refused } from "./answers.ts";
import { isNavigation } from "./came-from.ts";
import { contentTypeFault, readForm } from "./form.ts";
import { comesFromThisSite } from "./origin.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { TypedValues } from "./scriptless.ts";

/** How long a browser should wait before it tries a store that could not keep the request. */
const STORE_RETRY_SECONDS = 30;

interface Parts {
	store: Pick<RequestStore, "keep">;
	rateLimit: RateLimit;
	readPage: ReadPage;
	siteOrigin: string;
	clock: Clock;
	log: Log;
	/** Called once a new request is on the disk, before the answer leaves. */
	onKept: () => void;
}

/** POST /api/devis: cheap checks, bounded reading, validation, one transaction, and only then « ok ». */
export function createReception({ store, rateLimit, readPage, siteOrigin, clock, log, onKept }: Parts): Handler {
	return async (request, { clientAddress }) => {
		if (request.method !== "POST") return answerOtherMethod(request);
		const refuse = (refusal: Refusal) => {
			log("quote_refused", { status: refusal.status });
			return refused(request, refusal, readPage);
		};

		if (!comesFromThisSite(request.headers, siteOrigin)) return refuse({ status: 403 });
		const typeFault = contentTypeFault(request.headers.get("content-type"));
		if (typeFault !== undefined) return refuse({ status: typeFault });

		const visitor = visitorKey(clientAddress);
		const idempotencyKey = request.headers.get("idempotency-key") || null;
		const admission = rateLimit.admit(visitor, idempotencyKey);
		if (!admission.admitted) return refuse({ status: 429, ...admission, ...(await valuesForPage(request)) });

		const reading = await readForm(request);
		if (!reading.ok) return refuse({ status: reading.fault, values: reading.form ? typedValues(reading.form) : {} });
		const values = typedValues(reading.form);
		const result = parseQuote(fromWire(reading.form));
		if (!result.ok) return refuse({ status: 422, values, errors: result.errors });

		const contentHash = hashOf(QUOTE_FIELDS.map((field) => result.quote[field]));
		const room = rateLimit.admitContent(visitor, contentHash);
		if (!room.admitted) return refuse({ status: 429, values, ...room });
		return keep(request, result.quote, contentHash, idempotencyKey, () =>
			refuse({ status: 503, values, retryAfterSeconds: STORE_RETRY_SECONDS }),
		);
	};

	async function keep(
		request: Request,
		quote: Quote,
		contentHash: string,
		idempotencyKey: string | null,
		refuse: () => Promise<Response>,
	): Promise<Response> {
		const keyHash = idempotencyKey === null ? null : hashOf([idempotencyKey]);
		let kept: Kept;
		try {
			kept = await store.keep({ quote, contentHash, keyHash, receivedAtMs: clock.nowMs() });
		} catch (error) {
			log("store_failed", { code: errorCode(error) });
			return refuse();
		}
		log(kept.replay ? "quote_replayed" : "quote_kept", { id: kept.id });
		if (!kept.replay) onKept();
		return accepted(request, kept.id);
	}
}

/** Somebody who reloads or types the address of the form is brought to the form. */
function answerOtherMethod(request: Request): Response {
	const reads = request.method === "GET" || request.method === "HEAD";
	return reads && isNavigation(request.headers) ? redirect(303, "/contact#devis") : methodNotAllowed("POST");
}

/** Over the limit the body is read for one purpose only: a person without script gets back what they typed. */
async function valuesForPage(request: Request): Promise<{ values?: TypedValues }> {
	if (!isNavigation(request.headers)) return {};
	const { form } = await readForm(request);
	return form ? { values: typedValues(form) } : {};
}

function typedValues(form: FormData): TypedValues {
	const values: TypedValues = {};
	for (const field of QUOTE_FIELDS) {
		const value = form.get(field);
		if (typeof value === "string") values[field] = value;
	}
	return values;
}

function hashOf(parts: (string | boolean)[]): string {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
