import { createHmac } from "node:crypto";
import { comesFromThisSite } from "#relay/reception/form.ts";
import { fields } from "./views.ts";

/* Forged posts: another site's page must not act in the owner's name. Where a post comes from, and a token that only our pages carry. */

/** What the forms of one session or one link carry: whoever has it has seen a page of theirs. */
export const csrfToken = (token: string): string => createHmac("sha256", token).update("preuve").digest("base64url");

/** Whether a form carries the token of that session or link. */
export const hasCsrfToken = (form: URLSearchParams, token: string): boolean =>
	form.get(fields.csrf) === csrfToken(token);

/**
 * Whether a post comes from a page of this site. A page without referrer posts « Origin: null », which says nothing of where it comes
 * from; every form but the entrance's carries a token besides. Recent browsers say it in Sec-Fetch-Site, which stands.
 */
export function isFromHere(headers: Headers, siteOrigin: string): boolean {
	const known = new Headers(headers);
	if (known.get("origin") === "null") known.delete("origin");
	return comesFromThisSite(known, siteOrigin);
}
