import { redirect } from "#relay/http/handler.ts";
import { type MakePage, madePage } from "#relay/site/made-pages.ts";
import type { TypedValues } from "#shared/made-page.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";
import { actionRemembering, failureOn, isNavigation, pageOfForm, successOn } from "./came-from.ts";

const SENTENCES = {
	400: "La demande est mal formée.",
	403: "La demande ne vient pas de ce site.",
	413: "La demande est trop volumineuse.",
	415: "La demande doit être envoyée par le formulaire (multipart/form-data).",
	422: "Le formulaire contient des erreurs.",
	429: "Trop de demandes en peu de temps. Veuillez réessayer un peu plus tard, ou nous appeler.",
	503: "La demande n’a pas pu être enregistrée. Veuillez réessayer, ou nous appeler.",
} as const;

export interface Refusal {
	status: keyof typeof SENTENCES;
	errors?: QuoteErrors;
	values?: TypedValues;
	retryAfterSeconds?: number;
}

/** The request is kept: JSON for a script, the page's own notice for a person without. */
export function accepted(request: Request, id: string): Response {
	if (isNavigation(request.headers)) return redirect(303, successOn(pageOfForm(request)));
	return json(200, { id });
}

/** The request is refused: JSON for a script; for a person without, the page they came from with all they typed. */
export async function refused(request: Request, refusal: Refusal, makePage: MakePage): Promise<Response> {
	const { status, errors = {}, values = {}, retryAfterSeconds } = refusal;
	const retryAfter = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
	if (!isNavigation(request.headers)) {
		return json(status, status === 422 ? { errors } : { error: SENTENCES[status] }, retryAfter);
	}
	const page = pageOfForm(request);
	try {
		const form = { action: actionRemembering(page), values, errors };
		return madePage(await makePage(page, { form }), status, retryAfter);
	} catch {
		return redirect(303, failureOn(page));
	}
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
	return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}
