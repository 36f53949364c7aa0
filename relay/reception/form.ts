import { hasPage } from "#content/site-map.ts";
import { readAtMost } from "../http/handler.ts";

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
 * Referer. Anything else than a page with a form counts as /contact,
 * and so does one that left the site while somebody had it open.
 */
export function pageOfForm(request: Request): string {
	const told = new URL(request.url).searchParams.get("page");
	const referer = URL.parse(request.headers.get("referer") ?? "")?.pathname.replace(/\/$/, "");
	return [told, referer].find((path) => path != null && PAGES_WITH_FORM.has(path) && hasPage(path)) ?? "/contact";
}

const MAX_BODY_BYTES = 64 * 1024;

/** Why a body cannot be read as a quote form. */
type FormFault = 400 | 413 | 415;
type FormReading =
	| { ok: true; form: FormData }
	/** `form` holds what could be read all the same, so that a person gets it back. */
	| { ok: false; fault: FormFault; form?: FormData };

/** Whether the header announces a multipart form: undefined when it does, else the status to answer. */
export function contentTypeFault(contentType: string | null): FormFault | undefined {
	if (!/^multipart\/form-data\s*(;|$)/i.test(contentType?.trim() ?? "")) return 415;
	// RFC 2046: 1 to 70 characters, the last no space.
	const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(contentType ?? "");
	const value = boundary?.[1] ?? boundary?.[2] ?? "";
	return /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/.test(value) ? undefined : 400;
}

/**
 * Reads at most 64 KiB of a body whose Content-Type was checked, and parses it with the platform's own parser.
 * Refuses files and repeated names.
 */
export async function readForm(request: Request): Promise<FormReading> {
	const bytes = await readAtMost(request, MAX_BODY_BYTES);
	if (bytes === undefined) return { ok: false, fault: 413 };
	let form: FormData;
	try {
		const contentType = request.headers.get("content-type") ?? "";
		form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
	} catch {
		return { ok: false, fault: 400 };
	}
	const names = new Set<string>();
	for (const [name, value] of form) {
		if (typeof value !== "string" || names.has(name)) return { ok: false, fault: 400, form };
		names.add(name);
	}
	return { ok: true, form };
}
