import { NOTICE_FRAGMENT } from "#shared/quote/fields.ts";

/**
 * Whether a request may come from a page of this site. A multipart POST needs no preflight, so any page on the web can
 * send one: only these two headers tell, and no page can forge them.
 *
 * Sec-Fetch-Site is the browser's own judgement and stands when present (a proxy that rewrites Host would make Origin
 * look foreign). Without it, Origin must be the public site or the host that was called. With neither, the caller is no
 * recent browser, so no visitor is a victim of CSRF.
 */
export function comesFromThisSite(headers: Headers, siteOrigin: string): boolean {
	const site = headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin" || site === "none";
	const origin = headers.get("origin");
	if (origin === null || origin === siteOrigin) return true;
	return URL.parse(origin)?.host === headers.get("host");
}

/** Pages that hold the quote form: the relay knows no page, a law compares this list with the built site (laws/links). */
export const PAGES_WITH_FORM: ReadonlySet<string> = new Set([
	"/contact",
	"/services/changement-serrure",
	"/services/porte-blindee",
	"/services/reparation-serrure",
	"/services/blindage-porte-existante",
	"/services/securisation-effraction",
]);

/**
 * Whether a browser sent this by itself, without script: it will show whatever comes back as a page. Browsers older than
 * Sec-Fetch-Mode are told by the Accept of a navigation, which names HTML.
 */
export function isNavigation(headers: Headers): boolean {
	const mode = headers.get("sec-fetch-mode");
	return mode === null ? /\btext\/html\b/i.test(headers.get("accept") ?? "") : mode === "navigate";
}

/**
 * The page whose form was sent: told by the form's own action when it already came back once with errors, else by the
 * Referer. Anything else than a page with a form counts as /contact.
 */
export function pageOfForm(request: Request): string {
	const told = new URL(request.url).searchParams.get("page");
	const referer = URL.parse(request.headers.get("referer") ?? "")?.pathname.replace(/\/$/, "");
	return [told, referer].find((path) => path != null && PAGES_WITH_FORM.has(path)) ?? "/contact";
}

/** Action of a form that came back with errors: it remembers the page, since the Referer will be the relay itself. */
export function actionRemembering(page: string): string {
	return `/api/devis?page=${encodeURIComponent(page)}`;
}

export const successOn = (page: string) => `${page}#${NOTICE_FRAGMENT.success}`;
export const failureOn = (page: string) => `${page}#${NOTICE_FRAGMENT.failure}`;
