import { createHash } from "node:crypto";

/** Where pages may send the form besides their own site, and whether visitors reach the site by https. */
export interface PolicyPlace {
	/** Origin of QUOTE_ENDPOINT when it is another site's; undefined when the form posts to this one. */
	formOrigin: string | undefined;
	https: boolean;
}

/**
 * Content-Security-Policy of one page, from its own HTML: same origin only, and inline code only by the SHA-256 of what
 * this HTML contains. The only source of the policy: the relay sends it, and the files for static hosts are written from
 * it (tools/hosting).
 */
export function contentPolicy(html: string, { formOrigin, https }: PolicyPlace): string {
	const form = formOrigin === undefined ? "" : ` ${formOrigin}`;
	return [
		"default-src 'none'",
		`script-src 'self'${hashes(html, "script")}`,
		`style-src 'self'${hashes(html, "style")}`,
		"img-src 'self'",
		"font-src 'self'",
		`connect-src 'self'${form}`,
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		`form-action 'self'${form}`,
		"frame-ancestors 'none'",
		"object-src 'none'",
		"require-trusted-types-for 'script'",
		// Its only use: the URL of the service worker, the one script URL that a page creates (app/start).
		"trusted-types hors-ligne",
		...(https ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

/** For answers that are no pages: a file opened by itself runs and loads nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Name of the service worker, which asks the site for the pages that it keeps. */
export const WORKER_FILE = "hors-ligne.js";
const WORKER_POLICY = `${FILE_POLICY}; connect-src 'self'`;

/** Content-Security-Policy of a file that is no page, by its name in the site's folder. */
export const filePolicy = (name: string): string => (name === WORKER_FILE ? WORKER_POLICY : FILE_POLICY);

/** Sent over https only: two years, the least that browsers' preload list asks for. */
export const HSTS = "max-age=63072000; includeSubDomains";

/**
 * Hashes of a page's inline elements, each once, as the policy writes them; none of structured data nor of an empty script,
 * which no browser runs.
 */
function hashes(html: string, element: "script" | "style"): string {
	const inline = new RegExp(`<${element}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${element}>`, "g");
	const found = [...html.matchAll(inline)]
		.map(([, text = ""]) => text)
		.filter((text) => text !== "")
		.map((text) => createHash("sha256").update(text).digest("base64"));
	return [...new Set(found)].map((hash) => ` 'sha256-${hash}'`).join("");
}

/** Origin that a page's quote form posts to, when it is not the site's own. */
export function formOriginIn(html: string): string | undefined {
	const [, action] = /\saction="(https?:\/\/[^"]+)"/.exec(html) ?? [];
	return action ? URL.parse(action)?.origin : undefined;
}
